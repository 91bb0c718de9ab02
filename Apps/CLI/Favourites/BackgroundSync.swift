import Composition

/// Keeps the favourites of this device and its server the same while a person browses.
@MainActor
final class BackgroundSync {
  private let useCases: DIContainer
  private var task: Task<Void, Never>?

  init(_ useCases: DIContainer) {
    self.useCases = useCases
    restart()
  }

  /// Call it when another person may have signed in.
  func restart() {
    task?.cancel()
    task = Task { [useCases] in await useCases.followServer() }
  }

  func stop() {
    task?.cancel()
  }
}
