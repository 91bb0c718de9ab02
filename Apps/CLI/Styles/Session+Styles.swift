import ArgumentParser
import Composition
import Presentation

extension Session {
  /// Loads a screen that is built in a style, prints it, and ends.
  func show(_ route: Route, in style: ProductStyle) async throws {
    guard let start = StyledBrowser.Start(route) else { return try await show(route) }
    let browser = StyledBrowser(style, start: start, useCases: useCases, localization: localization)
    let texts = TerminalTexts(localization)
    await Spinner(text: texts.loading, terminal: terminal).run { await browser.send(.appear) }
    let shown = browser.shown
    browser.close()
    if let error = shown.failure { throw try fail(error) }
    try reportingOutput {
      if writesJSON {
        try JSONOutput.print(shown)
      } else {
        try terminal.print(ScreenText(shown, terminal: terminal).lines)
      }
    }
  }

  /// Browses from the list of products on.
  func browse(in style: ProductStyle) async throws {
    let walk = StyledWalk(texts: TerminalTexts(localization), terminal: terminal) {
      StyledBrowser(style, start: .list(ProductListRoute()), useCases: useCases, localization: localization)
    }
    try await walk.run()
  }
}

extension ScreenText {
  init(_ shown: StyledBrowser.Shown, terminal: Terminal, numbersRows: Bool = false) {
    let page = PageText(terminal: terminal, numbersRows: numbersRows)
    switch shown {
    case .list(let state): lines = page.lines(for: state.content, page.productList)
    case .product(let state): lines = page.lines(for: state.content, page.productDetail)
    }
  }
}

extension JSONOutput {
  fileprivate static func print(_ shown: StyledBrowser.Shown) throws {
    switch shown {
    case .list(let state): try print(state)
    case .product(let state): try print(state)
    }
  }
}
