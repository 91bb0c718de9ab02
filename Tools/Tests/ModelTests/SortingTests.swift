import Model
import Testing

struct SortingTests {
  @Test func `sorts texts as the standard library does`() {
    let texts: Set = ["b", "a", "B", "\u{e4}", "a\u{308}", "", "10", "9"]

    #expect(texts.sorted() == Array(texts).sorted(by: <))
  }

  @Test func `sorts by a key, and keeps the order of elements with the same key`() {
    let elements = (0..<100).map { (number: $0, name: "\($0 % 7)") }

    let sorted = elements.sorted(by: \.name)

    #expect(sorted.map(\.number) == (0..<7).flatMap { Array(stride(from: $0, to: 100, by: 7)) })
  }

  @Test func `sorts a dictionary by its keys`() {
    #expect(["b": 1, "a": 2, "c": 0].sortedByKey().map(\.value) == [2, 1, 0])
  }
}
