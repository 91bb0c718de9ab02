import Domain
import Foundation
import Mocks
import TestSupport
import Testing

@testable import Data

@Suite(.timeLimit(.minutes(10)))
struct CachedProductRepositoryTests {
  @Test func `categories are stored, and used while the server is offline`() async throws {
    let folder = try TemporaryFolder()
    let clock = ManualDate()
    let server = RecordingRepository<Product>()
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: folder.url) { clock.now }
    let repository = CachedProductRepository(remote: server, cache: cache)
    _ = try await repository.categories()
    _ = try await repository.categories()
    #expect(await server.calls == 1)
    clock.advance(by: 3_600)
    await server.fail(with: .offline)

    #expect(try await repository.categories() == .fixtures)
    #expect(await server.calls == 2)
  }

  @Test(arguments: [nil, 60])
  func `products and categories are fresh for five minutes, or another time`(timeToLive: TimeInterval?) async throws {
    let folder = try TemporaryFolder()
    let clock = ManualDate()
    let server = RecordingRepository<Product>()
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: folder.url) { clock.now }
    let repository =
      timeToLive.map { CachedProductRepository(remote: server, cache: cache, timeToLive: $0) }
      ?? CachedProductRepository(remote: server, cache: cache)

    for (seconds, calls) in [(0.0, 3), ((timeToLive ?? 300) - 1, 3), (1.0, 6)] {
      clock.advance(by: seconds)
      _ = try await repository.item(id: 1)
      _ = try await repository.page()
      _ = try await repository.categories()
      #expect(await server.calls == calls)
    }
  }

  @Test func `each category has its own entries`() async throws {
    let folder = try TemporaryFolder()
    let server = RecordingRepository<Product>()
    let cache = ResponseCache(database: .cache(at: folder.path("cache.sqlite")), source: folder.url) { Date() }
    let repository = CachedProductRepository(remote: server, cache: cache)
    let queries = [
      ProductQuery(), ProductQuery(text: SearchText("kitchen")), ProductQuery(categoryID: "kitchen"),
      ProductQuery(text: SearchText("lamp"), categoryID: "kitchen"), ProductQuery(categoryID: "kitchen?limit=20"),
      ProductQuery(categoryID: "a/b"), ProductQuery(categoryID: "a%2Fb"), ProductQuery(categoryID: ""),
    ]
    var loaded: [Page<Product>] = []
    for query in queries { loaded.append(try await repository.page(matching: query)) }
    #expect(await server.calls == queries.count)

    for (query, page) in zip(queries, loaded) { #expect(try await repository.page(matching: query) == page) }

    #expect(await server.calls == queries.count)
  }
}
