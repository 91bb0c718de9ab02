public import Model

/// Reads a manifest from its text, without running it.
public enum ManifestEvaluator {
  /// Evaluates a manifest.
  ///
  /// - Throws: `BeyondReader` where the text holds what this reader does not follow; nothing is left out or guessed.
  public static func manifest(
    from text: String,
    in surroundings: ManifestSurroundings
  ) throws(BeyondReader) -> Manifest {
    // The parser and the interpreter recurse; their limits fit this stack, whoever asks.
    let result = DeepStack.run { () -> Result<Manifest, BeyondReader> in
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
  ) throws(BeyondReader) -> Manifest {
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
    return try ManifestBuilder(toolsVersion: version, folder: surroundings.folder).manifest(of: interpreter.packages[0])
  }
}
