import Presentation
import SwiftUI

/// What a person can set. Each part of the app has a section of its own.
struct SettingsView: View {
  private let settings: AppSettings
  private let texts: AppleTexts
  @State private var language: Language

  init(settings: AppSettings) {
    self.settings = settings
    texts = AppleTexts(settings.screens.localization)
    _language = State(initialValue: settings.language)
  }

  var body: some View {
    SwiftUI.Form {
      Section {
        Picker(texts.language, selection: $language) {
          ForEach(Language.allCases, id: \.self) { language in
            Text(language.nativeName).tag(language)
          }
        }
        .onChange(of: language) { settings.save(language) }
      }
      SourceSection(settings: settings, texts: texts)
      SignOutSection(settings: settings, texts: texts)
    }
    .navigationTitle(texts.settings)
  }
}
