import Domain

/// Marks what a person likes. On the page of an item, they can like it, or no longer.
struct FavouriteMarker: ItemMarker {
  private let favourites: any FavouriteUseCase

  init(_ favourites: any FavouriteUseCase) {
    self.favourites = favourites
  }

  func marked() async -> Set<String>? {
    do throws(DomainError) {
      return Set(try await favourites.ids().map { String($0) })
    } catch {
      // The form leads to the sign-in.
      return error == .signInRequired ? [] : nil
    }
  }

  func mark(in localization: Localization) -> Mark {
    Mark(sign: "♥", text: localization.text(.favouritesListMark))
  }

  func actions(on id: String, isMarked: Bool, in localization: Localization) -> [ContentAction] {
    [Self.action(on: id, isMarked ? .remove : .add, in: localization)]
  }

  func updates() async -> AsyncStream<Void> { await favourites.updates() }

  static func action(
    on id: String,
    _ action: FavouriteRoute.Action,
    in localization: Localization
  ) -> ContentAction {
    ContentAction(
      label: localization.text(action == .add ? .favouritesFormAdd : .favouritesFormRemove),
      route: .favourite(FavouriteRoute(action, id: id)),
      kind: .submit
    )
  }
}
