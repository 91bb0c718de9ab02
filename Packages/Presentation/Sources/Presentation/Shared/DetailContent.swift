public import Domain

/// Loads the content of a feature's detail, away from the main actor. Every detail screen uses it, whatever its style.
public struct DetailContent<F: Feature>: Sendable {
  private let feature: F
  private let localization: Localization

  public init(_ feature: F, localization: Localization) {
    self.feature = feature
    self.localization = localization
  }

  /// The state of a detail's screen.
  public func state(of id: F.Item.ID, content: LoadState<Content> = .idle) -> ScreenState {
    ScreenState(
      route: F.detail(id: id),
      title: localization.text(F.texts.title),
      back: ScreenState.Link(text: localization.text(F.texts.back), route: F.list()),
      content: content
    )
  }

  public func load(_ id: F.Item.ID, policy: FetchPolicy) async throws(DomainError) -> Content {
    async let names = feature.choiceNames()
    async let favourites = feature.favouriteIDs()
    let item = try await feature.useCase.item(id: id, policy: policy)
    return content(
      of: item,
      choiceNames: await names,
      isFavourite: await favourites?.contains(id)
    )
  }

  public func content(
    of item: Fetched<F.Item>,
    choiceNames: [String: String],
    isFavourite: Bool? = nil
  ) -> Content {
    var content = F.detail(of: item.value, in: ContentContext(localization: localization, choiceNames: choiceNames))
    content.notice = localization.staleNotice(item.freshness)
    content.actions = F.actions(on: item.value.id, in: localization)
    content.actions += FavouriteFeature.actions(on: String(item.value.id), isFavourite, in: localization)
    return content
  }

  /// What a person is told when an item cannot be loaded.
  public func error(_ error: DomainError, id: F.Item.ID) -> ErrorViewData {
    ErrorViewData(error, localization: localization, notFound: localization.text(F.texts.notFound, String(id)))
  }
}
