import Presentation

/// What can be typed, and what it does.
enum BrowserHelp {
  static func lines(_ texts: TerminalTexts, terminal: Terminal) -> [String] {
    let keys = TerminalTexts.Help.allCases.map { (key(for: $0), texts.meaning(of: $0)) }
    let width = keys.map(\.0.count).max() ?? 0
    return keys.map { key, meaning in
      "  " + Style.bold.apply(to: key, in: terminal) + String(repeating: " ", count: width - key.count + 2) + meaning
    }
  }

  private static func key(for help: TerminalTexts.Help) -> String {
    switch help {
    case .open: "1, 2, …"
    case .search: "/text"
    case .category: "c, c name, c *"
    case .next: "n"
    case .refresh: "r"
    case .back: "b"
    case .products: "p"
    case .articles: "a"
    case .pickupPoints: "pickup-points"
    case .help: "?"
    case .quit: "q"
    }
  }
}
