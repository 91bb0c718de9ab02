import Presentation
import SwiftUI

/// The menu that leads to the features, with the keys of its commands.
struct GoCommands: Commands {
  let localization: Localization
  @FocusedValue(\.appModel) private var model

  var body: some Commands {
    CommandMenu(AppleTexts(localization).menu) {
      ForEach(model?.places ?? []) { place in
        Button(place.title) { model?.selected = place.id }
          .keyboardShortcut(shortcut(to: place))
      }
      Button(AppleTexts(localization).back) { model?.navigator.pop() }
        .keyboardShortcut("[")
        .disabled(model?.navigator.coordinator.path.isEmpty ?? true)
      Button(WebTexts(localization).refresh) { model?.navigator.refresh() }
        .keyboardShortcut("r")
        .disabled(model?.navigator.coordinator.current.canRefresh != true)
    }
  }

  /// The first nine places have a digit.
  private func shortcut(to place: AppModel.Place) -> KeyboardShortcut? {
    guard let index = model?.places.firstIndex(where: { $0.id == place.id }), index < 9 else { return nil }
    return KeyboardShortcut(KeyEquivalent(Character(String(index + 1))))
  }
}

/// The model of the window that is in front, for menus.
private struct AppModelKey: FocusedValueKey {
  typealias Value = AppModel
}

extension FocusedValues {
  var appModel: AppModel? {
    get { self[AppModelKey.self] }
    set { self[AppModelKey.self] = newValue }
  }
}
