import ArgumentParser
import Composition

extension GlobalOptions {
  /// What the environment says: flags in `STOREFRONT_FLAGS`, and a file for analytics in `STOREFRONT_ANALYTICS`.
  static let signals = Signals(
    flags: Environment["STOREFRONT_FLAGS"].flatMap(FlagSettings.init),
    analyticsFile: Environment["STOREFRONT_ANALYTICS"].flatMap { $0.isEmpty ? nil : $0 }
  )

  static func flushSignals() async { await signals.flush() }

  func validateFlags() throws {
    guard let text = Environment["STOREFRONT_FLAGS"], FlagSettings(text) == nil else { return }
    throw ValidationError("STOREFRONT_FLAGS does not take “\(text)”. The flags are: \(FlagSettings.names).")
  }
}
