import Foundation
import Presentation
import StyleViews
import SwiftUI

extension AppSettings {
  var replacement: StackView.Replacement { StyledViews.replacement(useCases, screens) }
}

extension StyledViews {
  /// Views of products in the style with a name, which is a setting of the app, in place of the app's own.
  static func replacement(
    _ useCases: any AllUseCases,
    _ screens: ScreenFactory,
    named name: String? = UserDefaults.standard.string(forKey: "style")
  ) -> StackView.Replacement {
    let views = name.flatMap { StyledViews(named: $0, useCases: useCases) }
    return { route, navigator in
      views?.view(for: route, in: screens.environment(for: route, coordinator: navigator))
    }
  }
}
