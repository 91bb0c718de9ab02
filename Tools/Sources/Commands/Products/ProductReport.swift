import Foundation
import Generating

/// What `new product` says when it is done.
struct ProductReport {
  let record: ProductRecord
  /// As it was written on the command line.
  let folder: String
  let files: [String]
  let isApplied: Bool
  let isCommitted: Bool

  func text(templateName: String) -> String {
    let commit = record.template.commit.prefix(12)
    let verb = isApplied ? "is in" : "would be in"
    var lines = ["\(record.name) \(verb) \(folder): \(files.count) files, made from \(templateName) at \(commit)."]
    if !record.without.isEmpty { lines.append("Left out: \(record.without.joined(separator: ", ")).") }
    if let style = record.style { lines.append("Of the styles it keeps \(style).") }
    if !record.features.isEmpty { lines.append("Features: \(record.features.map(\.name).joined(separator: ", ")).") }
    guard isApplied else { return (lines + ["Nothing was made."]).joined(separator: "\n") }
    lines.append(
      isCommitted
        ? "Its history begins with a commit of all of it."
        : "All of it is staged and not committed, because git does not know who you are; set user.name and user.email."
    )
    return (lines + ["", next]).joined(separator: "\n")
  }

  private var next: String {
    """
    Next:
      cd \(ShellWord.quoted(folder))
      make run                                     the terminal app
      make test
      swift run --package-path Tools inward lint   the layers
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
