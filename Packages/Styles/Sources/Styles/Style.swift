import CleanStateStyle
import CoordinatorStyle
import MVIStyle
import MinimalStyle
import ReactiveStyle
public import StyleContract

/// The styles in which the product browser is built.
public enum Style: String, CaseIterable, Sendable {
  case minimal
  case cleanState = "clean-state"
  case mvi
  case coordinator
  case reactive

  /// What creates the style's screens.
  public var screens: any ProductScreens.Type {
    switch self {
    case .minimal: MinimalScreens.self
    case .cleanState: CleanStateScreens.self
    case .mvi: MVIScreens.self
    case .coordinator: CoordinatorScreens.self
    case .reactive: ReactiveScreens.self
    }
  }
}
