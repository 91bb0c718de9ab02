import Presentation

/// What a person can type while browsing.
enum BrowserCommand: Equatable {
  /// Open the row with this number.
  case open(Int)
  case search(String)

  /// Select a choice of the filter; nil selects all.
  case filter(String?)
  case showChoices, next, refresh, back, help, quit

  /// Do the thing with this number that can be done on the screen.
  case act(Int)

  /// Go to a screen that has a name, such as the list of a feature.
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
    case ("c", 1): self = .showChoices
    case ("c", 2): self = .filter(Self.choice(words[1]))
    case ("n", 1): self = .next
    case ("r", 1): self = .refresh
    case ("b", 1): self = .back
    case ("?", 1), ("h", 1): self = .help
    case ("q", 1): self = .quit
    case (AccountRoute.name, 1): self = .go(.account(.overview))
    case (let first?, 1) where Self.action(first) != nil: self = .act(Self.action(first) ?? 0)
    case (let first?, 1):
      let feature = Features.all.first { $0.shortcut == first || $0.name == first }
      self = feature.map { .go(.list(ListRoute($0.name))) } ?? Int(first).map { .open($0) } ?? .unknown(words[0])
    default: self = .unknown(String(line))
    }
  }

  /// What precedes the number of an action.
  static let actionKey = "a"

  /// The number of an action: 2 for `a2`.
  static func action(_ text: String) -> Int? {
    text.hasPrefix(actionKey) ? Int(text.dropFirst(actionKey.count)) : nil
  }

  private static func choice(_ text: String) -> String? {
    let name = String(text.reversed().drop { $0.isWhitespace }.reversed())
    return name == "*" ? nil : name
  }

  /// Whether the running load is needless after the command.
  var interruptsLoading: Bool {
    switch self {
    case .quit, .back, .search, .go: true
    case .act: false
    case .open, .filter, .showChoices, .next, .refresh, .help, .show, .unknown: false
    }
  }
}

extension Array {
  /// The element with a number that a person typed, counted from 1; nil if there is none.
  func numbered(_ number: Int) -> Element? {
    number > 0 && number <= count ? self[number - 1] : nil
  }
}
