import Domain
import Foundation
import GRDB

extension EditableRecord {
  /// Takes characters that cannot be seen out of documents that break a rule. Earlier releases accepted them, and an item
  /// that breaks a rule is not read.
  static func cleanDocuments(in db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table)") where (try? Self(row: row)) == nil {
      guard let document = try JSONSerialization.jsonObject(with: row["document"]) as? [String: Any] else { continue }
      let cleaned = document.mapValues { ($0 as? String)?.withoutInvisibleCharacters ?? $0 }
      let data = try JSONSerialization.data(withJSONObject: cleaned, options: [.sortedKeys, .withoutEscapingSlashes])
      try db.execute(
        sql: "UPDATE \(table) SET document = ? WHERE position = ?",
        arguments: [String(decoding: data, as: UTF8.self), row["position"] as Int]
      )
    }
  }
}

extension String {
  /// A dash stands for a text of which nothing is left.
  fileprivate var withoutInvisibleCharacters: String {
    let seen = String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          let isControl = scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
          return !isControl && !scalar.properties.isDefaultIgnorableCodePoint
            && ![0x2800, 0xFFF9, 0xFFFA, 0xFFFB].contains(scalar.value)
        }
      )
    )
    return seen.isEmpty && !isEmpty ? "-" : seen
  }
}
