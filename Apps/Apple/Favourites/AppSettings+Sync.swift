import Composition

extension AppSettings {
  /// Sends what was liked without a connection, until the task is cancelled.
  func followServer() async { await useCases.followServer() }
}
