import Model

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

  /// Checks each comment alone; `withoutIgnored` finds those that suppress nothing.
  func findings(in context: RuleContext) -> [Finding] {
    context.ignores.compactMap { path, ignore in
      problem(with: ignore, context.configuration).map { finding(ignore, in: path, $0) }
    }
  }

  private func problem(with ignore: IgnoreComment, _ configuration: Configuration) -> String? {
    if Rules.rule(named: ignore.rule) != nil {
      return ignore.reason.isEmpty ? "the ignore comment for `\(ignore.rule)` gives no reason" : nil
    }
    let first = String(ignore.rule.prefix { !$0.isWhitespace })
    if first.isEmpty { return "the ignore comment names no rule" }
    if configuration.types.contains(where: { $0.name == ignore.rule }) {
      return "`\(ignore.rule)` is an entry of `types`; an ignore comment names the rule `\(TypeConstraint.rule)`"
    }
    return Rules.rule(named: first) == nil
      ? "unknown rule `\(ignore.rule)` in an ignore comment" : "a `:` must follow `\(first)` in an ignore comment"
  }

  func finding(_ ignore: IgnoreComment, in path: String, _ message: String) -> Finding {
    Finding(self, at: Finding.Place(path, ignore.position, subject: ignore.rule), message: message)
  }
}

extension RuleContext {
  /// Whether an ignore comment suppresses a rule at a place.
  func isIgnored(_ rule: String, at location: SourceLocation) -> Bool {
    ignores.contains { path, comment in
      path == location.path && comment.rule == rule && !comment.reason.isEmpty && comment.covers(location.position.line)
    }
  }

  /// Removes findings suppressed by ignore comments, and finds comments for some rules that suppress nothing.
  func withoutIgnored(_ findings: [Finding], of rules: Set<String>) -> (kept: [Finding], stale: [Finding]) {
    let comments = ignores.filter { !$0.comment.reason.isEmpty }
    let indices = Dictionary(grouping: comments.indices) { comments[$0].path }
    var used: Set<Int> = []
    let kept = findings.filter { finding in
      let line = finding.location.position.line
      let nearest = indices[finding.location.path]?.last { index in
        let comment = comments[index].comment
        return comment.rule == finding.rule && comment.covers(line)
      }
      guard let nearest else { return true }
      used.insert(nearest)
      return false
    }
    let stale = comments.indices.filter { rules.contains(comments[$0].comment.rule) && !used.contains($0) }.map {
      let (path, comment) = comments[$0]
      return IgnoreRule().finding(comment, in: path, "the ignore comment for `\(comment.rule)` suppresses nothing")
    }
    return (kept, stale)
  }
}
