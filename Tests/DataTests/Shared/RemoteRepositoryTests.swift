import Domain
import Foundation
import Mocks
import Testing

@testable import Data

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(10)))
struct RemoteRepositoryTests {
  @Test func `a page and an item have their endpoints`() async throws {
    let session = MockNetworkSession(
      .response(body: #"{"notes":[],"total":0}"#),
      .response(body: #"{"id":"a/b","text":"a"}"#)
    )
    let repository = RemoteRepository<TestNoteJSON>(service: .test(session))

    _ = try await repository.page("bread & butter", number: 2, size: 5)
    _ = try await repository.item(id: "a/b")

    let requests = await session.requests.map(\.url?.absoluteString)
    #expect(
      requests == [
        "https://shop.example/api/notes?keyword=bread%20%26%20butter&page=2&pageSize=5",
        "https://shop.example/api/notes/a%2Fb",
      ]
    )
  }

  @Test(arguments: [
    (#"{"id":"1"}"#, "text"), (#"{"id":"1","text":""}"#, "text"), (#"{"id":1,"text":"a"}"#, "id"), ("[]", ""),
  ])
  func `an invalid response names the field`(body: String, field: String) async {
    let repository = RemoteRepository<TestNoteJSON>(service: .test(MockNetworkSession(.response(body: body))))

    await #expect(throws: DomainError.invalidResponse(field: field)) { try await repository.item(id: "1") }
  }

  @Test func `a total below zero counts as none`() async throws {
    let session = MockNetworkSession(.response(body: #"{"notes":[],"total":-1}"#))
    let repository = RemoteRepository<TestNoteJSON>(service: .test(session))

    #expect(try await repository.page().total == .exactly(0))
  }

  @Test(arguments: [nil, 0])
  func `a short page is completed by the pages that follow it`(skip: Int?) async throws {
    let session = MockNetworkSession(
      .response(body: page(["a", "b"], skip: skip, total: 9)),
      .response(body: page(["c", "d"], skip: skip.map { $0 + 2 }, total: 9)),
      .response(body: page(["e", "f"], skip: skip.map { $0 + 4 }, total: 9))
    )

    let page = try await RemoteRepository<TestNoteJSON>(service: .test(session)).page(size: 5)

    #expect(page.items.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(page.hasMore)
    let queries = await session.requests.map { $0.url?.query() }
    #expect(queries == ["keyword=&page=1&pageSize=5", "keyword=&page=2&pageSize=2", "keyword=&page=3&pageSize=2"])
  }

  @Test func `a later page that begins where it should is completed`() async throws {
    let session = MockNetworkSession(
      .response(body: page(["e", "f"], skip: 4, total: 9)),
      .response(body: page(["g", "h"], skip: 6, total: 9))
    )

    let page = try await RemoteRepository<TestNoteJSON>(service: .test(session)).page(number: 2, size: 4)

    #expect(page.items.map(\.text) == ["e", "f", "g", "h"])
    #expect(await session.requests.count == 2)
  }

  /// With pages of two, the source's second page is not the second page of four that was asked for.
  @Test(arguments: [nil, 2])
  func `a page that begins elsewhere is replaced`(skip: Int?) async throws {
    let session = MockNetworkSession(
      .response(body: page(["c", "d"], skip: skip, total: 9)),
      .response(body: page(["e", "f"], skip: skip.map { $0 + 2 }, total: 9)),
      .response(body: page(["g", "h"], skip: skip.map { $0 + 4 }, total: 9))
    )

    let page = try await RemoteRepository<TestNoteJSON>(service: .test(session)).page(number: 2, size: 4)

    #expect(page.items.map(\.text) == ["e", "f", "g", "h"])
  }

  @Test(arguments: [
    [#"{"notes":[],"total":9}"#],
    [#"{"notes":[],"total":9,"skip":2}"#],
    [#"{"notes":[{"id":"a","text":"z"}],"total":9,"skip":0}"#],
  ])
  func `a source that has less than it says is not asked forever`(later: [String]) async throws {
    let session = MockNetworkSession(.response(body: page(["a", "b"], skip: 0, total: 9)), .response(body: later[0]))

    let page = try await RemoteRepository<TestNoteJSON>(service: .test(session)).page(size: 5)

    #expect(page.items.map(\.text) == ["a", "b"])
    #expect(await session.requests.count == 2)
  }

  @Test func `a source that repeats one item is asked once per item at most`() async throws {
    let session = MockNetworkSession(.response(body: page(["a"], skip: nil, total: 1_000)))

    let page = try await RemoteRepository<TestNoteJSON>(service: .test(session)).page(size: 100)

    #expect(page.items.count == 100)
    #expect(await session.requests.count == 100)
  }

  @Test func `a total that is too small hides no item`() async throws {
    let session = MockNetworkSession(.response(body: page(["a", "b"], skip: nil, total: 1)))

    #expect(try await RemoteRepository<TestNoteJSON>(service: .test(session)).page().items.map(\.text) == ["a", "b"])
    #expect(await session.requests.count == 1)
  }

  private func page(_ texts: [String], skip: Int?, total: Int) -> String {
    let notes = texts.map { #"{"id":"\#($0)","text":"\#($0)"}"# }.joined(separator: ",")
    return #"{"notes":[\#(notes)],"total":\#(total)\#(skip.map { #","skip":\#($0)"# } ?? "")}"#
  }
}
