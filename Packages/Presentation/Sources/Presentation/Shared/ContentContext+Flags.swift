import Domain

extension ContentContext {
  func with(_ flags: any FeatureFlags) -> ContentContext {
    var context = self
    context.flags = flags
    return context
  }
}
