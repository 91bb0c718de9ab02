import Presentation

extension Form {
  func texts(_ web: WebTexts) -> [String] {
    let fields = fields.filter { $0.kind != .hidden }
    return [failure?.message].compactMap(\.self)
      + fields.flatMap { [$0.label, $0.entry, $0.hint, $0.error, $0.stored].compactMap(\.self) }
      + [submit] + (isSubmitting ? [web.loading] : [])
  }
}

extension FormField {
  /// What is in the control. A toggle shows it without a text, and a secret not at all.
  private var shown: String {
    switch kind {
    case .choice(let choices): choices.first { $0.id ?? "" == value }?.name ?? ""
    case .toggle, .secret: ""
    default: value
    }
  }

  fileprivate var entry: String? { shown.isEmpty ? nil : shown }
}
