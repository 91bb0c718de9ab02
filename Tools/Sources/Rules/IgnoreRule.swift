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
    context.ignores.compactMap { path, ignore in
      if Rules.rule(named: ignore.rule) == nil {
        return finding(ignore, in: path, "unknown rule `\(ignore.rule)` in an ignore comment")
      }
      return ignore.reason.isEmpty
        ? finding(ignore, in: path, "the ignore comment for `\(ignore.rule)` gives no reason") : nil
    }
  }

  func finding(_ ignore: IgnoreComment, in path: String, _ message: String) -> Finding {
    let location = SourceLocation(path: path, position: ignore.position)
    return Finding(self, at: Finding.Place(location: location, subject: ignore.rule), message: message)
  }
}

/// Removes findings suppressed by ignore comments, and finds comments that suppress nothing.
struct IgnoreFilter {
  private let comments: [(path: String, comment: IgnoreComment)]
  /// The comments for a rule in a file, as indices.
  private let indices: [Key: [Int]]
  private let rules: Set<String>

  /// - Parameter rules: The rules that run; comments for other rules are not reported.
  init(_ context: RuleContext, rules: Set<String>) {
    self.rules = rules
    let comments = context.ignores.filter { !$0.comment.reason.isEmpty }
    self.comments = comments
    indices = Dictionary(grouping: comments.indices) { Key(path: comments[$0].path, rule: comments[$0].comment.rule) }
  }

  func split(_ findings: [Finding]) -> (kept: [Finding], stale: [Finding], ignored: Int) {
    var used: Set<Int> = []
    let kept = findings.filter { finding in
      let line = finding.location.position.line
      let known = indices[Key(path: finding.location.path, rule: finding.rule)] ?? []
      let nearest = known.last { comments[$0].comment.line <= line && line <= comments[$0].comment.lastLine }
      guard let nearest else { return true }
      used.insert(nearest)
      return false
    }
    let stale = comments.indices.filter { rules.contains(comments[$0].comment.rule) && !used.contains($0) }.map {
      let (path, comment) = comments[$0]
      return IgnoreRule().finding(comment, in: path, "the ignore comment for `\(comment.rule)` suppresses nothing")
    }
    return (kept, stale, findings.count - kept.count)
  }

  private struct Key: Hashable {
    let path: String
    let rule: String
  }
}
