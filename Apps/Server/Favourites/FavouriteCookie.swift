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

  private struct Likes {
    var times: [FavouriteItem.ID: Int]
    var isChanged = false
  }

  private let isSecure: Bool
  private let likes: NIOLockedValueBox<Likes>

  /// - Parameter isSecure: Whether browsers reach the server by https.
  init(_ request: Request, isSecure: Bool) {
    self.isSecure = isSecure
    let value = request.cookies[Self.name(isSecure)]?.value ?? ""
    likes = NIOLockedValueBox(Likes(times: Self.times(in: value)))
  }

  var isEmpty: Bool { likes.withLockedValue(\.times.isEmpty) }

  /// The cookie to set; nil if nothing has changed.
  var cookie: Cookie? {
    let likes = likes.withLockedValue(\.self)
    guard likes.isChanged else { return nil }
    let value = likes.times.map { "\(PercentEncoding.encode(String($0.key))):\($0.value)" }.sorted().joined(
      separator: "/"
    )
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

  func changes() -> [FavouriteChange] {
    likes.withLockedValue(\.times).map { id, time in
      FavouriteChange(id: "cookie-\(id)-\(time)", itemID: id, isFavourite: true, changedAt: time)
    }
  }

  func record(_ change: FavouriteChange) throws(DomainError) {
    let isFull = likes.withLockedValue { likes in
      if change.isFavourite, likes.times.count >= Self.limit, likes.times[change.itemID] == nil { return true }
      likes.times[change.itemID] = change.isFavourite ? change.changedAt : nil
      likes.isChanged = true
      return false
    }
    if isFull { throw .limitReached(Self.limit) }
  }

  func forget(_ changes: [FavouriteChange]) {
    likes.withLockedValue { likes in
      for change in changes where likes.times[change.itemID] == change.changedAt { likes.times[change.itemID] = nil }
      likes.isChanged = true
    }
  }

  /// Nothing changes while a request is being answered.
  func updates() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

  /// What is no item with a time is ignored, as the browser can send anything.
  private static func times(in value: String) -> [FavouriteItem.ID: Int] {
    var times: [FavouriteItem.ID: Int] = [:]
    for entry in value.split(separator: "/").prefix(limit) {
      let parts = entry.split(separator: ":")
      guard
        parts.count == 2, let id = PercentEncoding.decode(parts[0]).flatMap(FavouriteItem.id),
        let time = Int(parts[1]), FavouriteChange.times.contains(time)
      else { continue }
      times[id] = time
    }
    return times
  }

  private static func name(_ isSecure: Bool) -> String { isSecure ? "__Host-favourites" : "storefront_favourites" }
}
