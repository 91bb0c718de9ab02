import Presentation
import SwiftUI

/// The windows, the menus and the settings of the app.
struct AppScene: Scene {
  let settings: AppSettings

  var body: some Scene {
    WindowGroup {
      WindowView(settings: settings).id(settings.generation)
    }
    .commands {
      GoCommands(localization: settings.screens.localization)
    }
    #if !os(iOS)
      Settings {
        SettingsView(settings: settings).id(settings.generation)
      }
    #endif
  }
}

/// A window. Where the system has no window for settings, they are a sheet.
struct WindowView: View {
  let settings: AppSettings
  @State private var showsSettings = false

  var body: some View {
    #if os(macOS)
      root(nil)
    #else
      root { showsSettings = true }
        .sheet(isPresented: $showsSettings) {
          NavigationStack { SettingsView(settings: settings) }
        }
    #endif
  }

  private func root(_ showSettings: (@MainActor () -> Void)?) -> some View {
    RootView(
      screens: settings.screens,
      replacement: settings.replacement,
      showSettings: showSettings
    )
    .task { await settings.followServer() }
  }
}
