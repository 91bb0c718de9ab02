import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct CachedRepositoryTests {
  private enum Outcome: Sendable {
    case fresh, stale, error
  }

  private let folder: TemporaryFolder
  private let clock = ManualDate()
  private let server = RecordingRepository<TestNote>()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    arguments: [
      // A fresh entry is used without a request.
      (59, FetchPolicy.useCache, nil, Outcome.fresh, 1),
      (59, .useCache, DomainError.offline, .fresh, 1),
      // The server is asked if the entry has expired, a reload is wanted or the clock was set back.
      (60, .useCache, nil, .fresh, 2),
      (0, .reload, nil, .fresh, 2),
      (-1, .useCache, nil, .fresh, 2),
      // The entry is returned as stale while the server cannot be reached.
      (3_600, .useCache, .offline, .stale, 2),
      (3_600, .useCache, .timedOut, .stale, 2),
      (1, .reload, .offline, .stale, 2),
      // The entry hides no other error.
      (60, .useCache, .refused(code: "apiKeyInvalid", message: nil), .error, 2),
      (1, .reload, .invalidResponse(field: "title"), .error, 2),
      (1, .reload, .notFound, .error, 2),
      (1, .reload, .cancelled, .error, 2),
    ]
  )
  private func `an entry is used as its age, the policy and the server allow`(
    seconds: TimeInterval,
    policy: FetchPolicy,
    error: DomainError?,
    outcome: Outcome,
    calls: Int
  ) async throws {
    let repository = try repository()
    let item = try await repository.item(id: "1")
    let page = try await repository.page(matching: KeywordQuery())
    let freshness = outcome == .fresh ? Freshness.fresh : .stale(since: clock.now)
    clock.advance(by: seconds)
    if let error { await server.fail(with: error) }

    if let error, outcome == .error {
      await #expect(throws: error) { try await repository.item(id: "1", policy: policy) }
      await #expect(throws: error) { try await repository.page(matching: KeywordQuery(), policy: policy) }
    } else {
      let expected = Fetched(page, freshness: freshness)
      #expect(try await repository.item(id: "1", policy: policy) == Fetched(item, freshness: freshness))
      #expect(try await repository.page(matching: KeywordQuery(), policy: policy) == expected)
    }
    #expect(await server.calls == 2 * calls)
  }

  @Test func `entries are fresh for five minutes unless the repository is told otherwise`() async throws {
    let repository = CachedRepository<TestNoteJSON>(remote: server, cache: try cache())

    for (seconds, calls) in [(0.0, 2), (299.0, 2), (1.0, 4), (299.0, 4), (1.0, 6)] {
      clock.advance(by: seconds)
      _ = try await repository.item(id: "1")
      _ = try await repository.page(matching: KeywordQuery())
      #expect(await server.calls == calls)
    }
  }

  @Test func `an item may stay fresh for longer than a page`() async throws {
    let repository = CachedRepository<TestNoteJSON>(
      remote: server,
      cache: try cache(),
      timeToLive: 60,
      itemTimeToLive: 3_600
    )
    for seconds in [0.0, 60] {
      clock.advance(by: seconds)
      _ = try await repository.item(id: "1")
      _ = try await repository.page(matching: KeywordQuery())
    }

    #expect(await server.calls == 3)
  }

  @Test func `an entry is removed when the server no longer has the item`() async throws {
    let repository = try repository()
    _ = try await repository.item(id: "1")
    await server.fail(with: .notFound)
    await #expect(throws: DomainError.notFound) { try await repository.item(id: "1", policy: .reload) }
    await server.fail(with: .offline)

    await #expect(throws: DomainError.offline) { try await repository.item(id: "1") }
  }

  @Test func `each page of each search has its own entry`() async throws {
    let repository = try repository()
    let queries = [
      KeywordQuery(), KeywordQuery(page: PageRequest(number: 2)), KeywordQuery(page: PageRequest(size: 2)),
      KeywordQuery(text: SearchText("lamp")), KeywordQuery(text: SearchText("lamp&limit=20")),
      KeywordQuery(text: SearchText("a/b")), KeywordQuery(text: SearchText("a%2Fb")),
    ]
    var loaded: [Page<TestNote>] = []
    for query in queries { loaded.append(try await repository.page(matching: query)) }
    #expect(await server.calls == queries.count)

    for (query, page) in zip(queries, loaded) { #expect(try await repository.page(matching: query) == page) }

    #expect(await server.calls == queries.count)
  }

  @Test func `entries of different servers are kept apart, and no password is stored`() async throws {
    _ = try await repository().item(id: "1")
    _ = try await repository(source: "https://user:secret@other.example").item(id: "1")
    _ = try await repository(source: "https://token@third.example:8443/api").item(id: "1")

    let keys = try await LocalDatabase.cache(at: folder.path("cache.sqlite")).strings("SELECT key FROM response")
    #expect(
      Set(keys) == [
        "https://shop.example notes/1", "https://other.example notes/1",
        "https://third.example:8443/api notes/1",
      ]
    )
    #expect(await server.calls == 3)
  }

  @Test(arguments: ["'{}'", "'no JSON'", "replace(CAST(body AS TEXT), '\"text\"', '\"title\"')"])
  func `an entry that cannot be read counts as none`(body: String) async throws {
    let repository = try repository()
    _ = try await repository.item(id: "1")
    let database = LocalDatabase.cache(at: folder.path("cache.sqlite"))
    try await database.execute("UPDATE response SET body = CAST(\(body) AS BLOB)")

    #expect(try await repository.item(id: "1") == [TestNote].fixtures[0])
    #expect(await server.calls == 2)
  }

  @Test(arguments: ["just a note", String(repeating: "x", count: 10_000)])
  func `a file that is no cache neither breaks requests nor is changed`(text: String) async throws {
    try folder.write(text, to: "cache.sqlite")
    let repository = try repository()

    for calls in 1...2 {
      #expect(try await repository.item(id: "1") == [TestNote].fixtures[0])
      #expect(await server.calls == calls)
    }
    #expect(try folder.content(of: "cache.sqlite") == Data(text.utf8))
  }

  @Test func `the newest 2,000 entries are stored`() async throws {
    let cache = try cache()
    await cache.save(["oldest": 0])
    clock.advance(by: 1)
    await cache.save(Dictionary(uniqueKeysWithValues: (1...1_999).map { ("key \($0)", $0) }))
    #expect(await cache.entry("oldest", as: Int.self)?.body == 0)

    clock.advance(by: 1)
    await cache.save(["newest": 2_000])

    #expect(await cache.entry("oldest", as: Int.self) == nil)
    #expect(await cache.entry("key 1", as: Int.self)?.body == 1)
    #expect(await cache.entry("newest", as: Int.self)?.body == 2_000)
    #expect(try await LocalDatabase.cache(at: folder.path("cache.sqlite")).count("response") == 2_000)
  }

  /// An entry that is stored again counts as new.
  @Test func `the entries that were stored longest ago are removed`() async throws {
    let cache = try cache()
    for name in ["first", "second", "first"] {
      await cache.save([name: 1])
      clock.advance(by: 1)
    }

    await cache.save(Dictionary(uniqueKeysWithValues: (1...1_999).map { ("key \($0)", $0) }))

    #expect(await cache.entry("first", as: Int.self) != nil)
    #expect(await cache.entry("second", as: Int.self) == nil)
  }

  private func repository(source: String = "https://shop.example") throws -> CachedRepository<TestNoteJSON> {
    CachedRepository(remote: server, cache: try cache(source: source), timeToLive: 60)
  }

  private func cache(source: String = "https://shop.example") throws -> ResponseCache {
    let source = try #require(URL(string: source))
    return ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: source) { [clock] in clock.now }
  }
}

extension TestNote: MockItem {
  static let hostileID = "<script>"
  static let searchSample = "second"

  static func makeFixtures() throws -> [TestNote] {
    try [TestNote(id: "1", text: "A first note"), TestNote(id: "2", text: "A second note")]
  }

  static func makeHostile() throws -> TestNote { try TestNote(id: hostileID, text: "<script>") }
  static func makeFixture(number: Int) throws -> TestNote { try TestNote(id: String(number), text: "Note \(number)") }
  static func isListed(_ first: TestNote, before second: TestNote) -> Bool { first.text < second.text }

  func matches(_ query: KeywordQuery) -> Bool { text.contains(query.text.value) }
}
