import Presentation
import SwiftUI

/// A list with a search field. The view model decides when a search starts.
struct SearchView<Content: View>: View {
  private let field: ScreenState.SearchField
  private let send: (ScreenAction) -> Void
  private let content: Content

  /// What is in the field: a view model drops spaces that a person is still typing.
  @State private var text: String

  init(
    field: ScreenState.SearchField,
    send: @escaping (ScreenAction) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.field = field
    self.send = send
    self.content = content()
    _text = State(initialValue: field.text)
  }

  var body: some View {
    content
      .searchable(text: $text, prompt: field.label)
      .onChange(of: text) { send(.type(text)) }
      .onSubmit(of: .search) { send(.search(text)) }
  }
}

/// The choices that narrow a list.
struct FilterView: View {
  private let filter: ScreenState.Filter
  private let choices: [Choice]
  private let send: (ScreenAction) -> Void
  @State private var selected: String?

  init(filter: ScreenState.Filter, choices: [Choice], send: @escaping (ScreenAction) -> Void) {
    self.filter = filter
    self.choices = choices
    self.send = send
    _selected = State(initialValue: filter.selected)
  }

  var body: some View {
    Picker(filter.label, selection: $selected) {
      ForEach(choices) { choice in
        Text(choice.name).tag(choice.id)
      }
    }
    .onChange(of: selected) { send(.filter(selected)) }
  }
}
