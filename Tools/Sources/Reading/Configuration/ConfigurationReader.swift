public import Model

/// Reads `inward.yml`.
///
/// All problems in the file are reported at once, with positions. No input makes the reader crash or run for long; see
/// `YAMLLimits`.
public enum ConfigurationReader {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - text: The file's contents.
  ///   - path: The file's path, relative to the repository's root, for messages.
  ///   - rules: The names of all rules, to check the key `rules`.
  /// - Throws: `ConfigurationError` with all problems.
  public static func configuration(
    from text: String,
    path: String = "inward.yml",
    rules: [String]
  ) throws(ConfigurationError) -> Configuration {
    let root = try root(of: text, path: path)
    var checker = ShapeChecker(rules: rules)
    checker.check(root, is: .root, at: SourcePosition(line: 1, column: 1))
    let configuration = Configuration(root, path: path)
    var references = ReferenceChecker(configuration, problems: checker.problems)
    references.check()
    guard references.problems.isEmpty else {
      throw ConfigurationError(path: path, problems: references.problems.sorted)
    }
    return configuration
  }

  /// Reads a configuration from bytes, which may not be valid UTF-8.
  public static func configuration(
    from bytes: some Collection<UInt8>,
    path: String = "inward.yml",
    rules: [String]
  ) throws(ConfigurationError) -> Configuration {
    let text = String(decoding: bytes, as: UTF8.self)
    if let offset = zip(text.utf8, bytes).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
      let before = bytes.prefix(offset)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      let problem = ConfigurationError.Problem(at: SourcePosition(line: line, column: column), "the file is not UTF-8")
      throw ConfigurationError(path: path, problems: [problem])
    }
    return try configuration(from: text, path: path, rules: rules)
  }

  private static func root(of text: String, path: String) throws(ConfigurationError) -> YAMLNode {
    do {
      return try YAMLDocument.root(of: text)
    } catch {
      throw ConfigurationError(path: path, problems: [error.problem])
    }
  }
}
