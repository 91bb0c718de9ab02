import Model

/// Finds ignore comments that give no reason, name an unknown rule, or suppress nothing.
struct IgnoreRule: Rule {
  static let documentation = RuleDocumentation(
    name: "ignore",
    summary: "an ignore comment names a rule, gives a reason, and suppresses a finding",
    why: """
      An exception without a reason cannot be reviewed. An ignore comment that suppresses nothing can hide a future \
      violation.
      """,
    fix: "Write `// inward:ignore RULE: reason`, or remove the comment; `inward fix` removes unused ones.",
    broken: "import Data  // inward:ignore layer",
    kept: "import Data  // inward:ignore layer: removed in release 3"
  )

  /// Checks each comment alone; `IgnoreFilter` finds those that suppress nothing.
  func findings(in context: RuleContext) -> [Finding] {
    context.repository.ignores.compactMap { path, ignore in
      if Rules.rule(named: ignore.rule) == nil {
        return finding(ignore, in: path, "unknown rule `\(ignore.rule)` in an ignore comment")
      }
      return ignore.reason.isEmpty
        ? finding(ignore, in: path, "the ignore comment for `\(ignore.rule)` gives no reason") : nil
    }
  }

  func finding(_ ignore: IgnoreComment, in path: String, _ message: String) -> Finding {
    Finding(
      self,
      at: SourceLocation(path: path, position: ignore.position),
      message: message,
      subject: ignore.rule
    )
  }
}

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
