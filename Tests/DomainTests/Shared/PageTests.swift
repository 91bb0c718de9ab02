import Domain
import Mocks
import Testing

struct PageTests {
  @Test(arguments: [
    (1, 2, ResultCount.exactly(5), true),
    (2, 2, .exactly(5), true),
    (3, 1, .exactly(5), false),
    (2, 2, .exactly(4), false),
    (1, 2, .atLeast(4), true),
    (2, 2, .atLeast(4), false),
    (1, 0, .exactly(5), false),
    (1, 2, .exactly(0), false),
    (Int.max, 2, .exactly(Int.max), true),
  ])
  func `has more while the total is not reached`(number: Int, count: Int, total: ResultCount, expected: Bool) {
    let page = Page(
      items: [TestNote].fixtures(count: count),
      request: PageRequest(number: number, size: 2),
      total: total
    )

    #expect(page.hasMore == expected)
  }
}
