import Presentation

/// What a person can type while browsing.
enum BrowserCommand: Equatable {
  case open(Int)
  case search(String)

  /// Show the categories, or stay in the one that is named; `*` leaves it.
  case category(String?)
  case next, refresh, back, products, help, quit

  /// Go to another of the shop's lists.
  case go(Route)

  /// An empty line: show the screen again.
  case show

  case unknown(String)

  init(_ line: String) {
    let line = PrintableText.clean(line).trimmingPrefix { $0.isWhitespace }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first?.lowercased(), words.count) {
    case (nil, _): self = .show
    case (let first?, _) where first.hasPrefix("/"): self = .search(String(line.dropFirst()))
    case ("c", 1): self = .category(nil)
    case ("c", 2): self = .category(words[1].trimmingSuffix())
    case ("n", 1): self = .next
    case ("r", 1): self = .refresh
    case ("b", 1): self = .back
    case ("p", 1): self = .products
    case ("a", 1): self = .go(.articleList())
    case ("pickup-points", 1): self = .go(.pickupPointList())
    case ("?", 1), ("h", 1): self = .help
    case ("q", 1): self = .quit
    case (let first?, 1):
      if let number = Int(first) { self = .open(number) } else { self = .unknown(words[0]) }
    default: self = .unknown(String(line))
    }
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
