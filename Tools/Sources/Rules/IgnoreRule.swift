public import Model

/// Finds ignore comments that give no reason, name no rule, or silence nothing.
public struct IgnoreRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "ignore",
    summary: "an ignore comment names a rule, gives a reason, and still silences something",
    why: """
      An exception without a reason cannot be judged by the next reader, and one that silences nothing any more waits \
      to hide the next mistake.
      """,
    mend: "Write `// inward:ignore RULE: reason`, or remove the comment; `inward fix` removes the stale ones.",
    broken: "import Data  // inward:ignore layer",
    kept: "import Data  // inward:ignore layer: the seam goes with release 3",
    reads: .imports
  )

  public init() {}

  /// What can be said of a comment alone; `IgnoreFilter` knows which of them silence nothing.
  public func findings(in context: RuleContext) -> [Finding] {
    context.repository.files.flatMap { file in
      file.facts.ignores.compactMap { ignore in
        if Rules.rule(named: ignore.rule) == nil {
          return finding(ignore, in: file.path, "there is no rule `\(ignore.rule)` to ignore")
        }
        return ignore.reason.isEmpty
          ? finding(ignore, in: file.path, "the ignore of `\(ignore.rule)` gives no reason") : nil
      }
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
