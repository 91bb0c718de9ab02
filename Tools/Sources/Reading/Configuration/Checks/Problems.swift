import Model

/// Gathers problems, so that one run shows all of them.
struct Problems {
  private var problems: [ConfigurationError.Problem] = []
  /// How many names may yet be compared. It takes time, and nobody reads hundreds of suggestions.
  private var comparisonsLeft = 50_000

  var isEmpty: Bool { problems.isEmpty }

  var sorted: [ConfigurationError.Problem] {
    problems.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
  }

  mutating func add(_ message: String, at position: SourcePosition) {
    problems.append(.init(at: position, message))
  }

  /// Adds a problem with a name, and the known name that it is closest to.
  mutating func add(_ message: String, at position: SourcePosition, unknown name: String, known: [String]) {
    let suggestion = closest(to: name, of: known)
    problems.append(.init(at: position, message, suggestion: suggestion))
  }

  /// The known name that is closest, as long as comparing does not take too long.
  mutating func closest(to name: String, of known: [String]) -> String? {
    comparisonsLeft -= known.count
    return comparisonsLeft >= 0 ? name.closest(of: known) : nil
  }
}
