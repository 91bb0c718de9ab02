import Composition
import Domain
import Foundation
import HTTPTypes
import Mocks
import Presentation
import TestSupport
import Testing

@testable import Server

/// Pages that follow their screens show what was liked elsewhere.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FavouriteLiveTests {
  private let data = MockSettings()

  private func like(_ item: Int, _ isFavourite: Bool) async throws {
    let change = FavouriteChange.fixture("elsewhere", item, isFavourite, at: 1_000)
    try await data.favourites.record(change)
  }

  @Test func `the list of favourites`() async throws {
    let (link, count) = ("<a href=\"\(Visitor.page(of: 1))\">", [FavouriteItem].fixtures.count)
    let reader = try LiveShop(data).open("/favourites")
    #expect(await reader.next(with: "event: page", link, "\(count) favourites") != nil)
    try await like(1, false)
    let page = await reader.next(with: "event: page", "\(count - 1) favourites")
    #expect(page?.contains(link) == false)
    reader.session?.end(.left)
    _ = await reader.end.value
  }

  @Test func `a list of items, all of it that was loaded`() async throws {
    let data = MockSettings(items: .many(50))
    let reader = try LiveShop(data).open("/\(FavouriteFeature.itemFeature)", pages: 2)
    #expect(await reader.next(with: "event: page")?.matches(of: /class="mark"/).count == 40)
    let change = FavouriteChange.fixture("elsewhere", 30, false, at: 1_000)
    try await data.favourites.record(change)
    var page = await reader.next(with: "event: page")
    while page?.matches(of: /class="mark"/).count == 40 { page = await reader.next(with: "event: page") }
    #expect(page?.matches(of: /class="mark"/).count == 39)
    #expect(page?.linkedItems == 40)
    reader.session?.end(.left)
    _ = await reader.end.value
  }

  @Test func `behind https, the cookie of a live page is secure`() async throws {
    var settings = ServerSettings.patient
    settings.publicAddress = URL(string: "https://shop.example")
    let folder = try TemporaryFolder()
    let shop = LiveShop(data)
    var application = ServerApplication.withAccounts(in: folder, settings)
    application.live = shop.sessions

    let reply = try await application.application().serve { client in
      async let reply = client.send(.get, "/live\(Home.item)")
      await shop.clock.wake(shop.sessions.limits.age)
      return try await reply
    }

    #expect(reply["Set-Cookie"]?.hasSuffix("; SameSite=Strict; Secure") == true)
  }

  @Test func `the page of an item`() async throws {
    let reader = try LiveShop(data).open(Visitor.page(of: 1))
    #expect(await reader.next(with: "event: page", "/favourites/1/remove") != nil)
    try await like(1, false)
    #expect(await reader.next(with: "event: page", "/favourites/1/add") != nil)
    reader.session?.end(.left)
    _ = await reader.end.value
  }
}
