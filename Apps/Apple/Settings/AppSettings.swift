import Composition
import Foundation
import Observation
import Presentation

/// What a person has set, and the screens that follow from it.
@MainActor
@Observable
final class AppSettings {
  private(set) var useCases: DIContainer
  private(set) var screens: ScreenFactory

  /// How often the screens were replaced. Windows begin anew with each time.
  private(set) var generation = 0

  @ObservationIgnored let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    (useCases, screens) = Self.made(from: store)
  }

  var language: Language { screens.localization.language }

  func save(_ language: Language) {
    store.set(language.rawValue, forKey: "language")
    renew()
  }

  /// Replaces the screens by those that follow from what is stored.
  func renew() {
    (useCases, screens) = Self.made(from: store)
    beginAnew()
  }

  func beginAnew() { generation += 1 }

  private static func made(from store: UserDefaults) -> (DIContainer, ScreenFactory) {
    let source = store.string(forKey: "source").flatMap(Configuration.Source.init)
    let configuration = Configuration(source: source ?? .embedded)
    let useCases = DIContainer.live(configuration)
      .with(Signals(flags: store.string(forKey: "flags").flatMap(FlagSettings.init), analyticsFile: nil))
      .with(AccountAccess(sessions: configuration.sessionStore))
    let tags = [store.string(forKey: "language")].compactMap(\.self) + Locale.preferredLanguages
    let language = tags.lazy.compactMap(Language.init(tag:)).first ?? .english
    let screens = ScreenFactory(
      useCases: useCases,
      localization: Localization(language: language, timeZone: .current),
      debounce: .milliseconds(300)
    )
    return (useCases, screens)
  }
}
