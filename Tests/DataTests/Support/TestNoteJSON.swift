import Domain

@testable import Data

/// The smallest entity that has a rule.
struct TestNote: Entity {
  let id: String
  let text: String

  init(id: String, text: String) throws(InvalidField) {
    guard !text.isEmpty else { throw InvalidField(name: "text") }
    self.id = id
    self.text = text
  }
}

struct TestNoteJSON: DocumentJSON {
  static let listName = "notes"
  static var order: (TestNote, TestNote) -> Bool { { $0.text < $1.text } }
  static func searchText(of item: TestNote) -> String { item.text }

  let item: TestNote

  init(_ item: TestNote) {
    self.item = item
  }

  init(from decoder: any Decoder) throws {
    item = try decoder.item { values in
      try TestNote(id: values.read("id"), text: values.read("text"))
    }
  }

  func write(to values: inout KeyedEncodingContainer<JSONKey>) throws {
    try values.write(item.id, "id")
    try values.write(item.text, "text")
  }
}
