import Composition
import Presentation
import SwiftUI

/// The way out of the account.
struct SignOutSection: View {
  let settings: AppSettings
  let texts: AppleTexts
  @State private var problem: String?

  var body: some View {
    if settings.hasAccounts {
      Section {
        if let problem {
          Text(problem).foregroundStyle(.red)
        }
        Button(texts.signOut) { Task { problem = await settings.signOut() } }
      }
    }
  }
}

extension AppSettings {
  var hasAccounts: Bool { useCases.authUseCase != nil }

  /// Returns why a person is still signed in.
  func signOut() async -> String? {
    let result = await screens.submit(.account(.form(.signOut)))
    if result.next != nil { beginAnew() }
    return result.failure?.message
  }
}
