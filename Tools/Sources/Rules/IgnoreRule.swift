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
  func isIgnored(_ rule: String, at location: SourceLocation) -> Bool {
    ignores.contains { $0.path == location.path && $0.comment.suppresses(rule, in: location.position.line) }
  }

  /// Removes findings suppressed by ignore comments, and finds comments for some rules that suppress nothing.
  func withoutIgnored(_ findings: [Finding], of rules: Set<String>) -> (kept: [Finding], stale: [Finding]) {
    let indices = Dictionary(grouping: ignores.indices) { ignores[$0].path }
    var used: Set<Int> = []
    let kept = findings.filter { finding in
      let (path, line) = (finding.location.path, finding.location.position.line)
      let nearest = indices[path]?.last { ignores[$0].comment.suppresses(finding.rule, in: line) }
      if let nearest { used.insert(nearest) }
      return nearest == nil
    }
    let unused = ignores.indices.filter { !used.contains($0) }.map { ignores[$0] }
    let stale = unused.filter { rules.contains($0.comment.rule) && !$0.comment.reason.isEmpty }.map { path, comment in
      IgnoreRule().finding(comment, in: path, "the ignore comment for `\(comment.rule)` suppresses nothing")
    }
    return (kept, stale)
  }
}

extension IgnoreComment {
  fileprivate func suppresses(_ rule: String, in line: Int) -> Bool {
    self.rule == rule && !reason.isEmpty && covers(line)
  }
}
