import Domain
import Hummingbird
import NIOConcurrencyHelpers
import Presentation

/// What the visitor who sent a request likes, in a cookie: nothing about a visitor is on the server.
///
/// Its value is `13:1764130000000/21:…`: the item and the time, in milliseconds since 1970.
struct FavouriteCookie: FavouriteStore {
  /// A browser keeps 4,096 bytes in a cookie (RFC 6265, section 6.1).
  private static let limit = 100

  /// In seconds.
  private static let age = 180 * 24 * 60 * 60

  private struct Favourites {
    var changes: [FavouriteItem.ID: FavouriteChange]
    var isChanged = false

    var likes: [FavouriteChange] { changes.values.filter(\.isFavourite) }
  }

  private let isSecure: Bool
  private let favourites: NIOLockedValueBox<Favourites>

  /// - Parameter isSecure: Whether browsers reach the server by https.
  init(_ request: Request, isSecure: Bool) {
    self.isSecure = isSecure
    let value = request.cookies[Self.name(isSecure)]?.value ?? ""
    favourites = NIOLockedValueBox(Favourites(changes: Self.changes(in: value)))
  }

  var isEmpty: Bool { favourites.withLockedValue(\.likes.isEmpty) }

  /// The cookie to set; nil if nothing has changed. What is no favourite any more is not in it.
  var cookie: Cookie? {
    let favourites = favourites.withLockedValue(\.self)
    guard favourites.isChanged else { return nil }
    let value = favourites.likes.map { "\(PercentEncoding.encode(String($0.itemID))):\($0.changedAt)" }.sorted()
      .joined(separator: "/")
    return try? Cookie.validated(
      name: Self.name(isSecure),
      value: value,
      maxAge: value.isEmpty ? 0 : Self.age,
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }

  func changes() -> [FavouriteChange] { favourites.withLockedValue { Array($0.changes.values) } }

  @discardableResult
  func record(_ change: FavouriteChange) throws(DomainError) -> FavouriteChange {
    let counting: FavouriteChange? = favourites.withLockedValue { favourites in
      let known = favourites.changes[change.itemID]
      if change.isFavourite, known?.isFavourite != true, favourites.likes.count >= Self.limit { return nil }
      let counting = known.map { .prevailing($0, change) } ?? change
      favourites.changes[change.itemID] = counting
      favourites.isChanged = true
      return counting
    }
    guard let counting else { throw .limitReached(Self.limit) }
    return counting
  }

  func forget(_ changes: [FavouriteChange]) {
    favourites.withLockedValue { favourites in
      for change in changes where favourites.changes[change.itemID] == change {
        favourites.changes[change.itemID] = nil
      }
      favourites.isChanged = true
    }
  }

  /// Nothing changes while a request is being answered.
  func updates() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

  /// What is no item with a time is ignored, as the browser can send anything.
  private static func changes(in value: String) -> [FavouriteItem.ID: FavouriteChange] {
    var changes: [FavouriteItem.ID: FavouriteChange] = [:]
    for entry in value.split(separator: "/").prefix(limit) {
      let parts = entry.split(separator: ":")
      guard
        parts.count == 2, let id = PercentEncoding.decode(parts[0]).flatMap(FavouriteItem.id),
        let time = Int(parts[1]), FavouriteChange.times.contains(time)
      else { continue }
      changes[id] = FavouriteChange(id: "cookie-\(id)-\(time)", itemID: id, isFavourite: true, changedAt: time)
    }
    return changes
  }

  private static func name(_ isSecure: Bool) -> String { isSecure ? "__Host-favourites" : "storefront_favourites" }
}
