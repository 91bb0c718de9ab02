/// One `import` as it is written.
public struct ImportDeclaration: Hashable, Codable, Sendable {
  /// The module's name, without the backticks of an escaped one.
  public var module: String
  /// What follows the module in the path: `B` and `C` in `import A.B.C`, the declaration's name in a scoped import.
  public var submodule: [String]
  /// What a scoped import names, such as `struct`.
  public var kind: Kind?
  /// Where the module's name stands, which is where the compiler reports a module that it cannot find.
  public var position: SourcePosition
  /// The attributes in their order, without the `@`, such as `testable` or `_spi(Group)`.
  public var attributes: [String]
  public var access: AccessLevel?
  /// The `#if` around it, or `nil` where it always holds.
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
  /// Whether no build can reach it, as inside `#if false`.
  public var isUnreachable: Bool { condition?.constant == false }

  /// Whether it carries the attribute, whatever the attribute's arguments.
  public func has(_ attribute: String) -> Bool {
    attributes.contains { $0 == attribute || $0.hasPrefix(attribute + "(") }
  }
}
