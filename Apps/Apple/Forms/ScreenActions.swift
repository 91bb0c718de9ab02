import Presentation
import SwiftUI

/// What can be done on a screen, and how. Its views get it from their environment.
struct ScreenActions {
  /// Whether something is being done.
  var isBusy = false
  var onRow: @MainActor (Row) -> [ContentAction] = { _ in [] }
  var perform: @MainActor (ContentAction) -> Void = { _ in }
  var performOnRow: @MainActor (ContentAction) -> Void = { _ in }
}

extension ScreenActions {
  @MainActor
  init(of screen: any Screen, _ navigator: Navigator, _ model: AppModel) {
    self.init(
      isBusy: navigator.isSubmitting,
      onRow: { screen.actions(on: $0) },
      perform: { navigator.perform($0, of: model.screens) },
      performOnRow: { navigator.perform($0, of: model.screens, staysHere: true) }
    )
  }
}

private struct ScreenActionsKey: EnvironmentKey {
  static let defaultValue = ScreenActions()
}

extension EnvironmentValues {
  var screenActions: ScreenActions {
    get { self[ScreenActionsKey.self] }
    set { self[ScreenActionsKey.self] = newValue }
  }
}

/// What can be done with what a screen shows.
struct ActionsView: View {
  let actions: [ContentAction]
  let texts: WebTexts
  @Environment(\.screenActions) private var screen

  var body: some View {
    Section {
      if screen.isBusy {
        ProgressView(texts.loading)
      }
      ForEach(actions, id: \.route) { action in
        Button(action.label, role: action.kind == .destroy ? .destructive : nil) { screen.perform(action) }
      }
    }
    .disabled(screen.isBusy)
  }
}

/// What a person finds who swipes a row. One that destroys something is only red: its row stays until the form is done.
struct RowActionsView: View {
  let row: Row
  @Environment(\.screenActions) private var screen

  var body: some View {
    ForEach(screen.onRow(row), id: \.route) { action in
      Button(action.label) { screen.performOnRow(action) }
        .tint(action.kind == .destroy ? Color.red : nil)
    }
  }
}
