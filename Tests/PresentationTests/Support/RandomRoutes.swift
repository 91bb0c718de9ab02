import Presentation
import TestSupport

/// Makes routes, and texts that look more or less like the links of some.
enum RandomRoutes {
  static func route(using generator: inout SplitMix64) -> Route {
    let feature = Features.all.randomElement(using: &generator) ?? Features.all[0]
    guard Bool.random(using: &generator) else {
      let number = Bool.random(using: &generator) ? Int.random(in: .min ... .max, using: &generator) : 42
      let text = RandomText.make(length: 1...8, using: &generator)
      let id = feature.hasTextIDs ? text : String(number)
      guard feature is any EditableFeature.Type, Bool.random(using: &generator) else {
        return .detail(feature.name, id: id)
      }
      let actions = [FormRoute.Action.create, .edit(id: id), .delete(id: id)]
      return .form(FormRoute(feature.name, actions.randomElement(using: &generator) ?? .create))
    }
    let filter = Bool.random(using: &generator) ? RandomText.make(length: 0...4, using: &generator) : nil
    return .list(
      ListRoute(
        feature.name,
        search: RandomText.make(length: 0...60, using: &generator),
        filter: feature.filter == nil ? nil : filter,
        page: page(using: &generator),
        pageSize: pageSize(using: &generator)
      )
    )
  }

  /// A link to a route with a few pieces left out, put in or doubled.
  static func mutatedLink(using generator: inout SplitMix64) -> String {
    let route = route(using: &generator)
    var link = Bool.random(using: &generator) ? RouteCodec.link(to: route) : RouteCodec.path(for: route)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let bounds = [link.indices.randomElement(using: &generator), link.indices.randomElement(using: &generator)]
      let sorted = bounds.compactMap { $0 }.sorted()
      guard let start = sorted.first, let end = sorted.last else { break }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: link.removeSubrange(start..<min(end, link.index(start, offsetBy: 3, limitedBy: end) ?? end))
      case 1: link.insert(contentsOf: RandomText.make(length: 1...2, using: &generator), at: start)
      default: link.insert(contentsOf: String(link[start..<end]), at: end)
      }
    }
    return link
  }

  private static func page(using generator: inout SplitMix64) -> Int {
    Bool.random(using: &generator) ? 1 : .random(in: -5...2_000_000_000, using: &generator)
  }

  private static func pageSize(using generator: inout SplitMix64) -> Int? {
    Bool.random(using: &generator) ? nil : .random(in: -5...200, using: &generator)
  }
}

extension Feature {
  /// Whether any text can be an identifier.
  fileprivate static var hasTextIDs: Bool { Item.ID.self == String.self }
}
