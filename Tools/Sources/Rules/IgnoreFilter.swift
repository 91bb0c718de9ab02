import Model

/// Takes out what ignore comments silence, and tells which of them silence nothing.
struct IgnoreFilter {
  private let ignores: [Place: (comment: IgnoreComment, path: String)]
  private let rules: Set<String>

  /// - Parameter rules: The rules that run; a comment on any other one is not stale.
  init(_ repository: Repository, rules: Set<String>) {
    self.rules = rules
    var ignores: [Place: (IgnoreComment, String)] = [:]
    for file in repository.files {
      for ignore in file.facts.ignores where !ignore.reason.isEmpty {
        ignores[Place(path: file.path, line: ignore.line, rule: ignore.rule)] = (ignore, file.path)
      }
    }
    self.ignores = ignores
  }

  func split(_ findings: [Finding]) -> (kept: [Finding], stale: [Finding], ignored: Int) {
    var used: Set<Place> = []
    let kept = findings.filter { finding in
      let place = Place(path: finding.location.path, line: finding.location.position.line, rule: finding.rule)
      guard ignores[place] != nil else { return true }
      used.insert(place)
      return false
    }
    let stale = ignores.filter { rules.contains($0.key.rule) && !used.contains($0.key) }.map { place, ignore in
      IgnoreRule().finding(ignore.comment, in: ignore.path, "the ignore of `\(place.rule)` silences nothing")
    }
    return (kept, stale, findings.count - kept.count)
  }

  private struct Place: Hashable {
    let path: String
    let line: Int
    let rule: String
  }
}
