import Foundation
import Generating

/// The report of `new product`.
struct ProductReport {
  let record: ProductRecord
  /// As given on the command line.
  let folder: String
  let files: [String]
  let isApplied: Bool
  let isCommitted: Bool

  func text(templateName: String) -> String {
    let commit = record.template.commit.prefix(12)
    let verb = isApplied ? "Created" : "Would create"
    var lines = ["\(verb) \(record.name) in \(folder): \(files.count) files, from \(templateName) at \(commit)."]
    if !record.without.isEmpty { lines.append("Left out: \(record.without.joined(separator: ", ")).") }
    if let style = record.style { lines.append("Style: \(style).") }
    if !record.features.isEmpty { lines.append("Features: \(record.features.map(\.name).joined(separator: ", ")).") }
    guard isApplied else { return (lines + ["Nothing was written."]).joined(separator: "\n") }
    lines.append(
      isCommitted
        ? "All files are in its first commit."
        : "All files are staged but not committed, because git has no user; set user.name and user.email."
    )
    return (lines + ["", next]).joined(separator: "\n")
  }

  private var next: String {
    """
    Next:
      cd \(ShellWord.quoted(folder))
      make run                                     run the terminal app
      make test                                    run the tests
      swift run --package-path Tools inward lint   check the layers
    """
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
      committed: isCommitted,
      files: files,
      folder: folder,
      product: record
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
