public import Model

/// Finds ignore comments that give no reason, name an unknown rule, or suppress nothing.
public struct IgnoreRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "ignore",
    summary: "an ignore comment names a rule, gives a reason, and suppresses a finding",
    why: """
      An exception without a reason cannot be reviewed. An ignore comment that suppresses nothing can hide a future \
      violation.
      """,
    fix: "Write `// inward:ignore RULE: reason`, or remove the comment; `inward fix` removes unused ones.",
    broken: "import Data  // inward:ignore layer",
    kept: "import Data  // inward:ignore layer: removed in release 3",
    reads: .imports
  )

  public init() {}

  /// Checks each comment alone; `IgnoreFilter` finds those that suppress nothing.
  public func findings(in context: RuleContext) -> [Finding] {
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
