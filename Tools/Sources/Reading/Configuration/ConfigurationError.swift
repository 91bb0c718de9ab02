public import Model

/// Everything that is wrong with a configuration, not only what was met first.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The file's path from the repository's root.
  public var path: String
  /// What is wrong, by position; never empty.
  public var problems: [Problem]

  public init(path: String, problems: [Problem]) {
    self.path = path
    self.problems = problems
  }

  /// One thing that is wrong.
  public struct Problem: Hashable, Sendable {
    public var position: SourcePosition
    /// What is wrong and what would be right, in one sentence without a full stop.
    public var message: String
    /// The known name that is probably meant, where one is close.
    public var suggestion: String?

    public init(at position: SourcePosition, _ message: String, suggestion: String? = nil) {
      self.position = position
      self.message = message
      self.suggestion = suggestion
    }
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// A line for each problem, in the form that editors and CI turn into links.
  public var description: String {
    problems.map { "\(path):\($0.position.line):\($0.position.column): error: \($0)" }.joined(separator: "\n")
  }
}

extension ConfigurationError.Problem: CustomStringConvertible {
  public var description: String {
    suggestion.map { "\(message); did you mean `\($0)`?" } ?? message
  }
}
