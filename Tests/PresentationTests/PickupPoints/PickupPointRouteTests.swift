import Domain
import Foundation
import Mocks
import Presentation
import Testing

struct PickupPointRouteTests {
  @Test(arguments: [
    (Route.pickupPointList(), "pickup-points"),
    (.pickupPointList(PickupPointListRoute(keyword: "  ", page: -3)), "pickup-points"),
    (
      .pickupPointList(PickupPointListRoute(keyword: "north gate", page: 3, pageSize: 10)),
      "pickup-points?keyword=north%20gate&page=3&size=10"
    ),
    (.pickupPointDetail(id: "a-1_b.c~d"), "pickup-points/a-1_b.c~d"),
    (.pickupPointDetail(id: "a/b c?d#é"), "pickup-points/a%2Fb%20c%3Fd%23%C3%A9"),
  ])
  func `has a path and a link that lead back`(route: Route, locator: String) throws {
    #expect(RouteCodec.path(for: route) == "/\(locator)")
    #expect(RouteCodec.link(to: route) == "storefront://\(locator)")
    #expect(try RouteCodec.route(from: "/\(locator)") == route)
    #expect(try RouteCodec.route(from: "storefront://\(locator)") == route)
  }

  @Test(arguments: [
    ("/pickup-points?page=0", RouteError.invalidValue(name: "page", value: "0")),
    ("/pickup-points?size=101", .invalidValue(name: "size", value: "101")),
    ("/pickup-points/1/2", .unknownPath("/pickup-points/1/2")),
    ("/pickup-points/%zz", .malformed("/pickup-points/%zz")),
  ])
  func `says why a text is no link`(text: String, error: RouteError) {
    #expect(throws: error) { try RouteCodec.route(from: text) }
  }

  @Test func `is stored as its path`() throws {
    let path: [Route] = [.pickupPointList(PickupPointListRoute(keyword: "north")), .pickupPointDetail(id: "a/b")]

    let json = try JSONEncoder().encode(path)

    #expect(
      try JSONDecoder().decode([String].self, from: json) == ["/pickup-points?keyword=north", "/pickup-points/a%2Fb"]
    )
    #expect(try JSONDecoder().decode([Route].self, from: json) == path)
  }

  @Test func `brings what goes in into the one form that has a URL`() {
    let route = PickupPointListRoute(keyword: "  north \n gate ", page: -7, pageSize: 0)

    #expect(route.keyword == "north gate")
    #expect(route.page == 1)
    #expect(route.pageSize == 1)
    #expect(PickupPointListRoute().pageSize == PageSize.default)
  }

  @Test func `without an identifier it is named as the list`() throws {
    #expect(try RouteCodec.route(from: RouteCodec.path(for: .pickupPointDetail(id: ""))) == .pickupPointList())
  }

  @Test(arguments: [0x5eed, 0xb1e55ed] as [UInt64])
  func `any of them has a path and a link that lead back to it`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)

    for _ in 0..<1_000 {
      let keyword = RandomText.make(length: 0...60, using: &generator)
      let page = Int.random(in: -5...2_000_000_000, using: &generator)
      let size = Int.random(in: -5...200, using: &generator)
      let id = RandomText.make(length: 1...8, using: &generator)
      let list = PickupPointListRoute(keyword: keyword, page: page, pageSize: size)
      for route in [Route.pickupPointList(list), .pickupPointDetail(id: id)] {
        try #require(try RouteCodec.route(from: RouteCodec.path(for: route)) == route)
        try #require(try RouteCodec.route(from: RouteCodec.link(to: route)) == route)
      }
    }
  }

  @Test func `names what does not exist as its screen would`() {
    let english = Localization(language: .english)

    let detail = ErrorViewData(.notFound, on: .pickupPointDetail(id: "a/b"), localization: english)
    let list = ErrorViewData(.notFound, on: .pickupPointList(), localization: english)
    #expect(detail.message == "There is no pickup point a/b.")
    #expect(list.message == "There is nothing here.")
  }
}
