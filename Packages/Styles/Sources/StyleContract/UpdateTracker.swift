import Observation

/// Tells a browser's host of each change in what Observation tracks.
@MainActor
public final class UpdateTracker {
  /// Called before each change.
  public var onUpdate: (@MainActor () -> Void)?

  private var generation = 0

  public init() {}

  /// Follows what a closure reads, in place of what was followed so far.
  public func track(_ read: @escaping @MainActor () -> Void) {
    generation += 1
    follow(read, generation)
  }

  private func follow(_ read: @escaping @MainActor () -> Void, _ mine: Int) {
    guard onUpdate != nil else { return }
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == mine else { return }
        self.onUpdate?()
        self.follow(read, mine)
      }
    }
  }
}
