import Domain
import Mocks

/// The smallest entity that lists can show, for what is the same for all of them.
struct Note: MockItem {
  static let hostileID = -1
  static let searchSample = "second"

  let id: Int
  var title = "Note"

  static func makeFixtures() -> [Note] {
    [Note(id: 1, title: "The first note"), Note(id: 2, title: "The second note"), Note(id: 3, title: "The third note")]
  }

  static func makeHostile() -> Note { Note(id: hostileID) }
  static func makeFixture(number: Int) -> Note { Note(id: number) }
  static func isListed(_ first: Note, before second: Note) -> Bool { first.id < second.id }

  func matches(_ query: KeywordQuery) -> Bool { title.contains(query.text.value) }
}
