/// What types must have and must not have, as a team decides for itself.
public struct TypeConstraint: Sendable {
  /// The name of the rule for all of them.
  public static let rule = "type"

  /// Its own name, by which `rules` sets its level, and by which another file replaces it.
  public var name: String?
  /// The types.
  public var match = TypeFilter()
  public var require: [TypeTrait: [Pattern]] = [:]
  public var forbid: [TypeTrait: [Pattern]] = [:]
  /// Why, in a sentence; empty for the rule's own reason.
  public var because = ""

  public init() {}
}

/// What a type may have; the key of the configuration.
public enum TypeTrait: String, CaseIterable, Sendable {
  /// Without `@`, such as `MainActor`.
  case attributes
  /// The cases of an enum. Other types have none, and need none.
  case cases
  /// Protocols and classes.
  case conformances
  /// The folders that its file may be in, one of them.
  case folders
  /// What belongs to a type: one of `TypeCompanion`.
  case has
  /// The layers that it may be in, one of them.
  case layers
  /// Modifiers and access levels, such as `final` or `public`.
  case modifiers
  /// The names and texts that its declaration mentions.
  case uses
}

/// Something else that belongs to a type.
public enum TypeCompanion: String, CaseIterable, Sendable {
  /// A file of its name.
  case file
  /// A type in the mock targets that conforms to it.
  case mock
  /// A file of its name with `Tests` in a test target.
  case tests
}

/// Selects types: every nonempty list must match.
public struct TypeFilter: Hashable, Sendable {
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
  /// Protocols and classes.
  public var conformances: [Pattern] = []

  public init() {}
}
