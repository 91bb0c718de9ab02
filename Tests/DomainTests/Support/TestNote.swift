import Domain
import Mocks

/// The smallest entity that lists can show, for what is the same for all of them.
struct TestNote: MockItem {
  static let hostileID = -1
  static let searchSample = "second"

  let id: Int
  var title = "Note"

  static func makeFixtures() -> [TestNote] {
    [
      TestNote(id: 1, title: "The first note"), TestNote(id: 2, title: "The second note"),
      TestNote(id: 3, title: "The third note"),
    ]
  }

  static func makeHostile() -> TestNote { TestNote(id: hostileID) }
  static func makeFixture(number: Int) -> TestNote { TestNote(id: number) }
  static func isListed(_ first: TestNote, before second: TestNote) -> Bool { first.id < second.id }

  func matches(_ query: KeywordQuery) -> Bool { title.contains(query.text.value) }
}
