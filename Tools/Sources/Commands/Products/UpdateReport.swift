/// The report of `update`.
struct UpdateReport {
  let name: String
  let target: TemplateRepository.Target
  /// The product's folder, as given on the command line.
  let folder: String

  /// That there is nothing to merge.
  var upToDate: String {
    let text = "\(name) is up to date with its template."
    guard target.unreleased > 0 else { return text }
    return "\(text) --unreleased merges \(commits(target.unreleased)) that the template has since, and did not release."
  }

  /// That there is something to merge.
  var newer: String { "A newer version of the template exists: \(target.label), \(commits(target.distance)) later." }

  func text(_ outcome: ProductMerge.Outcome, isApplied: Bool) -> String {
    let count = outcome.changed.count == 1 ? "One file" : "\(outcome.changed.count) files"
    let changed = "\(count) \(isApplied ? "changed" : "would change"), up to the template's \(target.label)"
    if !isApplied {
      let conflicts = Set(outcome.conflicts)
      let lines = outcome.changed.map { conflicts.contains($0) ? "  \($0) (conflict)" : "  \($0)" }
      return (["\(changed):"] + lines + ["Nothing was changed."]).joined(separator: "\n")
    }
    guard !outcome.conflicts.isEmpty else {
      return "\(changed). Review `\(git) diff --staged`, test and commit; `\(git) reset --hard` undoes the update."
    }
    return """
      \(changed), and these have conflicts:
      \(outcome.conflicts.map { "  \($0)" }.joined(separator: "\n"))
      Resolve them as in any merge, `git add` the files, test and commit; `\(git) reset --hard` undoes the update.
      """
  }

  private var git: String { folder == "." ? "git" : "git -C \(ShellWord.quoted(folder))" }

  private func commits(_ count: Int) -> String { count == 1 ? "one commit" : "\(count) commits" }
}
