/// The texts of the app for iPhone, iPad and Mac itself, in addition to those of its screens and of web pages.
public struct AppleTexts: Sendable {
  private let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  /// The menu that leads to the features.
  public var menu: String { localization.text(.appleMenuTitle) }
  public var back: String { localization.text(.appleMenuBack) }
  public var settings: String { localization.text(.appleSettingsTitle) }
  public var source: String { localization.text(.appleSettingsSource) }
  public var sourceHint: String { localization.text(.appleSettingsSourceHint) }
  public var language: String { localization.text(.webLanguageLabel) }
  public var save: String { localization.text(.appleSettingsSave) }
  public var signOut: String { localization.text(.accountSignOutSubmit) }

  public func noSource(_ text: String) -> String { localization.text(.appleSettingsSourceError, text) }
}
