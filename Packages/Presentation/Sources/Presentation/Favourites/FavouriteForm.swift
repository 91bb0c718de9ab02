import Domain

/// A form that makes an item a favourite, or no longer one: `favourites/42/add`.
public struct FavouriteRoute: Hashable, Sendable {
  /// The raw value is the name in addresses.
  public enum Action: String, CaseIterable, Sendable {
    case add, remove
  }

  public let action: Action

  /// The identifier of the item, in its text form.
  public let id: String

  public init(_ action: Action, id: String) {
    self.action = action
    self.id = id
  }

  /// Nil for the segments of another path.
  init?(_ segments: [String]) {
    guard
      segments.count == 3, segments[0] == FavouriteFeature.name, FavouriteFeature.id(segments[1]) != nil,
      let action = Action(rawValue: segments[2])
    else { return nil }
    self.init(action, id: segments[1])
  }

  /// Nil if no item can have the identifier.
  @MainActor
  func screen(_ useCases: any AllUseCases, in environment: ScreenEnvironment) -> (any Screen)? {
    guard let id = FavouriteFeature.id(id) else { return nil }
    let description = FavouriteFormDescription(
      action: action,
      id: id,
      favourites: useCases.favouriteUseCase,
      items: FavouriteItems(useCases: useCases),
      localization: environment.localization
    )
    return FormViewModel(description, in: environment)
  }
}

/// The form that puts an item on the list, or takes it off. It asks for nothing.
private struct FavouriteFormDescription: FormDescription {
  let action: FavouriteRoute.Action
  let id: FavouriteItem.ID
  let favourites: any FavouriteUseCase
  let items: FavouriteItems
  let localization: Localization

  var route: Route { .favourite(FavouriteRoute(action, id: String(id))) }
  var fields: [FormFieldDescription] { [] }
  var back: ScreenState.Link? { ScreenState.Link(text: localization.text(.formsBackItem), route: item) }

  var texts: FormTexts {
    switch action {
    case .add: FormTexts(title: .favouritesFormAdd, submit: .favouritesFormAdd)
    case .remove: FormTexts(title: .favouritesFormRemove, submit: .favouritesFormRemove)
    }
  }

  private var item: Route { FavouriteItems.detail(id: id) }

  /// An item that can no longer be found can still be taken off the list.
  func load() async throws(DomainError) -> FormStart {
    do throws(DomainError) {
      let item = try await items.useCase.item(id: id, policy: .useCache).value
      let context = ContentContext(localization: localization, choiceNames: [:])
      return FormStart(subject: FavouriteItems.detail(of: item, in: context).title)
    } catch {
      if error == .cancelled || (action == .add && error == .notFound) { throw error }
      return FormStart(subject: localization.text(.favouritesValueUnknown, String(id)))
    }
  }

  func submit(_ values: FormValues) async throws(DomainError) -> Route {
    try await favourites.set(id, isFavourite: action == .add)
    return item
  }
}
