import Presentation
import SwiftUI

/// The source of the data, the language, and the way out of the account.
struct SettingsView: View {
  private let settings: AppSettings
  private let texts: AppleTexts
  @State private var source: String
  @State private var language: Language

  init(settings: AppSettings) {
    self.settings = settings
    texts = AppleTexts(settings.screens.localization)
    _source = State(initialValue: settings.source)
    _language = State(initialValue: settings.language)
  }

  var body: some View {
    SwiftUI.Form {
      Section {
        Text(texts.source).font(.caption).accessibilityHidden(true)
        TextField(texts.source, text: $source).autocorrectionDisabled().onSubmit { save() }
        Text(texts.sourceHint).font(.footnote).foregroundStyle(.secondary)
        Picker(texts.language, selection: $language) {
          ForEach(Language.allCases, id: \.self) { language in
            Text(language.nativeName).tag(language)
          }
        }
        if let problem = settings.problem {
          Text(problem).foregroundStyle(.red)
        }
        Button(texts.save) { save() }
      }
      if settings.hasAccounts {
        Section {
          Button(texts.signOut) { Task { await settings.signOut() } }
        }
      }
    }
    .navigationTitle(texts.settings)
  }

  private func save() {
    settings.save(source: source, language: language)
  }
}
