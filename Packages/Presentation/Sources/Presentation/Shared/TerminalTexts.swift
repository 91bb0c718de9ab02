/// What a terminal says about itself, beside what its screens show.
public struct TerminalTexts: Sendable {
  /// What a command that can be typed does.
  public enum Help: CaseIterable, Sendable {
    case open
    case search
    case category
    case next
    case refresh
    case back
    case products
    case articles
    case pickupPoints
    case help
    case quit
  }

  private let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  public var loading: String { localization.text(.sharedLoadingText) }

  /// The commands that are used most, in a few words.
  public var hint: String { localization.text(.terminalPromptHint) }

  public var noMore: String { localization.text(.terminalNoticeNoMore) }
  public var outputFailed: String { localization.text(.terminalErrorOutput) }
  public var notHere: String { localization.text(.terminalNoticeNotHere) }

  public func missingLibrary(_ name: String) -> String { localization.text(.terminalErrorMissingLibrary, name) }
  public func unknown(_ command: String) -> String { localization.text(.terminalNoticeUnknown, command) }
  public func noSuchNumber(_ number: String) -> String { localization.text(.terminalNoticeNoSuchNumber, number) }

  public func meaning(of help: Help) -> String {
    switch help {
    case .open: localization.text(.terminalHelpOpen)
    case .search: localization.text(.terminalHelpSearch)
    case .category: localization.text(.terminalHelpCategory)
    case .next: localization.text(.terminalHelpNext)
    case .refresh: localization.text(.terminalHelpRefresh)
    case .back: localization.text(.terminalHelpBack)
    case .products: localization.text(.terminalHelpProducts)
    case .articles: localization.text(.terminalHelpArticles)
    case .pickupPoints: localization.text(.pickupPointsTerminalHelp)
    case .help: localization.text(.terminalHelpHelp)
    case .quit: localization.text(.terminalHelpQuit)
    }
  }
}
