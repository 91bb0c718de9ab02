/// A type, or an extension of one, as far as rules look into it.
public struct TypeDeclaration: Hashable, Codable, Sendable {
  /// The name with those of the types around it, such as `Outer.Inner`; for an extension, the type that it extends.
  public var name: String
  public var kind: Kind
  public var position: SourcePosition
  public var access: AccessLevel?
  /// The attributes in their order, without the `@` and with their arguments, such as `MainActor`.
  public var attributes: [String]
  /// The other modifiers, such as `final` or `nonisolated`.
  public var modifiers: [String]
  /// The entries of the inheritance clause as written, such as `Sendable` or `any Loading`.
  public var inherited: [String]
  public var variables: [VariableDeclaration]
  /// The names of an enum's cases.
  public var cases: [String]
  /// Each capitalised name that the declaration mentions, its own heading included, where it does so first.
  public var mentions: [Mention]
  public var condition: Condition?

  public init(
    name: String,
    kind: Kind,
    position: SourcePosition,
    access: AccessLevel? = nil,
    attributes: [String] = [],
    modifiers: [String] = [],
    inherited: [String] = [],
    variables: [VariableDeclaration] = [],
    cases: [String] = [],
    mentions: [Mention] = [],
    condition: Condition? = nil
  ) {
    self.name = name
    self.kind = kind
    self.position = position
    self.access = access
    self.attributes = attributes
    self.modifiers = modifiers
    self.inherited = inherited
    self.variables = variables
    self.cases = cases
    self.mentions = mentions
    self.condition = condition
  }

  public enum Kind: String, Codable, CaseIterable, Sendable {
    case `struct`, `class`, `enum`, `protocol`, actor, `extension`, `typealias`
  }
}

extension TypeDeclaration {
  /// The last part of the name: `Inner` of `Outer.Inner`.
  public var simpleName: String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  public var isNested: Bool { kind != .extension && name.utf8.contains(UInt8(ascii: ".")) }

  public func has(_ attribute: String) -> Bool {
    attributes.contains { $0 == attribute || $0.hasPrefix(attribute + "(") }
  }
}

/// A variable or a constant of a type or of a file.
public struct VariableDeclaration: Hashable, Codable, Sendable {
  public var name: String
  public var position: SourcePosition
  /// Whether it is a `var`.
  public var isVariable: Bool
  /// Whether it is `static` or `class`.
  public var isStatic: Bool
  /// Whether it holds a value, rather than computing it.
  public var isStored: Bool
  /// The type as written, or `nil` where it is inferred.
  public var type: String?
  public var attributes: [String]
  public var modifiers: [String]
  public var access: AccessLevel?
  public var condition: Condition?

  public init(
    name: String,
    position: SourcePosition,
    isVariable: Bool,
    isStatic: Bool = false,
    isStored: Bool = true,
    type: String? = nil,
    attributes: [String] = [],
    modifiers: [String] = [],
    access: AccessLevel? = nil,
    condition: Condition? = nil
  ) {
    self.name = name
    self.position = position
    self.isVariable = isVariable
    self.isStatic = isStatic
    self.isStored = isStored
    self.type = type
    self.attributes = attributes
    self.modifiers = modifiers
    self.access = access
    self.condition = condition
  }
}

/// A name, and where it stands.
public struct Mention: Hashable, Codable, Sendable {
  public var name: String
  public var position: SourcePosition

  public init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}
