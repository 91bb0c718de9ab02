import Presentation

extension PageText {
  /// How to answer.
  func hint(_ texts: TerminalTexts) -> [String] {
    paragraph(texts.formHint, style: .dim) + [""]
  }

  /// Prints what is asked for next in a form; the answer follows on the same line. A secret is not shown while it is typed.
  @MainActor
  func ask(_ dialogue: FormDialogue, _ texts: TerminalTexts) throws(StandardOutput.Failure) {
    guard let field = dialogue.field else { return try prompt("\(dialogue.submit) \(texts.noUnlessYes): ") }
    var above = [field.error, field.stored].compactMap(\.self).flatMap { paragraph($0, style: .red) }
    above += field.hint.map { paragraph($0, style: .dim) } ?? []
    if case .choice(let choices) = field.kind {
      above += choices.dropFirst().enumerated().flatMap { index, choice in
        fact(String(index + 1), choice.name, labelWidth: 2)
      }
    }
    if !above.isEmpty { try terminal.print(above) }
    let value = field.kind == .secret || field.text.isEmpty ? "" : " [\(field.text)]"
    // Before the person sees the question, so that not one letter of the answer is shown.
    if field.kind == .secret {
      Interrupts.handle()
      Echo.set(false)
    }
    try prompt("\(field.label)\(field.isToggle ? " \(texts.yesOrNo)" : "")\(value): ")
  }

  /// Shows what is typed again. The line break after a secret was not shown.
  func hearAnswer(to dialogue: FormDialogue) throws(StandardOutput.Failure) {
    guard dialogue.field?.kind == .secret else { return }
    Echo.set(true)
    try terminal.write("\n")
  }

  private func prompt(_ text: String) throws(StandardOutput.Failure) {
    try terminal.write(PrintableText.clean(text))
  }
}
