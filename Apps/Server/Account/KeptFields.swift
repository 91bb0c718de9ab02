import Presentation

/// What was entered in a form that a sign-in interrupted, as hidden fields of the page that asks for the sign-in.
///
/// The server keeps nothing, and no address has what was entered. It is not submitted: after the sign-in the form shows it.
enum KeptFields {
  /// What their names begin with; no field of a form does.
  private static let prefix = "kept-"

  /// In bytes. It leaves room in a request for the sign-in itself; what a form accepts takes much less.
  private static let limit = 16_384

  /// The name of the field that says to show a form with them, and not to submit it.
  static let onlyShow = "only-show"

  /// The fields by the names that templates use.
  static func values(of draft: FormDraft) -> [TemplateValues] {
    draft.values.sorted { $0.key < $1.key }.map { ["name": .text(prefix + $0.key), "value": .text($0.value)] }
  }

  /// Whether a page can have them.
  static func fit(_ draft: FormDraft) -> Bool {
    draft.values.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } <= limit
  }

  /// Takes them out of what the form of a route sent; nil if it sent none, or resumes no form.
  static func take(from values: inout [String: String], of route: Route) -> FormDraft? {
    let kept = values.filter { $0.key.hasPrefix(prefix) }
    for name in kept.keys { values[name] = nil }
    guard !kept.isEmpty, let wanted = AuthCoordinator(resumedBy: route)?.wanted, wanted.isForm else { return nil }
    let entered = kept.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    return FormDraft(route: wanted, values: Dictionary(uniqueKeysWithValues: entered))
  }
}
