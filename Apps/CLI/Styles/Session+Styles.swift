import Composition
import Presentation

extension Session {
  /// The same session, with the screens of products in the style that a person chose.
  func styled(_ options: StyleOptions) -> Session {
    guard let style = options.style else { return self }
    var session = self
    session.screens = ScreenFactory(
      useCases: useCases,
      localization: localization,
      replacement: style.screens(useCases)
    )
    return session
  }
}
