/// An `import` declaration.
public struct ImportDeclaration: Hashable, Codable, Sendable {
  /// The module's name, without backticks.
  public var module: String
  /// The path after the module: `B` and `C` in `import A.B.C`, or the declaration's name in a scoped import.
  public var submodule: [String]
  /// The kind of a scoped import, such as `struct`.
  public var kind: Kind?
  /// The position of the module's name, where the compiler reports a missing module.
  public var position: SourcePosition
  /// The attributes in order, without `@`, such as `testable` or `_spi(Group)`.
  public var attributes: [String]
  public var access: AccessLevel?
  /// The enclosing `#if` condition, or `nil` if there is none.
  public var condition: Condition?

  public init(
    module: String,
    submodule: [String] = [],
    kind: Kind? = nil,
    position: SourcePosition,
    attributes: [String] = [],
    access: AccessLevel? = nil,
    condition: Condition? = nil
  ) {
    self.module = module
    self.submodule = submodule
    self.kind = kind
    self.position = position
    self.attributes = attributes
    self.access = access
    self.condition = condition
  }

  public enum Kind: String, Codable, CaseIterable, Sendable {
    case `typealias`, `struct`, `class`, `enum`, `protocol`, `let`, `var`, `func`
  }
}

extension ImportDeclaration {
  /// Whether no build can reach it, such as inside `#if false`.
  public var isUnreachable: Bool { condition?.constant == false }

  /// Whether it has the attribute, with any arguments.
  public func has(_ attribute: String) -> Bool {
    attributes.contains { $0 == attribute || $0.hasPrefix(attribute + "(") }
  }
}
