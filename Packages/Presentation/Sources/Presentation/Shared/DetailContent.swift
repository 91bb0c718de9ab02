public import Domain

/// Loads the content of a feature's detail, away from the main actor. Every detail screen uses it, whatever its style.
public struct DetailContent<F: Feature>: Sendable {
  private let feature: F
  private let localization: Localization
  private var marker: (any ItemMarker)?

  public init(_ feature: F, localization: Localization) {
    self.feature = feature
    self.localization = localization
  }

  /// The items that have a mark; see ``ItemMarker/marked()``.
  public func marked() async -> Set<String>? { await marker?.marked() }

  /// The same content, with the marks of a person.
  public func marked(by marker: (any ItemMarker)?) -> DetailContent {
    var content = self
    content.marker = marker
    return content
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
    async let marked = marker?.marked()
    return content(
      of: try await feature.useCase.item(id: id, policy: policy),
      choiceNames: await names,
      isMarked: await marked?.contains(String(id))
    )
  }

  public func content(
    of item: Fetched<F.Item>,
    choiceNames: [String: String],
    isMarked: Bool? = nil
  ) -> Content {
    let context = ContentContext(localization: localization, choiceNames: choiceNames)
      .with(feature.flags)
    var content = F.detail(of: item.value, in: context)
    content.notice = localization.staleNotice(item.freshness)
    content.actions = F.actions(on: item.value.id, in: localization)
    if let marker, let isMarked {
      content.actions += marker.actions(on: String(item.value.id), isMarked: isMarked, in: localization)
    }
    return content
  }

  /// What a person is told when an item cannot be loaded.
  public func error(_ error: DomainError, id: F.Item.ID) -> ErrorViewData {
    ErrorViewData(error, localization: localization, notFound: localization.text(F.texts.notFound, String(id)))
  }
}
