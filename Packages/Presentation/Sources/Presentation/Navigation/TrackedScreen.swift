import Domain

/// A screen of any feature that tells a tracker what a person does on it. Without a tracker there is none.
@MainActor
final class TrackedScreen: Screen {
  private let screen: any Screen
  private let tracker: any AnalyticsTracker
  private var isOpened = false
  private var search = ""

  init(_ screen: any Screen, _ tracker: any AnalyticsTracker) {
    self.screen = screen
    self.tracker = tracker
  }

  var state: ScreenState { screen.state }

  func follow(_ load: @MainActor () async -> Void) async { await screen.follow(load) }

  func actions(on row: Row) -> [ContentAction] { screen.actions(on: row) }

  func send(_ action: ScreenAction) async {
    let name = state.route.analyticsScreen
    let form = state.content.content?.form
    switch action {
    case .appear where !isOpened:
      isOpened = true
      tracker.track(.opened(name))
    case .retry: tracker.track(.retried(name))
    default: break
    }
    await screen.send(action)
    if Task.isCancelled { return }
    if action == .submit, form?.isSubmitting == false, let form = state.content.content?.form, !form.isSubmitting {
      tracker.track(.submitted(name, succeeded: form.failure == nil))
    }
    trackSearch(name)
  }

  /// A search that is superseded or has failed has shown nothing.
  private func trackSearch(_ name: AnalyticsScreen) {
    guard case .list(let list) = state.route, list.search != search else { return }
    switch state.content {
    case .idle, .loading, .failed: return
    case .empty, .loaded: search = list.search
    }
    if search.isEmpty { return }
    let results = state.content.content?.table?.rows.count ?? 0
    tracker.track(.searched(name, length: search.count, results: results))
  }
}

extension ScreenFactory {
  func tracked(_ route: Route, _ coordinator: any Coordinator) -> (any Screen)? {
    guard let tracker else { return nil }
    var factory = self
    factory.tracker = nil
    return TrackedScreen(factory.screen(for: route, coordinator: coordinator), tracker)
  }
}

extension Route {
  /// The screen without what it shows, from names that the code declares.
  var analyticsScreen: AnalyticsScreen {
    let kind =
      switch self {
      case .list: "list"
      case .detail: "item"
      case .form(let form): form.action.analyticsName
      case .account(.overview): "overview"
      case .account(.form(let form, _)): form.rawValue
      case .favourite(let favourite): favourite.action.rawValue
      }
    let isKnown =
      Features.named(feature) != nil
      || feature == AccountRoute.name
    return AnalyticsScreen(isKnown ? feature : "unknown", kind)
  }
}

extension FormRoute.Action {
  fileprivate var analyticsName: String {
    switch self {
    case .create: "create"
    case .edit: "edit"
    case .delete: "delete"
    }
  }
}
