import SwiftUI

/// The app for iPhone, iPad and Mac.
@main
struct StorefrontApp: App {
  @State private var settings = AppSettings()

  var body: some Scene {
    AppScene(settings: settings)
  }
}
