import Observation
import Presentation

/// A screen that a visitor follows: its view model, and where its changes are told.
///
/// Nothing but the stream that shows it keeps it, so that it goes when the stream does.
@MainActor
final class LiveSession {
  /// Waits for a while, or throws `CancellationError` when the task is cancelled.
  typealias Sleep = @Sendable (Duration) async throws -> Void

  /// Why a session is over.
  enum End: String, Sendable {
    /// The visitor follows another screen.
    case superseded
    /// It was there for too long, or nobody did anything.
    case expired
    /// What there is to tell is nobody's business outside.
    case failed
    case shutdown
    /// The visitor is gone.
    case left
  }

  enum Signal: Equatable, Sendable {
    case changed, keepAlive
    case end(End)
  }

  nonisolated let id: String
  nonisolated let visitor: String
  nonisolated let limits: LiveLimits
  nonisolated let sleep: Sleep

  /// Says that there may be something to tell; what it is, ``state`` says. A reader who is late hears one signal for
  /// many, and the last one is the end.
  nonisolated let signals: AsyncStream<Signal>

  private nonisolated let signaller: AsyncStream<Signal>.Continuation
  private nonisolated let actions = AsyncStream<LiveAction>.makeStream()
  private nonisolated let ending = AsyncStream<Never>.makeStream()
  let screen: Screen
  private let pages: Int
  private var isFollowed = false
  private var free: Int
  private var idle: Task<Void, any Error>?
  private var age: Task<Void, any Error>?

  /// - Parameter pages: How many pages of a list the visitor has seen already, 1 for none but the first.
  init(_ screen: Screen, id: String, visitor: String, pages: Int, limits: LiveLimits, sleep: @escaping Sleep) {
    self.screen = screen
    self.id = id
    self.visitor = visitor
    self.pages = pages
    self.limits = limits
    self.sleep = sleep
    free = limits.actions
    (signals, signaller) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// What the screen shows, or nil while it is brought back to where the visitor was.
  var state: ScreenState? { isFollowed ? ScreenState(screen) : nil }

  /// Loads the screen and does what is asked for, until the task is cancelled.
  func work() async {
    age = timer(limits.age)
    restartIdle()
    if pages == 1 { follow() }
    await screen.load()
    for _ in 1..<pages { await screen.send(.loadMore) }
    if pages > 1 {
      follow()
      signaller.yield(.changed)
    }
    await withDiscardingTaskGroup { group in
      for await action in actions.stream {
        group.addTask { [screen] in await screen.send(action) }
        group.addTask { [self] in
          try? await sleep(limits.rest)
          await giveBack()
        }
      }
    }
  }

  /// Asks for an action, and says whether it may be done; too many at once may not.
  func perform(_ action: LiveAction) -> Bool {
    guard free > 0 else { return false }
    free -= 1
    restartIdle()
    actions.continuation.yield(action)
    return true
  }

  nonisolated func keepAlive() {
    signaller.yield(.keepAlive)
  }

  nonisolated func end(_ end: End) {
    signaller.yield(.end(end))
    signaller.finish()
    actions.continuation.finish()
    ending.continuation.finish()
  }

  /// Returns when somebody has said that the session is over.
  nonisolated func untilEnd() async {
    for await _ in ending.stream {}
  }

  func stop() {
    idle?.cancel()
    age?.cancel()
  }

  private func restartIdle() {
    idle?.cancel()
    idle = timer(limits.idle)
  }

  private func giveBack() {
    free += 1
  }

  /// Observes one change after the other. `Observations` would do, but is not there on all platforms that this is for.
  private func follow() {
    isFollowed = true
    withObservationTracking {
      _ = ScreenState(screen)
    } onChange: { [weak self] in
      // The change is about to happen; it has when the main actor comes to this task.
      Task { @MainActor in
        self?.signaller.yield(.changed)
        self?.follow()
      }
    }
  }

  private func timer(_ limit: Duration) -> Task<Void, any Error> {
    Task { [weak self, sleep] in
      try await sleep(limit)
      self?.end(.expired)
    }
  }
}
