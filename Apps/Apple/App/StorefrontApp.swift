import Composition
import Foundation
import Presentation
import StyleViews
import SwiftUI

/// The app for iPhone, iPad and Mac. Accounts and favourites are those of a server, so they need a remote source.
@main
struct StorefrontApp: App {
  private let useCases: DIContainer
  private let screens: ScreenFactory

  init() {
    let source = UserDefaults.standard.string(forKey: "source").flatMap(Configuration.Source.init)
    let configuration = Configuration(source: source ?? .embedded)
    useCases = DIContainer.live(configuration)
      .with(AccountAccess(sessions: configuration.sessionStore))
    screens = ScreenFactory(
      useCases: useCases,
      localization: Localization(
        language: Locale.preferredLanguages.lazy.compactMap(Language.init(tag:)).first ?? .english,
        timeZone: .current
      ),
      debounce: .milliseconds(300)
    )
  }

  var body: some Scene {
    WindowGroup {
      RootView(
        screens: screens,
        replacement: StyledViews.replacement(useCases, screens)
      )
      .task { [useCases] in await useCases.followServer() }
    }
  }
}
