import Generating
import Model

/// The report of `new product`.
struct ProductReport {
  let record: ProductRecord
  /// As given on the command line.
  let folder: String
  let files: [String]
  /// Nil for a dry run.
  let commit: FirstCommit?

  private var isApplied: Bool { commit != nil }

  func text(templateName: String) -> String {
    let version = record.template.commit.prefix(12)
    let verb = isApplied ? "Created" : "Would create"
    var lines = ["\(verb) \(record.name) in \(folder): \(files.count) files, from \(templateName) at \(version)."]
    if !record.without.isEmpty { lines.append("Left out: \(record.without.joined(separator: ", ")).") }
    if let style = record.style { lines.append("Style: \(style).") }
    if !record.features.isEmpty { lines.append("Features: \(record.features.map(\.name).joined(separator: ", ")).") }
    for (part, items) in (record.items ?? [:]).sortedByKey() {
      lines.append("The items of \(part) are those of \(items.feature).")
    }
    guard let commit else { return (lines + ["Nothing was written."]).joined(separator: "\n") }
    lines.append(commit.outcome)
    return (lines + ["", next]).joined(separator: "\n")
  }

  private var next: String {
    """
    Next:
      cd \(ShellWord.quoted(folder))
      make run                                     run the terminal app
      make test                                    run the tests
      Tools/inward lint                            check the layers\(recording)
    """
  }

  private var recording: String {
    files.contains(where: Recordings.isMark) ? "\n  \(Recordings.command)  record the gallery of new features" : ""
  }

  private struct Document: Encodable {
    let applied: Bool
    let committed: Bool
    let files: [String]
    let folder: String
    let product: ProductRecord
  }

  var json: String {
    let document = Document(
      applied: isApplied,
      committed: commit?.isDone ?? false,
      files: files,
      folder: folder,
      product: record
    )
    return String(JSONDocument.text(of: document).dropLast())
  }
}

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

  var merge: MergeReport { MergeReport(purpose: "up to the template's \(target.label)", folder: folder) }

  private func commits(_ count: Int) -> String { count == 1 ? "one commit" : "\(count) commits" }
}

/// A word of a shell command that users can copy.
enum ShellWord {
  /// Quotes the word if it contains characters that a POSIX shell may interpret.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,@%:".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
