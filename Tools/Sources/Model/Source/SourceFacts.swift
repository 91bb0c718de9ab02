/// What the tool knows of one source file.
public struct SourceFacts: Hashable, Codable, Sendable {
  public var imports: [ImportDeclaration]
  /// `canImport(…)` in the conditions of the file, by the module that it asks for.
  public var canImports: [Mention]
  public var ignores: [IgnoreComment]
  /// What the file declares, or `nil` where only its imports were read.
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

/// The declarations of one file, as far as rules look into them.
public struct Declarations: Hashable, Codable, Sendable {
  /// Every type and extension, the nested ones after the one around them.
  public var types: [TypeDeclaration]
  /// The variables and constants outside any type.
  public var globals: [VariableDeclaration]
  /// Each capitalised name that the file mentions, where it does so first.
  public var mentions: [Mention]

  public init(types: [TypeDeclaration] = [], globals: [VariableDeclaration] = [], mentions: [Mention] = []) {
    self.types = types
    self.globals = globals
    self.mentions = mentions
  }
}

/// `// inward:ignore RULE: reason`, which silences a rule on its own line, or on the next where it stands alone.
public struct IgnoreComment: Hashable, Codable, Sendable {
  public var rule: String
  /// Why, or an empty text where the comment does not say.
  public var reason: String
  public var position: SourcePosition
  /// The line that it silences.
  public var line: Int

  public init(rule: String, reason: String, position: SourcePosition, line: Int) {
    self.rule = rule
    self.reason = reason
    self.position = position
    self.line = line
  }
}
