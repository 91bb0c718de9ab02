public import Model

/// Reads a manifest from its text, without running it.
public enum ManifestEvaluator {
  struct Evaluation: Sendable {
    let manifest: Manifest
    /// The variables that were asked for, or `nil` where all were.
    let variables: Set<String>?
  }

  /// Evaluates a manifest.
  ///
  /// - Throws: `BeyondReader` where the text holds what this reader does not follow; nothing is left out or guessed.
  public static func manifest(
    from text: String,
    in surroundings: ManifestSurroundings
  ) throws(BeyondReader) -> Manifest {
    try evaluation(of: text, in: surroundings).manifest
  }

  /// Evaluates a manifest, and tells which variables decided what came of it.
  static func evaluation(
    of text: String,
    in surroundings: ManifestSurroundings
  ) throws(BeyondReader) -> Evaluation {
    // The parser and the interpreter recurse; their limits fit this stack, whoever asks.
    let result = DeepStack.run { () -> Result<Evaluation, BeyondReader> in
      do throws(BeyondReader) {
        return .success(try evaluated(text, in: surroundings))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func evaluated(
    _ text: String,
    in surroundings: ManifestSurroundings
  ) throws(BeyondReader) -> Evaluation {
    guard let version = ToolsVersion(manifest: text) else {
      throw BeyondReader("no `swift-tools-version` in the first line", at: SourcePosition(line: 1, column: 1))
    }
    let active = ActiveTokens(surroundings: surroundings, toolsVersion: version)
    let statements = try ManifestParser.statements(of: active.filtered(ManifestTokenizer.tokens(of: text)))
    let interpreter = Interpreter(surroundings: surroundings)
    try interpreter.run(statements)
    guard interpreter.packages.count == 1 else {
      throw BeyondReader("\(interpreter.packages.count) packages where there should be one")
    }
    let builder = ManifestBuilder(toolsVersion: version, folder: surroundings.folder)
    return Evaluation(manifest: try builder.manifest(of: interpreter.packages[0]), variables: interpreter.variables)
  }
}
