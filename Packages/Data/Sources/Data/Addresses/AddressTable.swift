import Domain
import Foundation
import GRDB

/// Addresses of earlier releases.
enum AddressTable {
  /// They had a `name` instead of a `recipient`.
  static func renameRecipients(in db: Database) throws {
    try db.execute(
      sql: """
        UPDATE addresses
        SET document = json_remove(json_set(document, '$.recipient', document ->> '$.name'), '$.name')
        WHERE document ->> '$.name' IS NOT NULL
        """
    )
  }

  /// Takes characters that cannot be seen out of documents that break a rule. An item that breaks a rule is not read.
  static func cleanDocuments(in db: Database) throws {
    let rows = try Row.fetchAll(db, sql: "SELECT * FROM addresses")
    for row in rows where (try? EditableRecord<AddressJSON>(row: SQLRow(row))) == nil {
      guard let document = try JSONSerialization.jsonObject(with: row["document"]) as? [String: Any] else { continue }
      let cleaned = document.mapValues { ($0 as? String)?.withoutInvisibleCharacters ?? $0 }
      let data = try JSONSerialization.data(withJSONObject: cleaned, options: [.sortedKeys, .withoutEscapingSlashes])
      try db.execute(
        sql: "UPDATE addresses SET document = ? WHERE position = ?",
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
