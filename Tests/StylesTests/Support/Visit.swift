import Domain
import Presentation
import StyleContract

/// Makes a browser from what it begins with.
typealias BrowserMaker = @MainActor (BrowserSetting) -> any ProductBrowser

/// A person's visit to a shop with a browser, and what was wrong with it.
///
/// What a browser does is told by events, that it asks the shop or that it is done, so that a visit waits for nothing that
/// may never come, and looks at no clock.
@MainActor
final class Visit {
  let browser: any ProductBrowser
  let route: ProductListRoute
  private(set) var faults: [String] = []

  private let shop = Shop()
  private var begun: [Int: Task<Void, Never>] = [:]
  private var count = 0

  init(_ make: BrowserMaker, start: BrowserSetting.Start = .list(Lamps.route)) {
    browser = make(BrowserSetting(productUseCase: shop, start: start))
    route = if case .list(let route) = start { route } else { Lamps.route }
  }

  /// Begins what a person does, and returns when the shop was asked or, with nil, when it is done.
  func ask(_ intent: BrowserIntent) async -> Call? {
    await ask(begin(intent))
  }

  /// Begins what a person does.
  func begin(_ intent: BrowserIntent) -> Int {
    count += 1
    let (number, browser, log) = (count, browser, shop.log)
    begun[number] = Task {
      await browser.send(intent)
      log.yield(.returned(number))
    }
    return number
  }

  func cancel(_ number: Int) {
    begun[number]?.cancel()
  }

  func ask(_ number: Int) async -> Call? {
    while let event = await next() {
      switch event {
      case .asked(let call): return call
      case .returned(let other): if other == number { return nil }
      }
    }
    return nil
  }

  /// Does something that must not ask the shop for anything.
  func quiet(_ intent: BrowserIntent, _ expectation: String) async {
    if let call = await ask(intent) {
      fault(expectation)
      await call.give(.failure(.offline))
    }
  }

  /// Does something that asks the shop once, and gives the answer.
  func perform(_ intent: BrowserIntent, _ answer: Call.Answer) async {
    if let call = await ask(intent) { await call.give(answer) }
    await finish()
  }

  /// Waits until all that was begun is done. Whoever asks the shop meanwhile learns that it is offline.
  func finish() async {
    while !begun.isEmpty, let event = await next() {
      if case .asked(let call) = event { await call.give(.failure(.offline)) }
    }
  }

  /// Lets everything happen that is on the main actor's list by now.
  func turn() async {
    await Task { @MainActor in }.value
  }

  func expect(_ condition: Bool, _ expectation: String) {
    if !condition { fault(expectation) }
  }

  /// Compares what is on the screen with a list.
  func expectList(_ content: LoadState<ProductListViewData>, _ expectation: String) {
    expect(browser.screen == .list(ProductListViewModel.State(route: route, content: content)), expectation)
  }

  func expectProduct(_ id: Product.ID, _ content: LoadState<ProductDetailViewData>, _ expectation: String) {
    expect(browser.screen == .product(ProductDetailViewModel.State(id: id, content: content)), expectation)
  }

  private func fault(_ expectation: String) {
    faults.append("\(expectation); on the screen is \(browser.screen)")
  }

  private func next() async -> Shop.Event? {
    for await event in shop.events {
      if case .returned(let number) = event { begun[number] = nil }
      return event
    }
    return nil
  }
}
