/// The texts of the terminal app itself, in addition to those of its screens.
public struct TerminalTexts: Sendable {
  private let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  public var loading: String { localization.text(.sharedLoadingText) }

  /// What is shown while an action runs.
  public func progress(of action: ScreenAction) -> String {
    if action == .submit { return localization.text(.formsTerminalSending) }
    return loading
  }

  /// The most common commands on one line.
  public var hint: String { localization.text(.terminalPromptHint) }

  public var noMore: String { localization.text(.terminalNoticeNoMore) }
  public var outputFailed: String { localization.text(.terminalErrorOutput) }
  public var notHere: String { localization.text(.terminalNoticeNotHere) }

  /// How to answer the questions of a form.
  public var formHint: String { localization.text(.formsTerminalHint) }
  public var noUnlessYes: String { localization.text(.formsTerminalNoUnlessYes) }
  public var yesOrNo: String { localization.text(.formsTerminalYesOrNo) }

  /// A form that was left was not sent.
  public var notSent: String { localization.text(.formsTerminalNotSent) }
  public var unclearAnswer: String { localization.text(.terminalNoticeUnclearAnswer) }

  public func unknown(_ command: String) -> String { localization.text(.terminalNoticeUnknown, command) }
  public func noSuchNumber(_ number: String) -> String { localization.text(.terminalNoticeNoSuchNumber, number) }

  /// The commands that can be typed, with what they do.
  public var help: [(keys: String, meaning: String)] {
    let before: [(String, TextKey)] = [
      ("1, 2, …", .terminalHelpOpen), ("/text", .terminalHelpSearch), ("c, c name, c *", .terminalHelpCategory),
      ("a1, a2, …", .terminalHelpAction),
      ("n", .terminalHelpNext), ("r", .terminalHelpRefresh), ("b", .terminalHelpBack),
    ]
    let features = Features.all.map { ($0.shortcut ?? $0.name, $0.texts.help) }
    let after: [(String, TextKey)] = [
      (AccountRoute.name, .accountTerminalHelp),
      ("?", .terminalHelpHelp), ("q", .terminalHelpQuit),
    ]
    return (before + features + after).map { ($0, localization.text($1)) }
  }
}
