import Generating

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
