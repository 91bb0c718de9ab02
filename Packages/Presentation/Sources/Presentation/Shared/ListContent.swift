public import Domain

/// Loads the content of a feature's list, away from the main actor. Every list screen uses it, whatever its style.
public struct ListContent<F: Feature>: Sendable {
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
  public func marked(by marker: (any ItemMarker)?) -> ListContent {
    var content = self
    content.marker = marker
    return content
  }

  /// The state of a list's screen.
  public func state(
    of route: ListRoute,
    choices: LoadState<[Choice]>? = nil,
    content: LoadState<Content> = .idle
  ) -> ScreenState {
    ScreenState(
      route: .list(route),
      title: localization.text(F.texts.title),
      search: ScreenState.SearchField(
        parameter: F.searchParameter,
        label: localization.text(F.texts.search),
        text: route.search
      ),
      filter: F.filter.map { filter in
        ScreenState.Filter(
          parameter: filter.parameter,
          label: localization.text(filter.label),
          selected: route.filter,
          choices: choices ?? .idle
        )
      },
      actions: F.listActions(in: localization),
      back: nil,
      content: content
    )
  }

  /// Loads the page that a route names.
  public func load(
    _ route: ListRoute,
    policy: FetchPolicy
  ) async throws(DomainError) -> (PagedList<F.Item>, LoadState<Content>) {
    async let names = feature.choiceNames(for: route)
    async let marked = marker?.marked()
    let list = try await feature.useCase.list(matching: F.query(for: route), policy: policy)
    let loaded = content(
      of: list,
      route: route,
      choiceNames: await names,
      marked: await marked ?? []
    )
    return (list, loaded)
  }

  /// Loads the page after the last one of a list.
  public func loadMore(
    of list: PagedList<F.Item>,
    _ route: ListRoute,
    policy: FetchPolicy
  ) async throws(DomainError) -> (PagedList<F.Item>, LoadState<Content>) {
    async let names = feature.choiceNames(for: route)
    async let marked = marker?.marked()
    let longer = try await feature.useCase.more(of: list, matching: F.query(for: route), policy: policy)
    let loaded = content(
      of: longer,
      route: route,
      choiceNames: await names,
      marked: await marked ?? []
    )
    return (longer, loaded)
  }

  /// All choices of the filter, the one for all items first.
  public func choices() async throws(DomainError) -> [Choice] {
    guard let filter = F.filter else { return [] }
    return [Choice(id: nil, name: localization.text(filter.all))] + (try await feature.choices())
  }

  /// What a screen shows of a list: its rows, or that there are none.
  public func content(
    of list: PagedList<F.Item>,
    route: ListRoute,
    choiceNames: [String: String],
    marked: Set<String> = []
  ) -> LoadState<Content> {
    if list.items.isEmpty {
      return .empty(
        route.search.isEmpty
          ? localization.text(F.texts.empty ?? F.texts.emptySearch)
          : localization.text(F.texts.emptySearch, route.search)
      )
    }
    let context = ContentContext(localization: localization, choiceNames: choiceNames)
    return .loaded(
      Content(
        title: title(of: route, choiceNames: choiceNames),
        summary: localization.summary(of: list, count: F.texts.count, countAtLeast: F.texts.countAtLeast),
        notice: localization.staleNotice(list.freshness),
        table: Table(
          columns: F.columns.map { Table.Column(heading: localization.text($0.heading), description: $0) },
          rows: list.items.map { item in
            Row(
              id: String(item.id),
              mark: marked.contains(String(item.id)) ? marker?.mark(in: localization) : nil,
              route: F.route(to: item),
              fields: F.fields(of: item, in: context)
            )
          },
          idHeading: localization.text(F.texts.id)
        ),
        paging: Paging(list, route: route)
      )
    )
  }

  /// What can be done with an item of the list without opening it.
  func actions(on row: Row) -> [ContentAction] {
    guard let id = F.id(row.id) else { return [] }
    return F.actions(on: id, in: localization)
      + (marker?.actions(on: row.id, isMarked: row.mark != nil, in: localization) ?? [])
  }

  private func title(of route: ListRoute, choiceNames: [String: String]) -> String {
    let choice = route.filter.map { choiceNames[$0] ?? $0 }
    switch (route.search, choice, F.texts.titleFilter, F.texts.titleSearchFilter) {
    case ("", let choice?, let key?, _): return localization.text(key, choice)
    case (let search, let choice?, _, let key?) where !search.isEmpty: return localization.text(key, search, choice)
    case ("", _, _, _): return localization.text(F.texts.title)
    case (let search, _, _, _): return localization.text(F.texts.titleSearch, search)
    }
  }
}

extension Feature {
  /// The names of the filter's choices, for a list that has one selected.
  func choiceNames(for route: ListRoute) async -> [String: String] {
    route.filter == nil ? [:] : await choiceNames()
  }

  /// The names of choices; empty if the source does not provide them, as content can be shown without.
  func choiceNames() async -> [String: String] {
    guard let choices = try? await choices() else { return [:] }
    return Dictionary(choices.map { ($0.id ?? "", $0.name) }) { first, _ in first }
  }
}

extension Paging {
  init(_ list: PagedList<some Entity>, route: ListRoute) {
    loadedPages = max(1, (list.items.count + route.pageSize - 1) / route.pageSize)
    previous = list.firstPage > 1 ? .list(route.with(page: list.firstPage - 1)) : nil
    next = list.hasMore ? .list(route.with(page: list.firstPage + loadedPages)) : nil
  }
}
