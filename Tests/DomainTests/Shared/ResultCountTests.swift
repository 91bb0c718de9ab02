import Domain
import Testing

struct ResultCountTests {
  @Test func `a count that was stopped can be paged through up to its limit`() {
    let count = ResultCount.atLeast(ResultCount.searchLimit)

    #expect(count.reachable == ResultCount.searchLimit)
  }

  @Test(arguments: [
    (Int.min, 20, 1), (-1, 20, 1), (0, 20, 1), (1, 20, 1), (20, 20, 1), (21, 20, 2), (40, 20, 2), (41, 20, 3),
    (Int.max, 1, Int.max), (Int.max, 100, 92_233_720_368_547_759),
  ])
  func `the last page is the one with the last item`(count: Int, size: Int, expected: Int) {
    #expect(ResultCount.exactly(count).lastPage(size: size) == expected)
    #expect(ResultCount.atLeast(count).lastPage(size: size) == expected)
  }
}
