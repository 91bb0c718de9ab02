import Foundation

extension Localization {
  /// A fact whose value leads to another screen, if there is one.
  func fact(_ label: TextKey, _ value: String, link route: Route?) -> Fact? {
    guard let route else { return fact(label, value) }
    return Fact(label: text(label), value: value, link: URL(string: RouteCodec.link(to: route)))
  }
}
