import Presentation
import SwiftUI

/// What can be done with the items of a list without opening them.
struct RowActions {
  var of: @MainActor (Row) -> [ContentAction] = { _ in [] }
  var perform: @MainActor (ContentAction) -> Void = { _ in }
}

/// What a person finds who swipes a row. One that destroys something is only red: its row stays until the form is done.
struct RowActionsView: View {
  let actions: RowActions
  let row: Row

  var body: some View {
    ForEach(actions.of(row), id: \.route) { action in
      Button(action.label) { actions.perform(action) }
        .tint(action.kind == .destroy ? Color.red : nil)
    }
  }
}
