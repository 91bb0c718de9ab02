import Presentation

extension Navigator {
  var draft: FormDraft? {
    get { coordinator.draft }
    set { coordinator.draft = newValue }
  }

  func replace(with route: Route) {
    if coordinator.current.isForm, !route.isForm { refresh() }
    coordinator.replace(with: route)
  }

  /// Does what a screen offers.
  ///
  /// - Parameter staysHere: Whether what was done is shown where it was done, and not where its form leads. A screen that
  ///   offers this follows its source.
  func perform(_ action: ContentAction, of screens: ScreenFactory, staysHere: Bool = false) {
    switch action.kind {
    case .submit: Task { await submit(action.route, of: screens, staysHere: staysHere) }
    case .open, .destroy:
      if coordinator.current.isForm { replace(with: action.route) } else { navigate(to: action.route) }
    }
  }

  /// Submits a form that asks for nothing, without showing it.
  private func submit(_ form: Route, of screens: ScreenFactory, staysHere: Bool) async {
    guard !isSubmitting else { return }
    isSubmitting = true
    defer { isSubmitting = false }
    let here = coordinator.current
    let result = await screens.submit(form, from: here)
    guard let next = result.next else { return failure = result.failure }
    if staysHere, !next.isForm { return }
    if coordinator.current == here {
      navigate(to: form)
      replace(with: next)
    } else {
      refresh()
    }
  }
}
