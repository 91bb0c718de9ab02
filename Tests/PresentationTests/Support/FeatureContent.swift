import Domain
import Presentation

extension Feature {
  /// The content of a list.
  static func list(
    _ items: [Item],
    page: Int = 1,
    size: Int = PageRequest.defaultSize,
    total: ResultCount? = nil,
    freshness: Freshness = .fresh,
    search: String = "",
    language: Language = .english,
    useCases: any AllUseCases = GatedUseCases()
  ) -> Content? {
    let request = PageRequest(number: page, size: size)
    let loaded = Page(items: items, request: request, total: total ?? .exactly(items.count))
    return ListContent(Self(useCases: useCases), localization: Localization(language: language)).content(
      of: PagedList(Fetched(loaded, freshness: freshness)),
      route: ListRoute(name, search: search, page: page, pageSize: size),
      choiceNames: [:]
    ).content
  }

  /// The content of a detail.
  static func content(
    of item: Item,
    language: Language = .english,
    choiceNames: [String: String] = [:]
  ) -> Content {
    DetailContent(Self(useCases: GatedUseCases()), localization: Localization(language: language))
      .content(of: Fetched(item), choiceNames: choiceNames)
  }
}

extension Content {
  /// The facts by their labels, with plain spaces.
  var factValues: [String: String] {
    Dictionary(facts.map { ($0.label, $0.value.withPlainSpaces) }) { first, _ in first }
  }

  var headings: [String] {
    (table.map { [$0.idHeading] + $0.columns.map(\.heading) }) ?? []
  }
}

extension String {
  /// The text with plain spaces for all others: which one stands in a time or before a currency differs from one version
  /// of the locale data to the next.
  var withPlainSpaces: String {
    String(map { $0.isWhitespace ? " " : $0 })
  }
}
