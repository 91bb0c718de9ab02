import Model

/// Collects problems, so that one run reports all of them.
struct Problems {
  private var problems: [ConfigurationError.Problem] = []
  /// The remaining budget for comparing names. Comparing takes time, and no one reads hundreds of suggestions.
  private var comparisonsLeft = 50_000

  var isEmpty: Bool { problems.isEmpty }

  var sorted: [ConfigurationError.Problem] {
    problems.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  /// Adds those of a file, with their positions among all files.
  mutating func add(_ others: Problems, at place: (SourcePosition) -> SourcePosition) {
    problems += others.problems.map { problem in
      var problem = problem
      problem.position = place(problem.position)
      return problem
    }
  }

  mutating func add(_ message: String, at position: SourcePosition) {
    problems.append(.init(at: position, message))
  }

  /// Adds a problem with an unknown name, and suggests the closest known one.
  mutating func add(_ message: String, at position: SourcePosition, unknown name: String, known: [String]) {
    let suggestion = closest(to: name, of: known)
    problems.append(.init(at: position, message, suggestion: suggestion))
  }

  /// The closest known name, unless the budget is used up.
  mutating func closest(to name: String, of known: [String]) -> String? {
    comparisonsLeft -= known.count
    return comparisonsLeft >= 0 ? name.closest(of: known) : nil
  }
}
