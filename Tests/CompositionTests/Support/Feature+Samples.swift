import Composition
import Mocks
import Presentation
import Testing

extension Feature {
  /// A search that finds some of the fixtures, but not all.
  static var searchSample: String { (Item.self as? any MockItem.Type)?.searchSample ?? "" }

  /// The identifiers of the fixtures.
  static var fixtureIDs: [String] { (Item.self as? any MockItem.Type)?.fixtureIDs ?? [] }

  /// Whether an item may lack a value, or have an empty list.
  static var canBeBare: Bool {
    get throws {
      guard case .object(let properties) = try api().schema else { return false }
      return properties.contains { property in
        if case .array = property.schema { return true }
        return !property.isRequired && property.name != "notice"
      }
    }
  }

  static func api(in container: DIContainer = .mock()) throws -> FeatureAPI {
    try #require(container.api(of: name))
  }

  /// A request for a part of all items or, if lists need a search, of those that the sample finds.
  static func part(from skip: Int = 0, limit: Int, allowsEmpty: Bool = false) -> ListRequest {
    let search = texts.needsSearch ? searchSample : ""
    return ListRequest(search: search, skip: skip, limit: limit, allowsEmpty: allowsEmpty)
  }
}

extension MockItem {
  fileprivate static var fixtureIDs: [String] { [Self].fixtures.map { String($0.id) } }
}
