import Composition
import Domain
import Foundation
import Presentation
import Testing

/// A feature as an argument of a test.
struct AnyFeature: CustomTestStringConvertible {
  let type: any Feature.Type
  var name: String { type.name }
  var testDescription: String { name }

  static let all = Features.all.map { AnyFeature(type: $0) }
}

/// Routes of any feature over made-up data, taken from the gallery.
extension Feature {
  /// A list with items.
  static var loadedList: ListRoute { listRoute("loaded") }

  /// A text that finds some of the items.
  static var keyword: String { texts.needsSearch ? loadedList.search : listRoute("search").search }

  /// The item with the worst texts.
  static var hostileItem: Route { Gallery.entry(id: "\(itemName)-detail-long-text")?.route ?? .home }

  /// The sentence for an item that does not exist.
  static func notFound(_ id: String) -> String {
    ErrorViewData(.notFound, on: .detail(name, id: id), localization: Localization()).message
  }

  private static func listRoute(_ entry: String) -> ListRoute {
    guard case .list(let list) = Gallery.entry(id: "\(itemName)-list-\(entry)")?.route else { return ListRoute(name) }
    return list
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

extension Route {
  var itemID: String? {
    if case .detail(_, let id) = self { id } else { nil }
  }
}
