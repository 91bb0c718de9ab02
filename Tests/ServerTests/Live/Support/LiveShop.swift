import Composition
import Mocks
import Presentation
import Testing

@testable import Server

/// Sessions over mocks, with a clock that stands still and known identifiers.
@MainActor
struct LiveShop {
  /// The identifiers of the first stream; its visitor is new.
  nonisolated static let session = identifier(1)
  nonisolated static let visitor = identifier(2)

  let clock = HeldSleep()
  let sessions: LiveSessions

  init(_ data: MockSettings = MockSettings(), limits: LiveLimits = LiveLimits()) {
    let identifiers = Identifiers()
    sessions = LiveSessions(useCases: .mock(data), limits: limits, sleep: clock.sleep, makeID: identifiers.next)
  }

  nonisolated static func identifier(_ number: Int) -> String {
    "00000000-0000-0000-0000-\(100_000_000_000 + number)"
  }

  func open(
    _ path: String = Home.list,
    visitor: String? = nil,
    pages: Int = 1,
    isSlow: Bool = false
  ) throws -> LiveReader {
    let route = try RouteCodec.route(from: path)
    let session = try #require(sessions.open(route, visitor: visitor, pages: pages, in: Localization()))
    return LiveReader(session, sessions: sessions, renderer: try .live(), isSlow: isSlow)
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
    PageRenderer(
      templates: try Templates(),
      isLive: true,
      hasAccounts: true
    )
  }
}

extension String {
  /// How many items a page links to.
  var linkedItems: Int {
    Set(matches(of: /href="\/[a-z-]+\/(\d+)["?]/).map(\.1)).count
  }
}
