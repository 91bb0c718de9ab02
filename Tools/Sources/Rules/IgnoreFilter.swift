import Model

/// Removes findings suppressed by ignore comments, and finds comments that suppress nothing.
struct IgnoreFilter {
  private let ignores: [Key: (comment: IgnoreComment, path: String)]
  private let rules: Set<String>

  /// - Parameter rules: The rules that run; comments for other rules are not reported.
  init(_ repository: Repository, rules: Set<String>) {
    self.rules = rules
    var ignores: [Key: (IgnoreComment, String)] = [:]
    for (path, ignore) in repository.ignores where !ignore.reason.isEmpty {
      ignores[Key(path: path, line: ignore.line, rule: ignore.rule)] = (ignore, path)
    }
    self.ignores = ignores
  }

  func split(_ findings: [Finding]) -> (kept: [Finding], stale: [Finding], ignored: Int) {
    var used: Set<Key> = []
    let kept = findings.filter { finding in
      let key = Key(path: finding.location.path, line: finding.location.position.line, rule: finding.rule)
      guard ignores[key] != nil else { return true }
      used.insert(key)
      return false
    }
    let stale = ignores.filter { rules.contains($0.key.rule) && !used.contains($0.key) }.map { key, ignore in
      IgnoreRule().finding(ignore.comment, in: ignore.path, "the ignore comment for `\(key.rule)` suppresses nothing")
    }
    return (kept, stale, findings.count - kept.count)
  }

  private struct Key: Hashable {
    let path: String
    let line: Int
    let rule: String
  }
}
