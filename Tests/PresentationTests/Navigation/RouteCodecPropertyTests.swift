import Presentation
import TestSupport
import Testing

struct RouteCodecPropertyTests {
  @Test(arguments: [0x5eed, 0xb1e55ed] as [UInt64])
  func `any route has a path and a link that lead back to it`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)

    for _ in 0..<5_000 {
      let route = RandomRoutes.route(using: &generator)
      try checkRoundTrip(of: route)
    }
  }

  @Test(arguments: [0x5eed, 0xb1e55ed] as [UInt64])
  func `any text is a route or a route error`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var counts = (routes: 0, errors: 0)
    let home = Route.home.feature

    for _ in 0..<10_000 {
      let texts = [
        ["", "/", "/\(home)", "/\(home)/", "storefront://", "storefront://\(home)?"].randomElement(using: &generator)
          .map { $0 + RandomText.make(length: 0...10, using: &generator) },
        RandomRoutes.mutatedLink(using: &generator),
      ]
      for text in texts.compactMap({ $0 }) {
        do {
          let route = try RouteCodec.route(from: text)
          try checkRoundTrip(of: route)
          counts.routes += 1
        } catch is RouteError {
          counts.errors += 1
        }
      }
    }

    #expect(counts.routes > 1_000)
    #expect(counts.errors > 1_000)
  }

  private func checkRoundTrip(of route: Route) throws {
    for text in [RouteCodec.path(for: route), RouteCodec.link(to: route)] {
      let found = try? RouteCodec.route(from: text)
      try #require(found == route, "\(text)")
    }
  }
}
