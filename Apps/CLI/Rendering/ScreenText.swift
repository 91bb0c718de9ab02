import Presentation

/// A screen as lines of text. It draws view data and decides nothing.
@MainActor
struct ScreenText {
  let lines: [String]

  /// - Parameter numbersRows: Whether lists number their rows from 1, for a person to choose one, in place of showing
  ///   identifiers.
  init(_ screen: Screen, terminal: Terminal, numbersRows: Bool = false) {
    let page = PageText(terminal: terminal, numbersRows: numbersRows)
    switch screen {
    case .productList(let model): lines = page.lines(for: model.state.content, page.productList)
    case .productDetail(let model): lines = page.lines(for: model.state.content, page.productDetail)
    case .articleList(let model): lines = page.lines(for: model.state.content, page.articleList)
    case .articleDetail(let model): lines = page.lines(for: model.state.content, page.articleDetail)
    case .pickupPointList(let model): lines = page.lines(for: model.state.content, page.pickupPointList)
    case .pickupPointDetail(let model): lines = page.lines(for: model.state.content, page.pickupPointDetail)
    }
  }
}

/// The lines of each kind of screen.
struct PageText {
  let terminal: Terminal
  let numbersRows: Bool

  func lines<Content>(for state: LoadState<Content>, _ draw: (Content) -> [String]) -> [String] {
    switch state {
    case .idle, .loading: []
    case .empty(let text): paragraph(text)
    case .failed(let error): paragraph(error.message, style: .red)
    case .loaded(let content, .failed(let error)): draw(content) + [""] + paragraph(error.message, style: .red)
    case .loaded(let content, _): draw(content)
    }
  }

  func paragraph(_ text: String, style: Style = .plain) -> [String] {
    PrintableText.clean(text).wrapped(toWidth: terminal.textColumns).map { style.apply(to: $0, in: terminal) }
  }

  func notice(_ text: String?) -> [String] {
    text.map { [""] + paragraph($0, style: .yellow) } ?? []
  }

  func facts(_ facts: [FactViewData]) -> [String] {
    let width = facts.map(\.label.displayWidth).max() ?? 0
    return facts.flatMap { fact($0.label, $0.value, labelWidth: width) }
  }
}
