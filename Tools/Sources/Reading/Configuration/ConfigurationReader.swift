public import Model

/// Reads `inward.yml`.
///
/// Every problem of the file is reported at once, each with its place, so that mending takes one round. Nothing that a
/// file may hold crashes the reader or takes it long; see `YAMLLimits`.
public enum ConfigurationReader {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - text: The file's content.
  ///   - path: The file's path from the repository's root, for messages.
  ///   - rules: The names of the rules that there are, for the key `rules`.
  /// - Throws: `ConfigurationError` with all that is wrong.
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

  /// Reads a configuration from the bytes of a file, which may turn out to be no text.
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
      let problem = ConfigurationError.Problem(at: SourcePosition(line: line, column: column), "this is not UTF-8")
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
