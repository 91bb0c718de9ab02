import Observation
import Presentation

/// A screen that a visitor follows: its view model, and the signals that it has changed.
///
/// Only the stream that shows it keeps it, so it ends with the stream.
@MainActor
final class LiveSession {
  /// Waits for a while, or throws `CancellationError` if the task is cancelled.
  typealias Sleep = @Sendable (Duration) async throws -> Void

  /// Why a session has ended.
  enum End: String, Sendable {
    /// The visitor follows another screen.
    case superseded
    /// The session was too old, or there was no action for too long.
    case expired
    /// The screen shows an error that must not leak to clients.
    case failed
    case shutdown
    /// The visitor has closed the connection.
    case left
  }

  enum Signal: Equatable, Sendable {
    case changed, keepAlive
    case end(End)
  }

  /// What becomes of a posted action.
  enum Reply: Equatable, Sendable {
    case accepted
    /// The visitor has no such session.
    case unknown
    /// There were too many actions at once.
    case tooOften
    /// The session has loaded as many pages as it may.
    case tooManyPages
  }

  nonisolated let id: String
  nonisolated let visitor: String
  nonisolated let limits: LiveLimits
  nonisolated let sleep: Sleep

  /// Says that ``state`` may have changed. A slow reader gets only the last signal, and the last one of all is the end.
  nonisolated let signals: AsyncStream<Signal>

  private nonisolated let signaller: AsyncStream<Signal>.Continuation
  private nonisolated let actions = AsyncStream<ScreenAction>.makeStream()
  private nonisolated let ending = AsyncStream<Never>.makeStream()
  let screen: any Screen
  private let pages: Int
  private var isObserved = false
  private var free: Int
  private var idle: Task<Void, any Error>?
  private var age: Task<Void, any Error>?

  /// - Parameter pages: How many pages of a list the visitor has seen already; 1 for a new visitor.
  init(_ screen: any Screen, id: String, visitor: String, pages: Int, limits: LiveLimits, sleep: @escaping Sleep) {
    self.screen = screen
    self.id = id
    self.visitor = visitor
    self.pages = pages
    self.limits = limits
    self.sleep = sleep
    free = limits.actions
    (signals, signaller) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// What the screen shows; nil while the pages that the visitor has seen are loaded again.
  var state: ScreenState? { isObserved ? screen.state : nil }

  /// Loads the screen, performs the posted actions and shows what changes elsewhere, until the task is cancelled.
  func work() async {
    age = timer(limits.age)
    restartIdle()
    let (loading, loaded) = AsyncStream.makeStream(of: Never.self)
    await withDiscardingTaskGroup { group in
      group.addTask {
        await self.screen.follow {
          await self.load()
          loaded.finish()
        }
      }
      for await _ in loading {}
      for await action in actions.stream {
        group.addTask { await self.send(action) }
        group.addTask { [self] in
          try? await sleep(limits.rest)
          await giveBack()
        }
      }
      group.cancelAll()
    }
  }

  /// Loads the pages that the visitor has seen. They are shown together.
  private func load() async {
    if pages == 1 { observe() }
    await screen.load()
    for _ in 1..<pages { await screen.send(.loadMore) }
    if pages > 1 {
      observe()
      signaller.yield(.changed)
    }
  }

  /// Performs an action soon, unless a limit is reached.
  func perform(_ action: ScreenAction) -> Reply {
    guard isWithinPages(action) else { return .tooManyPages }
    guard free > 0 else { return .tooOften }
    free -= 1
    restartIdle()
    actions.continuation.yield(action)
    return .accepted
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

  /// Returns when the session has ended.
  nonisolated func untilEnd() async {
    for await _ in ending.stream {}
  }

  func stop() {
    idle?.cancel()
    age?.cancel()
  }

  private func isWithinPages(_ action: ScreenAction) -> Bool {
    action != .loadMore || screen.state.pages < limits.pages
  }

  /// Checks the pages once more, as their number may have grown since the action was posted.
  private func send(_ action: ScreenAction) async {
    if isWithinPages(action) { await screen.send(action) }
  }

  private func restartIdle() {
    idle?.cancel()
    idle = timer(limits.idle)
  }

  private func giveBack() {
    free += 1
  }

  /// Observes one change after the other. `Observations` is not available on all platforms of the package.
  private func observe() {
    isObserved = true
    withObservationTracking {
      _ = screen.state
    } onChange: { [weak self] in
      // The state changes after this call; it has changed when the main actor runs the task.
      Task { @MainActor in
        self?.signaller.yield(.changed)
        self?.observe()
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
