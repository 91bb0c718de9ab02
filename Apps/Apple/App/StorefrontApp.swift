import SwiftUI

/// The app for iPhone, iPad and Mac. Accounts and favourites are those of a server, so they need a remote source.
@main
struct StorefrontApp: App {
  @State private var settings = AppSettings()

  var body: some Scene {
    AppScene(settings: settings)
  }
}
