/// How much of each source to read.
public enum SourceDepth: Sendable {
  /// Imports, modules in `canImport(…)`, and ignore comments. The source after the last of these is not read.
  case imports
  /// Also declarations.
  case declarations
  /// Also declarations, but what they mention, and variables that cannot be global state, only in files for whose
  /// declarations a condition is true.
  case outlines(mentionsIf: @Sendable (Declarations) -> Bool)

  public var hasDeclarations: Bool { if case .imports = self { false } else { true } }

  /// Whether what a file with some declarations mentions is read.
  public func hasMentions(with declarations: Declarations) -> Bool {
    switch self {
    case .imports: false
    case .declarations: true
    case .outlines(let needsMentions): needsMentions(declarations)
    }
  }
}
