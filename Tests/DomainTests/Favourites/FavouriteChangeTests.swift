import Mocks
import TestSupport
import Testing

@testable import Domain

struct FavouriteChangeTests {
  private func change(_ id: String, _ isFavourite: Bool = true, at time: Int) -> FavouriteChange {
    .fixture(id, 1, isFavourite, at: time)
  }

  @Test func `the later change counts, and the greater identifier at the same time`() {
    let (early, late) = (change("b", at: 1), change("a", false, at: 2))
    #expect(FavouriteChange.prevailing(early, late) == late)
    #expect(FavouriteChange.prevailing(late, early) == late)
    let (first, second) = (change("a", at: 1), change("b", false, at: 1))
    #expect(FavouriteChange.prevailing(first, second) == second)
    #expect(FavouriteChange.prevailing(second, first) == second)
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max)])
  func `the order of arrival makes no difference`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let changes = (0..<6).map { number in
        change("\(number)", .random(using: &random), at: .random(in: 0...3, using: &random))
      }
      let counting = changes.max { ($0.changedAt, $0.id) < ($1.changedAt, $1.id) }
      let arrived = (changes + changes.prefix(3)).shuffled(using: &random)
      let first = try #require(arrived.first)
      #expect(arrived.reduce(first, FavouriteChange.prevailing) == counting)
    }
  }

  @Test(arguments: [
    (10, nil, 10), (10, 4, 10), (10, 10, 11), (10, 90, 91), (-5, nil, 0),
    (FavouriteChange.times.upperBound + 9, nil, FavouriteChange.times.upperBound),
    (10, FavouriteChange.times.upperBound, FavouriteChange.times.upperBound),
  ])
  func `a new change is later than what was seen`(now: Int, known: Int?, time: Int) {
    #expect(FavouriteChange.time(now, after: known.map { change("a", at: $0) }) == time)
  }
}
