import Composition
import Domain
import Mocks
import Presentation
import Testing

@testable import Server

/// Sessions over mocks, with a clock that stands still and identifiers that are known.
@MainActor
struct LiveShop {
  /// What is made for the first stream: its visitor is new.
  nonisolated static let session = identifier(1)
  nonisolated static let visitor = identifier(2)

  let clock = HeldSleep()
  let sessions: LiveSessions

  init(_ useCases: DIContainer = .mock(), limits: LiveLimits = LiveLimits()) {
    let identifiers = Identifiers()
    sessions = LiveSessions(useCases: useCases, limits: limits, sleep: clock.sleep, makeID: identifiers.next)
  }

  init(products: MockProductRepository, limits: LiveLimits = LiveLimits()) {
    self.init(.mock(productUseCase: DefaultProductUseCase(repository: products)), limits: limits)
  }

  nonisolated static func identifier(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  func open(
    _ path: String = "/products",
    visitor: String? = nil,
    pages: Int = 1,
    isSlow: Bool = false
  ) throws -> LiveReader {
    let route = try RouteCodec.route(from: path)
    let session = try #require(sessions.open(route, visitor: visitor, pages: pages, in: Localization()))
    return LiveReader(session, route: route, sessions: sessions, renderer: try .live(), isSlow: isSlow)
  }
}

@MainActor
private final class Identifiers {
  private var last = 0

  func next() -> String {
    last += 1
    return LiveShop.identifier(last)
  }
}

extension PageRenderer {
  static func live() throws -> PageRenderer {
    PageRenderer(templates: try Templates(), isLive: true)
  }
}
