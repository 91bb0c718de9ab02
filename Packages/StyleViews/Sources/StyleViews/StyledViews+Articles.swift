import Presentation
import ReactiveStyleViews
import Styles
import SwiftUI

extension StyledViews {
  /// The search for articles. Only the reactive style has one, as its original does.
  func reactiveArticles(_ route: Route, in environment: ScreenEnvironment) -> AnyView? {
    guard style == .reactive, case .list(let list) = route, list.feature == ArticleFeature.name else { return nil }
    return AnyView(ReactiveViews.articles(list, ArticleFeature(useCases: useCases), in: environment))
  }
}
