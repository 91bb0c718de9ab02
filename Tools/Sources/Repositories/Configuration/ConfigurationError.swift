public import Model

/// All problems in a configuration.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The file's path, relative to the repository's root.
  public var path: String
  /// Sorted by file and position; never empty.
  public var problems: [Problem]

  public init(path: String, problems: [Problem]) {
    self.path = path
    self.problems = problems
  }

  public struct Problem: Hashable, Sendable {
    /// The path of the file that it is in, if that is another one, which the configuration extends.
    public var path: String?
    public var position: SourcePosition
    /// The problem and its correction, in one sentence without a full stop.
    public var message: String
    /// A known name close to an unknown one.
    public var suggestion: String?

    public init(at position: SourcePosition, _ message: String, suggestion: String? = nil) {
      self.position = position
      self.message = message
      self.suggestion = suggestion
    }
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line per problem, in the format that editors and CI turn into links.
  public var description: String {
    problems.map { problem in
      "\(SourceLocation(path: problem.path ?? path, position: problem.position)): error: \(problem)"
    }.joined(separator: "\n")
  }
}

extension ConfigurationError.Problem: CustomStringConvertible {
  public var description: String {
    suggestion.map { "\(message); did you mean `\($0)`?" } ?? message
  }
}
