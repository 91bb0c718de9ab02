/// The roles of types, by name and location. A role that is not configured is not checked.
public struct Roles: Sendable {
  public var entities: Role?
  public var ports: Role?
  public var adapters: Role?
  public var useCases: Role?
  public var views: Role?
  public var viewModels: Role?
  /// Screen states.
  public var states: Role?
  /// Types that must have a test file.
  public var tested: Role?
  /// Types that must have a mock.
  public var mocked: Role?
  /// Types that must be in a file of their name.
  public var named: Role?
  /// Conformances that entities must not have, such as those for JSON or database rows.
  public var foreignConformances: [Pattern] = []
  /// Cases that a screen state must have; alternatives are separated by `|`, such as `failed|error`.
  public var stateCases: [Pattern] = []

  public init() {}
}

/// The criteria of a role: every nonempty list must match.
public struct Role: Hashable, Sendable {
  public var position = SourcePosition.start
  /// The type's name, such as `*ViewModel`; with a `.`, the qualified name of a nested type: `*ViewModel.State`.
  public var names: [Pattern] = []
  /// Names to exclude.
  public var except: [Pattern] = []
  public var layers: [Pattern] = []
  /// The file's folder, relative to the root, such as `Packages/Domain/Sources/Domain/Models/**`.
  public var folders: [Pattern] = []
  /// The kinds of declaration; empty for all kinds of types.
  public var kinds: [TypeDeclaration.Kind] = []

  public init() {}
}

/// What types must have and must not have, as a team decides for itself.
public struct TypeConstraint: Sendable {
  /// The types.
  public var match = Role()
  public var require = TypeTraits()
  public var forbid = TypeTraits()
  /// Why, in a sentence; empty for the rule's own reason.
  public var because = ""

  public init() {}
}

/// Traits of a type.
public struct TypeTraits: Sendable {
  /// Without `@`, such as `MainActor`.
  public var attributes: [Pattern] = []
  /// Protocols and classes.
  public var conformances: [Pattern] = []
  /// Modifiers and access levels, such as `final` or `public`.
  public var modifiers: [Pattern] = []
  /// The layers that it may be in; any if empty.
  public var layers: [Pattern] = []
  /// The folders that its file may be in; any if empty.
  public var folders: [Pattern] = []

  public init() {}
}
