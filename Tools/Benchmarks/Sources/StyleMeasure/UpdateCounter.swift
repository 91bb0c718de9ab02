import Observation
import Presentation

/// Counts how often the state of a screen changes.
@MainActor
final class UpdateCounter {
  private let screen: any Screen
  private(set) var count = 0

  init(_ screen: any Screen) {
    self.screen = screen
    observe()
  }

  /// Each observation ends with the first change, so the next one begins there.
  private func observe() {
    withObservationTracking {
      _ = screen.state
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.observe()
      }
    }
  }
}
