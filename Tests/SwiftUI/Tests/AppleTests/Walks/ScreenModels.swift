import Composition
import Presentation

/// The view models of a window without views: actions are sent to them, as the terminal does.
@MainActor
final class ScreenModels {
  private struct Open {
    let route: Route
    let screen: any Screen

    /// Whether a form was done since it was loaded.
    var isStale = false
  }

  @MainActor
  private final class Place {
    let coordinator: AppCoordinator
    var open: [Open] = []

    init(_ root: Route) {
      coordinator = AppCoordinator(root: root)
    }
  }

  let web: WebTexts
  let places: [ScreenState.Link]
  private let screens: ScreenFactory
  private let stacks: [Route: Place]
  private(set) var selected = Route.home

  init(_ useCases: DIContainer) {
    screens = ScreenFactory(useCases: useCases, localization: Localization())
    web = WebTexts(screens.localization)
    places = web.menu + web.personalMenu
    stacks = Dictionary(uniqueKeysWithValues: places.map { ($0.route, Place($0.route)) })
  }

  private var place: Place { stacks[selected] ?? Place(selected) }
  private var screen: any Screen { place.open[place.open.count - 1].screen }

  var depth: Int { place.coordinator.path.count }
  var state: ScreenState { screen.state }
  var texts: [String] { state.texts(web) }

  /// What can be done with each row.
  var rowActions: [[String]] {
    (state.content.content?.table?.rows ?? []).map { row in screen.actions(on: row).map(\.label) }
  }

  /// Performs an action, and returns what a person is told who has not seen the form.
  func perform(_ action: RandomAction) async -> String? {
    switch action {
    case .place(let name): await select(name)
    case .row(let index): await go(to: state.content.content?.table?.rows[index].route)
    case .swipe(let index, let label): return await swipe(index, label)
    case .back:
      place.coordinator.pop()
      await show()
    case .search(_, let text): await screen.send(.type(text))
    case .filter(let id, _, _): await screen.send(.filter(id))
    case .loadMore: await screen.send(.loadMore)
    case .refresh: await screen.send(.refresh)
    case .retry: await screen.send(.retry)
    case .enter(let name, _, let text): await screen.send(.edit(name, to: value(of: text, in: name)))
    case .submit: await submit()
    case .act(let label):
      guard let action = state.allActions.first(where: { $0.label == label }) else { return nil }
      await go(to: action.route)
      if action.kind == .submit { return await submitAtOnce() }
    }
    return nil
  }

  /// Opens the screens of the stack that are not open yet, and loads the topmost one.
  func show() async {
    let place = place
    let routes = [place.coordinator.root] + place.coordinator.path
    let kept = zip(place.open, routes).prefix { $0.0.route == $0.1 }.count
    place.open.removeSubrange(kept...)
    for route in routes.dropFirst(kept) {
      place.open.append(Open(route: route, screen: screens.screen(for: route, coordinator: place.coordinator)))
    }
    await screen.load()
    let top = place.open.count - 1
    if place.open[top].isStale { await screen.send(.refresh) }
    place.open[top].isStale = false
  }

  private func select(_ name: String) async {
    // SwiftUI keeps the path of a place that is left, and no screens.
    place.open = []
    selected = places.first { $0.text == name }?.route ?? selected
    await show()
  }

  private func go(to route: Route?) async {
    guard let route else { return }
    place.coordinator.navigate(to: route)
    await show()
  }

  private func submit() async {
    let form = place.coordinator.current
    await screen.send(.submit)
    guard place.coordinator.current != form else { return }
    for index in place.open.indices { place.open[index].isStale = true }
    await show()
  }

  /// What is done with a row is shown in its list, which follows its source with all pages that are loaded.
  private func swipe(_ index: Int, _ label: String) async -> String? {
    guard let row = state.content.content?.table?.rows[index] else { return nil }
    guard let action = screen.actions(on: row).first(where: { $0.label == label }) else { return nil }
    guard action.kind == .submit else {
      await go(to: action.route)
      return nil
    }
    let hidden = AppCoordinator(root: state.route, path: [action.route])
    let form = screens.screen(for: action.route, coordinator: hidden)
    await form.send(.appear)
    await form.send(.submit)
    if hidden.current == action.route { return form.state.content.content?.form?.failure?.message }
    let pages = state.content.content?.paging?.loadedPages ?? 1
    await screen.send(.refresh)
    for _ in 1..<pages { await screen.send(.loadMore) }
    return nil
  }

  private func submitAtOnce() async -> String? {
    let form = place.coordinator.current
    await submit()
    guard place.coordinator.current == form else { return nil }
    let failure = state.content.failure ?? state.content.content?.form?.failure
    place.coordinator.pop()
    await show()
    return failure?.message
  }

  /// The identifier of a choice, else the text itself.
  private func value(of text: String, in name: String) -> String {
    guard case .choice(let choices) = state.content.content?.form?[name]?.kind else { return text }
    return choices.first { $0.name == text }?.id ?? ""
  }
}
