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

  /// Why something could not be set.
  private(set) var problem: String?

  @ObservationIgnored private let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    (useCases, screens) = Self.made(from: store)
  }

  /// The address of a server; empty for what is on the device.
  var source: String { store.string(forKey: "source") ?? String() }

  var language: Language { screens.localization.language }

  var hasAccounts: Bool { useCases.authUseCase != nil }

  func save(source: String, language: Language) {
    guard source.isEmpty || Configuration.Source(source) != nil else {
      problem = AppleTexts(screens.localization).noSource(source)
      return
    }
    store.set(source, forKey: "source")
    store.set(language.rawValue, forKey: "language")
    (useCases, screens) = Self.made(from: store)
    beginAnew()
  }

  func signOut() async {
    let result = await screens.submit(.account(.form(.signOut)))
    if result.next == nil { problem = result.failure?.message } else { beginAnew() }
  }

  /// Sends what was liked without a connection, until the task is cancelled.
  func followServer() async { await useCases.followServer() }

  private func beginAnew() {
    problem = nil
    generation += 1
  }

  private static func made(from store: UserDefaults) -> (DIContainer, ScreenFactory) {
    let source = store.string(forKey: "source").flatMap(Configuration.Source.init)
    let configuration = Configuration(source: source ?? .embedded)
    let useCases = DIContainer.live(configuration)
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
