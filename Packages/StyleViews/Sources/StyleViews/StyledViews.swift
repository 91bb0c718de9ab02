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

  let style: Style
  let useCases: any AllUseCases

  /// - Parameter name: One of ``names``.
  public init?(named name: String, useCases: any AllUseCases) {
    guard let style = Style(rawValue: name) else { return nil }
    self.style = style
    self.useCases = useCases
  }

  /// The view of a route; nil if the style has none for it.
  public func view(for route: Route, in environment: ScreenEnvironment) -> AnyView? {
    if let articles = reactiveArticles(route, in: environment) { return articles }
    return style.views.view(for: route, in: StyleSetting(ProductFeature(useCases: useCases), in: environment))
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
