import Presentation
import SwiftUI

/// Draws the form of any feature. One that destroys something is confirmed before it is submitted.
struct FormView: View {
  let form: Presentation.Form
  let title: String
  let explanation: [String]
  let texts: WebTexts
  let send: (ScreenAction) -> Void

  @State private var confirms = false

  var body: some View {
    Section {
      if let failure = form.failure {
        Text(failure.message).foregroundStyle(.red)
      }
      ForEach(form.fields.filter { $0.kind != .hidden }) { field in
        FormFieldView(field: field, send: send)
      }
      .onSubmit { submit() }
      Button(form.submit, role: form.isDestructive ? .destructive : nil) { submit() }
        .confirmationDialog(title, isPresented: $confirms, titleVisibility: .visible) {
          Button(form.submit, role: .destructive) { send(.submit) }
        } message: {
          ForEach(explanation.indices, id: \.self) { index in
            Text(explanation[index])
          }
        }
      if form.isSubmitting {
        ProgressView(texts.loading)
      }
    }
    .disabled(form.isSubmitting)
  }

  private func submit() {
    if form.isDestructive { confirms = true } else { send(.submit) }
  }
}
