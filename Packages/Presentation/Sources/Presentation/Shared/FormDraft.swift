/// What was entered in a form that a sign-in interrupted, without secrets. The form begins with it when it is shown again.
///
/// A ``Coordinator`` keeps it, and no address has it.
public struct FormDraft: Equatable, Sendable {
  public let route: Route

  /// The values by the names of their fields, hidden ones as well: what the form is based on is still that.
  public let values: [String: String]

  public init(route: Route, values: [String: String]) {
    self.route = route
    self.values = values
  }

  /// Nil if nothing was entered that a person would have to enter again.
  init?(_ description: any FormDescription, _ values: [String: String]) {
    let kinds = Dictionary(description.fields.map { ($0.name, $0.kind) }) { first, _ in first }
    let kept = values.filter { kinds[$0.key]?.isSecret == false }
    guard kept.contains(where: { kinds[$0.key]?.isHidden == false && !$0.value.isEmpty }) else { return nil }
    self.init(route: description.route, values: kept)
  }
}

extension FormFieldDescription.Kind {
  fileprivate var isSecret: Bool {
    if case .secret = self { true } else { false }
  }

  fileprivate var isHidden: Bool {
    if case .hidden = self { true } else { false }
  }
}
