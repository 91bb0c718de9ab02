import Domain
import Mocks
import Presentation
import Testing

/// A feature as an argument of a test.
struct AnyFeature: CustomTestStringConvertible {
  let type: any Feature.Type
  var name: String { type.name }
  var testDescription: String { name }

  static let all = Features.shared.map { AnyFeature(type: $0) }
}

/// Routes of any feature over made-up data.
extension Feature {
  private static var sample: (any MockItem.Type)? { Item.self as? any MockItem.Type }

  /// A list with items.
  static var loadedList: ListRoute { ListRoute(name, search: texts.needsSearch ? keyword : "") }

  /// A text that finds some of the items.
  static var keyword: String { sample?.searchSample ?? "" }

  /// A list with the item that has the worst texts.
  static var hostileList: ListRoute { ListRoute(name, search: texts.needsSearch ? "script" : "") }

  /// The item with the worst texts.
  static var hostileItem: Route { .detail(name, id: sample?.hostileText ?? "") }

  /// The sentence for an item that does not exist.
  static func notFound(_ id: String) -> String {
    ErrorViewData(.notFound, on: .detail(name, id: id), localization: Localization()).message
  }

  /// Addresses of pages of every kind.
  static var paths: [String] {
    let lists = [
      loadedList, ListRoute(name), ListRoute(name, search: keyword), ListRoute(name, search: "zeppelin"),
      ListRoute(name, search: loadedList.search, page: 2, pageSize: 1),
    ]
    return lists.map { RouteCodec.path(for: .list($0)) } + ["1", "2", "3", "404"].map { "/\(name)/\($0)" }
  }
}

extension MockItem {
  fileprivate static var hostileText: String { String(hostileID) }
}

extension Route {
  var itemID: String? {
    if case .detail(_, let id) = self { id } else { nil }
  }
}
