/// The facts read from one source file.
public struct SourceFacts: Equatable, Sendable {
  public var imports: [ImportDeclaration]
  /// The modules tested with `canImport(…)` in the file's conditions.
  public var canImports: [Mention] = []
  public var ignores: [IgnoreComment] = []
  /// The file's declarations, or `nil` if only its imports were read.
  public var declarations: Declarations?

  public init(imports: [ImportDeclaration] = [], declarations: Declarations? = nil) {
    self.imports = imports
    self.declarations = declarations
  }
}

/// The declarations of one file, with the parts that rules check.
public struct Declarations: Equatable, Sendable {
  /// All types and extensions; nested ones follow the enclosing one.
  public var types: [TypeDeclaration]
  /// The variables and constants outside types.
  public var globals: [VariableDeclaration]
  /// The first mention of each capitalised name in the file.
  public var mentions: [Mention] = []
  public var flags: [FlagDeclaration] = []
  /// Whether mentions were left out, and the variables that cannot be global state, but not all declarations.
  public var isOutline = false

  public init(types: [TypeDeclaration] = [], globals: [VariableDeclaration] = []) {
    self.types = types
    self.globals = globals
  }

  /// Whether there is no type and no variable.
  public var isEmpty: Bool { types.isEmpty && globals.isEmpty }
}

/// `// inward:ignore RULE: reason`, which suppresses a rule on its line or, if nothing else is on it, in what starts
/// on the next one: up to the code after attributes, or up to the end of a call such as `.target(…)`.
public struct IgnoreComment: Equatable, Sendable {
  public var rule: String
  /// The reason; empty if missing.
  public var reason: String
  public var position: SourcePosition
  /// The numbers of the first and the last line for which the rule is suppressed.
  public var line: Int
  public var lastLine: Int

  public init(rule: String, reason: String, position: SourcePosition, line: Int, lastLine: Int? = nil) {
    self.rule = rule
    self.reason = reason
    self.position = position
    self.line = line
    self.lastLine = lastLine ?? line
  }
}

/// An `import` declaration.
public struct ImportDeclaration: Hashable, Sendable {
  /// The module's name, without backticks.
  public var module: String
  /// The path after the module: `B` and `C` in `import A.B.C`, or the declaration's name in a scoped import.
  public var submodule: [String] = []
  /// The kind of a scoped import, such as `struct`.
  public var kind: Kind?
  /// The position of the module's name, where the compiler reports a missing module.
  public var position: SourcePosition
  /// The attributes in order, without `@`, such as `testable` or `_spi(Group)`.
  public var attributes: [String] = []
  public var access: AccessLevel?
  /// The enclosing `#if` condition, or `nil` if there is none.
  public var condition: Condition?

  public init(module: String, position: SourcePosition, condition: Condition? = nil) {
    self.module = module
    self.position = position
    self.condition = condition
  }

  public enum Kind: String, CaseIterable, Sendable {
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

/// A position in a file of the repository.
public struct SourceLocation: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// Relative to the repository's root, with `/` as separator.
  public var path: String
  public var position: SourcePosition

  public init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }

  public var description: String { "\(path):\(position.line):\(position.column)" }

  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.position) < (right.path, right.position)
  }
}

/// A 1-based line and column; the column counts UTF-8 bytes, like the Swift compiler's.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  /// The first position of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
