/// What types must have and must not have, as a team decides for itself.
public struct TypeConstraint: Sendable {
  /// The types.
  public var match: Role
  public var require: TypeTraits
  public var forbid: TypeTraits
  /// Why, in a sentence; empty for the rule's own reason.
  public var because: String

  public init(
    match: Role,
    require: TypeTraits = TypeTraits(),
    forbid: TypeTraits = TypeTraits(),
    because: String = ""
  ) {
    self.match = match
    self.require = require
    self.forbid = forbid
    self.because = because
  }
}

/// Traits of a type.
public struct TypeTraits: Sendable {
  /// Without `@`, such as `MainActor`.
  public var attributes: [Pattern]
  /// Protocols and classes.
  public var conformances: [Pattern]
  /// Modifiers and access levels, such as `final` or `public`.
  public var modifiers: [Pattern]
  /// The layers that it may be in; any if empty.
  public var layers: [Pattern]
  /// The folders that its file may be in; any if empty.
  public var folders: [Pattern]

  public init(
    attributes: [Pattern] = [],
    conformances: [Pattern] = [],
    modifiers: [Pattern] = [],
    layers: [Pattern] = [],
    folders: [Pattern] = []
  ) {
    self.attributes = attributes
    self.conformances = conformances
    self.modifiers = modifiers
    self.layers = layers
    self.folders = folders
  }
}
