import Foundation
import Presentation
import SwiftUI

/// A window: a menu, and the screens of the selected place. On a narrow screen they are one stack.
struct RootView: View {
  @State private var model: AppModel
  @SceneStorage("place") private var saved = ""
  private let replacement: StackView.Replacement
  private let showSettings: (@MainActor () -> Void)?

  init(
    screens: ScreenFactory,
    replacement: @escaping StackView.Replacement = { _, _ in nil },
    showSettings: (@MainActor () -> Void)? = nil
  ) {
    self.replacement = replacement
    self.showSettings = showSettings
    _model = State(initialValue: AppModel(screens: screens))
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selected) {
        ForEach(model.places) { place in
          Text(place.title).tag(place.id)
        }
      }
      .navigationTitle(model.texts.navigation)
      .toolbar {
        if let showSettings {
          Button(AppleTexts(model.screens.localization).settings, systemImage: "gear", action: showSettings)
        }
      }
    } detail: {
      StackView(navigator: model.navigator, model: model, replacement: replacement)
        .id(model.navigator.root)
    }
    .environment(\.locale, Locale(identifier: model.screens.localization.language.rawValue))
    .focusedSceneValue(\.appModel, model)
    .onOpenURL { model.open($0.absoluteString) }
    .onAppear { model.restore(saved) }
    .onChange(of: model.saved) { saved = model.saved }
  }
}
