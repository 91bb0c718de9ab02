import Composition
import Foundation
import Presentation
import SwiftUI

/// The source of the data.
struct SourceSection: View {
  private let settings: AppSettings
  private let texts: AppleTexts
  @State private var source: String
  @State private var problem: String?

  init(settings: AppSettings, texts: AppleTexts) {
    self.settings = settings
    self.texts = texts
    _source = State(initialValue: settings.source)
  }

  var body: some View {
    Section {
      Text(texts.source).font(.caption).accessibilityHidden(true)
      TextField(texts.source, text: $source).autocorrectionDisabled().onSubmit { save() }
      Text(texts.sourceHint).font(.footnote).foregroundStyle(.secondary)
      if let problem {
        Text(problem).foregroundStyle(.red)
      }
      Button(texts.save) { save() }
    }
  }

  private func save() {
    problem = settings.save(source: source)
  }
}

extension AppSettings {
  /// The address of a server; empty for what is on the device.
  var source: String { store.string(forKey: "source") ?? String() }

  /// Returns what is wrong with a source that is none.
  func save(source: String) -> String? {
    guard source.isEmpty || Configuration.Source(source) != nil else {
      return AppleTexts(screens.localization).noSource(source)
    }
    store.set(source, forKey: "source")
    renew()
    return nil
  }
}
