/// The texts of web pages and of the app for Apple platforms, in addition to those of their screens.
public struct WebTexts: Sendable {
  let localization: Localization

  public init(_ localization: Localization) {
    self.localization = localization
  }

  public var language: String { localization.text(.webLanguageLabel) }
  public var loadMore: String { localization.text(.webListMore) }
  public var loading: String { localization.text(.sharedLoadingText) }
  public var navigation: String { localization.text(.webNavigationLabel) }
  public var refresh: String { localization.text(.webListRefresh) }
  public var retry: String { localization.text(.webRetryLabel) }

  /// The link to the first screen.
  public var home: String { localization.text(Features.all[0].texts.back) }

  /// The features, as a menu shows them.
  public var menu: [ScreenState.Link] { links(to: Features.shared) }

  /// What a person has of their own, as a menu shows it.
  public var personalMenu: [ScreenState.Link] {
    let account = ScreenState.Link(text: localization.text(.accountOverviewTitle), route: .account(.overview))
    return links(to: Features.personal) + [account]
  }

  private func links(to features: [any Feature.Type]) -> [ScreenState.Link] {
    features.map {
      ScreenState.Link(text: localization.text($0.texts.title), route: .list(ListRoute($0.name)))
    }
  }
}
