import CleanStateStyleViews
import CoordinatorStyleViews
import MVIStyleViews
import MinimalStyleViews
public import Presentation
import ReactiveStyleViews
import StyleContract
import StyleViewParts
import Styles
public import SwiftUI

/// The views of one style, for an app.
@MainActor
public struct StyledViews {
  public nonisolated static let names = Style.allCases.map(\.rawValue)

  private let style: Style
  private let feature: ProductFeature

  /// - Parameter name: One of ``names``.
  public init?(named name: String, useCases: any AllUseCases) {
    guard let style = Style(rawValue: name) else { return nil }
    self.style = style
    feature = ProductFeature(useCases: useCases)
  }

  /// The view of a route; nil if the route does not belong to the product browser.
  public func view(for route: Route, in environment: ScreenEnvironment) -> AnyView? {
    style.views.view(for: route, in: StyleSetting(feature, in: environment))
  }
}

extension Style {
  @MainActor
  fileprivate var views: any ProductViews.Type {
    switch self {
    case .minimal: MinimalViews.self
    case .cleanState: CleanStateViews.self
    case .mvi: MVIViews.self
    case .coordinator: CoordinatorViews.self
    case .reactive: ReactiveViews.self
    }
  }
}
