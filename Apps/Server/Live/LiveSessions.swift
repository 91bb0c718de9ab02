import Composition
import Presentation

/// Those who follow their screens, one session for each visitor.
///
/// It is on the main actor, as the view models are; what it does there is to look into a dictionary.
@MainActor
final class LiveSessions {
  enum Answer: Equatable {
    case accepted, unknown, tooOften
  }

  private struct Entry {
    weak var session: LiveSession?
  }

  nonisolated let limits: LiveLimits
  private let useCases: DIContainer
  private let sleep: LiveSession.Sleep
  private let makeID: @MainActor @Sendable () -> String

  /// By the sessions' identifiers; one that ends may be here for a moment beside the one that took its place.
  private var entries: [String: Entry] = [:]

  /// By the visitors' identifiers.
  private var current: [String: String] = [:]
  private var refused = 0

  nonisolated init(
    useCases: DIContainer,
    limits: LiveLimits,
    sleep: @escaping LiveSession.Sleep = { try await Task.sleep(for: $0) },
    makeID: @escaping @MainActor @Sendable () -> String = LiveIdentifier.random
  ) {
    self.useCases = useCases
    self.limits = limits
    self.sleep = sleep
    self.makeID = makeID
  }

  var count: Int { entries.values.count { $0.session != nil } }

  /// A session for a screen, in place of the one that the visitor may have; nil where there are too many.
  ///
  /// - Parameter visitor: By whom the visitor is known, nil for one who is new.
  func open(_ route: Route, visitor: String?, pages: Int, in localization: Localization) -> LiveSession? {
    entries = entries.filter { $1.session != nil }
    current = current.filter { entries[$1] != nil }
    let former = visitor.flatMap { current[$0] }.flatMap { entries[$0]?.session }
    // Whoever has a place changes it for another, and takes no one else's.
    guard entries.count < limits.sessions + (former == nil ? 0 : 1) else {
      refused += 1
      return nil
    }
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

  func perform(_ action: LiveAction, in id: String, by visitor: String) -> Answer {
    guard current[visitor] == id, let session = entries[id]?.session else { return .unknown }
    return session.perform(action) ? .accepted : .tooOften
  }

  func close(_ session: LiveSession) {
    session.stop()
    entries[session.id] = nil
    if current[session.visitor] == session.id { current[session.visitor] = nil }
  }

  /// The figures in Prometheus' text format; see ``RequestMetrics``.
  var metrics: String {
    """
    # HELP storefront_live_sessions Visitors who follow a screen now.
    # TYPE storefront_live_sessions gauge
    storefront_live_sessions \(count)
    # HELP storefront_live_sessions_refused_total Visitors for whom there was no place.
    # TYPE storefront_live_sessions_refused_total counter
    storefront_live_sessions_refused_total \(refused)

    """
  }
}
