import Domain
import Mocks
import Testing

struct ArticleFixturesTests {
  @Test(arguments: [[Article].fixtures, .fixtures(count: 50)])
  func `no two articles have the same identifier`(articles: [Article]) {
    #expect(Set(articles.map(\.id)).count == articles.count)
    #expect(Set(articles.map(\.title)).count == articles.count)
  }

  @Test(arguments: [[Article].fixtures, .fixtures(count: 50)])
  func `runs from the newest to the oldest, as the port promises`(articles: [Article]) {
    let dates = articles.map(\.publishedAt)

    #expect(dates == dates.sorted(by: >))
    #expect(Set(dates).count == dates.count)
  }

  @Test func `one article has nothing that may be missing`() {
    let bare = [Article].fixtures.filter { $0.author == nil && $0.source == nil && $0.url == nil }

    #expect(bare.map(\.id) == ["3"])
    #expect(bare.map(\.content) == [""])
  }

  @Test(arguments: [0, 1, 7])
  func `makes as many as wanted, numbered from 1`(count: Int) {
    #expect([Article].fixtures(count: count).map(\.id) == (1..<count + 1).map { String($0) })
  }
}
