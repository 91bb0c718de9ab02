import CleanStateStyle
import CoordinatorStyle
import MVIStyle
import MinimalStyle
import ReactiveStyle
public import StyleContract

/// The ways to build the product browser that stand side by side here.
public enum Style: String, CaseIterable, Sendable {
  case minimal
  case cleanState = "clean-state"
  case mvi
  case coordinator
  case reactive

  /// The browser, built in this style.
  @MainActor
  public func browser(_ setting: BrowserSetting) -> any ProductBrowser {
    switch self {
    case .minimal: MinimalBrowser(setting)
    case .cleanState: CleanStateBrowser(setting)
    case .mvi: MVIBrowser(setting)
    case .coordinator: CoordinatorBrowser(setting)
    case .reactive: ReactiveBrowser(setting)
    }
  }
}
