import Presentation

extension LoadState {
  /// What goes on beside the content, where there is content.
  var activity: Activity? {
    if case .loaded(_, let activity) = self { activity } else { nil }
  }
}
