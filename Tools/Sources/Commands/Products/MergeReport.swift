/// The report of a merge of the template's files into a product.
struct MergeReport {
  /// What the merge is for, as the end of a sentence.
  let purpose: String
  /// The product's folder, as given on the command line.
  let folder: String

  func text(_ outcome: ProductMerge.Outcome, isApplied: Bool) -> String {
    let count = outcome.changed.count == 1 ? "One file" : "\(outcome.changed.count) files"
    let changed = "\(count) \(isApplied ? "changed" : "would change"), \(purpose)"
    if !isApplied {
      let conflicts = Set(outcome.conflicts)
      let lines = outcome.changed.map { conflicts.contains($0) ? "  \($0) (conflict)" : "  \($0)" }
      return (["\(changed):"] + lines + ["Nothing was changed."]).joined(separator: "\n")
    }
    guard !outcome.conflicts.isEmpty else {
      return "\(changed). Review `\(git) diff --staged`, test and commit; `\(git) reset --hard` undoes it."
    }
    return """
      \(changed), and these have conflicts:
      \(outcome.conflicts.map { "  \($0)" }.joined(separator: "\n"))
      Resolve them as in any merge, `git add` the files, test and commit; `\(git) reset --hard` undoes it.
      """
  }

  private var git: String { folder == "." ? "git" : "git -C \(ShellWord.quoted(folder))" }
}
