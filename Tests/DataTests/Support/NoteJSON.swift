import Domain

@testable import Data

/// The smallest entity that has a rule.
struct Note: Entity {
  let id: String
  let text: String

  init(id: String, text: String) throws(InvalidField) {
    guard !text.isEmpty else { throw InvalidField(name: "text") }
    self.id = id
    self.text = text
  }
}

struct NoteJSON: DocumentJSON {
  static let listName = "notes"
  static var order: (Note, Note) -> Bool { { $0.text < $1.text } }
  static func searchText(of item: Note) -> String { item.text }

  let item: Note

  init(_ item: Note) {
    self.item = item
  }

  init(from decoder: any Decoder) throws {
    item = try decoder.item { values in
      try Note(id: values.read("id"), text: values.read("text"))
    }
  }

  func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try values.write(item.id, "id")
    try values.write(item.text, "text")
  }
}
