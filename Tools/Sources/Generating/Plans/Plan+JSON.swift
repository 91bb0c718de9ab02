import Foundation

extension Plan {
  private struct Document: Encodable {
    let applied: Bool
    let changes: [Entry]
    let notes: [String]

    struct Entry: Encodable {
      let action: String
      let path: String
      let contents: String?
    }
  }

  /// The plan as JSON: every change with its path and the new contents of the file, and the notes.
  public func json(isApplied: Bool) -> String {
    let entries = changes.map { Document.Entry(action: $0.verb, path: $0.path, contents: $0.after) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Document(applied: isApplied, changes: entries, notes: notes))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
