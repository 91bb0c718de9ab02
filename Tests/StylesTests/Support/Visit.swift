import Domain
import Observation
import Presentation

/// Creates the screen of a route.
typealias ScreenMaker = @MainActor (Route, any ProductUseCase, ScreenEnvironment) -> (any Screen)?

/// Uses a screen of a shop as a host does, and notes what is wrong with it.
///
/// A visit waits for events only: that the screen asks the shop for something, or that an action is done. So it never waits
/// for something that does not happen, and looks at no clock.
@MainActor
final class Visit {
  private(set) var screen: (any Screen)?
  private(set) var shop = Shop()
  private(set) var faults: [String] = []
  private(set) var changes = 0
  let coordinator = AppCoordinator()

  private let make: ScreenMaker
  private var running: [Int: Task<Void, Never>] = [:]
  private var count = 0

  init(_ make: @escaping ScreenMaker) {
    self.make = make
    open(.list(Lamps.route))
  }

  var state: ScreenState? { screen?.state }
  var titles: [String] { state?.content.content?.table?.rows.map(\.title) ?? [] }

  /// Opens a screen in place of the one before, in a shop of its own.
  func open(_ route: Route) {
    shop = Shop()
    screen = make(route, shop, ScreenEnvironment(coordinator: coordinator))
  }

  /// Releases the screen.
  func leave() {
    screen = nil
  }

  /// Starts an action.
  func begin(_ action: ScreenAction) -> Int {
    count += 1
    let (number, screen, log) = (count, screen, shop.log)
    running[number] = Task {
      await screen?.send(action)
      log.yield(.returned(number))
    }
    return number
  }

  func cancel(_ number: Int) {
    running[number]?.cancel()
  }

  /// Starts an action and returns as soon as the shop is called, or nil when the action is done.
  func call(_ action: ScreenAction) async -> Call? {
    await call(begin(action))
  }

  func call(_ number: Int) async -> Call? {
    while let event = await next() {
      switch event {
      case .called(let call): return call
      case .returned(number): return nil
      case .returned: continue
      }
    }
    return nil
  }

  /// Performs an action that calls the shop once.
  func perform(_ action: ScreenAction, _ reply: Call.Reply) async {
    await call(action)?.give(reply)
    await finish()
  }

  /// Performs an action that must not call the shop.
  func quiet(_ action: ScreenAction, _ expectation: String) async {
    if let call = await call(action) {
      fault(expectation)
      await call.give(.failure(.offline))
    }
  }

  /// Waits until an action is done, or all are. Every other call of the shop fails.
  func finish(_ number: Int? = nil) async {
    while number.map({ running[$0] != nil }) ?? !running.isEmpty, let event = await next() {
      if case .called(let call) = event { await call.give(.failure(.offline)) }
    }
  }

  /// Runs everything that waits for the main actor by now.
  func turn() async {
    await Task { @MainActor in }.value
  }

  /// Counts the changes of the state from now on, as a host that draws each of them.
  func follow() {
    withObservationTracking {
      _ = screen?.state
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.changes += 1
        self?.follow()
      }
    }
  }

  func expect(_ condition: Bool, _ expectation: String) {
    if !condition { fault(expectation) }
  }

  /// Compares the whole state of a list.
  func expect(_ content: LoadState<Content>, on route: ListRoute = Lamps.route, _ expectation: String) {
    expect(state == Lamps.lists.state(of: route, content: content), expectation)
  }

  /// Compares the whole state of a product.
  func expect(_ content: LoadState<Content>, product id: Product.ID, _ expectation: String) {
    expect(state == Lamps.products.state(of: id, content: content), expectation)
  }

  private func fault(_ expectation: String) {
    faults.append("\(expectation); the screen shows \(state.map { "\($0)" } ?? "nothing")")
  }

  private func next() async -> Shop.Event? {
    for await event in shop.events {
      if case .returned(let number) = event { running[number] = nil }
      return event
    }
    return nil
  }
}
