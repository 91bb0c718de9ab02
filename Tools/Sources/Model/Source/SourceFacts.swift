/// The facts read from one source file.
public struct SourceFacts: Hashable, Codable, Sendable {
  public var imports: [ImportDeclaration]
  /// The modules tested with `canImport(…)` in the file's conditions.
  public var canImports: [Mention]
  public var ignores: [IgnoreComment]
  /// The file's declarations, or `nil` if only its imports were read.
  public var declarations: Declarations?

  public init(
    imports: [ImportDeclaration] = [],
    canImports: [Mention] = [],
    ignores: [IgnoreComment] = [],
    declarations: Declarations? = nil
  ) {
    self.imports = imports
    self.canImports = canImports
    self.ignores = ignores
    self.declarations = declarations
  }
}

/// The declarations of one file, with the parts that rules check.
public struct Declarations: Hashable, Codable, Sendable {
  /// All types and extensions; nested ones follow the enclosing one.
  public var types: [TypeDeclaration]
  /// The variables and constants outside types.
  public var globals: [VariableDeclaration]
  /// The first mention of each capitalised name in the file.
  public var mentions: [Mention]

  public init(types: [TypeDeclaration] = [], globals: [VariableDeclaration] = [], mentions: [Mention] = []) {
    self.types = types
    self.globals = globals
    self.mentions = mentions
  }
}

/// `// inward:ignore RULE: reason`, which suppresses a rule on its line, or on the next line if nothing else is on it.
public struct IgnoreComment: Hashable, Codable, Sendable {
  public var rule: String
  /// The reason; empty if missing.
  public var reason: String
  public var position: SourcePosition
  /// The number of the line for which the rule is suppressed.
  public var line: Int

  public init(rule: String, reason: String, position: SourcePosition, line: Int) {
    self.rule = rule
    self.reason = reason
    self.position = position
    self.line = line
  }
}
