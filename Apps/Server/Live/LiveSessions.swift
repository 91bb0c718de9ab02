import Composition
import Foundation
import Metrics
import Presentation

/// The live sessions, one for each visitor.
///
/// It is on the main actor like the view models; all it does there is to look into dictionaries.
@MainActor
final class LiveSessions: nonisolated Measured {
  private struct Entry {
    weak var session: LiveSession?
  }

  nonisolated let limits: LiveLimits
  private let useCases: DIContainer
  private let sleep: LiveSession.Sleep
  private let makeID: @MainActor @Sendable () -> String

  /// By the sessions' identifiers. A session that ends may be here for a moment together with the one that follows it.
  private var entries: [String: Entry] = [:]

  /// By the visitors' identifiers.
  private var current: [String: String] = [:]

  /// How many were refused since the metrics were asked for.
  private var refused = 0

  nonisolated init(
    useCases: DIContainer,
    limits: LiveLimits,
    sleep: @escaping LiveSession.Sleep = { try await Task.sleep(for: $0) },
    makeID: @escaping @MainActor @Sendable () -> String = { UUID().uuidString }
  ) {
    self.useCases = useCases
    self.limits = limits
    self.sleep = sleep
    self.makeID = makeID
  }

  /// Whether an operator wants pages to follow their screens.
  nonisolated var isOn: Bool { limits.sessions > 0 }

  var count: Int { entries.values.count { $0.session != nil } }

  /// A session for a screen, in place of the visitor's former one; nil if there are too many sessions.
  ///
  /// - Parameter visitor: The visitor's identifier; nil for a new visitor.
  func open(
    _ route: Route,
    visitor: String?,
    pages: Int,
    in localization: Localization,
    for person: DIContainer? = nil
  ) -> LiveSession? {
    entries = entries.filter { $1.session != nil }
    current = current.filter { entries[$1] != nil }
    let former = visitor.flatMap { current[$0] }.flatMap { entries[$0]?.session }
    // A visitor who has a session already needs no further place.
    guard entries.count < limits.sessions + (former == nil ? 0 : 1) else {
      refused += 1
      return nil
    }
    let useCases = person ?? useCases
    former?.end(.superseded)
    let session = LiveSession(
      ScreenFactory(useCases: useCases, localization: localization)
        .screen(for: route, coordinator: AppCoordinator(root: route)),
      id: makeID(),
      visitor: visitor ?? makeID(),
      pages: pages,
      limits: limits,
      sleep: sleep
    )
    entries[session.id] = Entry(session: session)
    current[session.visitor] = session.id
    return session
  }

  func perform(_ action: ScreenAction, in id: String, by visitor: String) -> LiveSession.Reply {
    guard current[visitor] == id, let session = entries[id]?.session else { return .unknown }
    return session.perform(action)
  }

  func close(_ session: LiveSession) {
    session.stop()
    entries[session.id] = nil
  }

  func measure(in metrics: any MetricsFactory) {
    Meter(label: "storefront_live_sessions", factory: metrics).set(count)
    Counter(label: "storefront_live_sessions_refused_total", factory: metrics).increment(by: refused)
    refused = 0
  }
}
