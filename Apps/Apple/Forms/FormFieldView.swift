import Presentation
import SwiftUI

/// A field of any form, with what is wrong with it.
struct FormFieldView: View {
  private let field: FormField
  private let send: (ScreenAction) -> Void

  /// What is entered. A screen's state is later by a moment, and has no secret.
  @State private var text: String

  init(field: FormField, send: @escaping (ScreenAction) -> Void) {
    self.field = field
    self.send = send
    _text = State(initialValue: field.value)
  }

  var body: some View {
    VStack(alignment: .leading) {
      control
      if let hint = field.hint {
        Text(hint).font(.footnote).foregroundStyle(.secondary)
      }
      if let error = field.error {
        Text(error).foregroundStyle(.red)
      }
      if let stored = field.stored {
        Text(stored).font(.footnote)
      }
    }
    .onChange(of: text) { send(.edit(field.name, to: text)) }
  }

  @ViewBuilder
  private var control: some View {
    switch field.kind {
    case .choice(let choices):
      Picker(field.label, selection: $text) {
        ForEach(choices) { choice in
          Text(choice.name).tag(choice.id ?? String())
        }
      }
    case .toggle:
      Toggle(field.label, isOn: $text.isOn)
    case .secret:
      label
      SecureField(field.label, text: $text)
    case .hidden:
      EmptyView()
    default:
      label
      TextField(field.label, text: $text).autocorrectionDisabled(field.purpose != nil)
    }
  }

  /// A text field shows its own label only as long as it is empty.
  private var label: some View {
    Text(field.label).font(.caption).accessibilityHidden(true)
  }
}

extension String {
  /// The value of a toggle.
  fileprivate var isOn: Bool {
    get { self == FormField.on }
    set { self = newValue ? FormField.on : String() }
  }
}
