import Composition
import Presentation
import TestSupport

@testable import Server

extension ServerApplication {
  /// A server with accounts, whose database has at least the items 1, 2 and 3.
  static func withFavourites(in folder: TemporaryFolder) async throws -> ServerApplication {
    _ = try await DIContainer.addSamples(at: folder.path("storefront.sqlite"))
    return withAccounts(in: folder)
  }
}

extension Visitor {
  /// The page of an item.
  static func page(of item: Int) -> String { "/\(FavouriteFeature.itemFeature)/\(item)" }

  /// The items that the list of favourites links to, in its order.
  func liked() async throws -> [String] {
    let link = try Regex(#"<a href="/\#(FavouriteFeature.itemFeature)/([^/"]+)">"#, as: (Substring, Substring).self)
    return try await get("/favourites").text.matches(of: link).map { String($0.output.1) }
  }
}

extension JSONValue {
  /// An identifier as text, whether it is a text or a number.
  var identifier: String? { string ?? number.map { String(Int($0)) } }
}
