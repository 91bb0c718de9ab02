import Domain

/// One request to a catalogue.
struct ScaleCase: Sendable {
  enum Request: Sendable {
    case list(ProductQuery)
    case product(Product.ID)
  }

  let name: String
  let request: Request
  let expectsMatches: Bool

  /// Sends the request once, and checks the number of matches.
  func run(on repository: some ProductRepository) async throws {
    switch request {
    case .list(let query):
      let page = try await repository.page(matching: query, policy: .useCache).value
      guard page.items.isEmpty != expectsMatches else {
        throw BenchmarkError("Unexpectedly \(page.items.count) matches: \(name)")
      }
    case .product(let id):
      _ = try await repository.item(id: id, policy: .useCache)
    }
  }
}

extension ScaleCase {
  /// Names that the checks of ``ScaleReport`` compare.
  enum Name {
    static let browseFirst = "browse, first page"
    static let browseLast = "browse, last page"
    static let categoryFirst = "category, first page"
    static let categoryLast = "category, last page"
    static let searchPrefix = "search, "
    static let commonFirst = searchPrefix + "common word"
    static let commonLast = searchPrefix + "common word, last page"
  }

  /// All requests to a catalogue with this many products.
  static func all(count: Int, repository: some ProductRepository) async throws -> [ScaleCase] {
    let everything = ProductQuery()
    let category = ProductQuery(categoryID: SyntheticCatalogue.categories[0].id)
    let common = ProductQuery(text: SearchText(Vocabulary.commonWord))
    var lastPages: [PageRequest] = []
    for query in [everything, category, common] {
      let total = try await repository.page(matching: query, policy: .useCache).value.total
      lastPages.append(PageRequest(number: total.lastPage(size: query.page.size)))
    }
    return [
      ScaleCase(Name.browseFirst, everything),
      ScaleCase("browse, middle page", everything.with(page: PageRequest(number: max(lastPages[0].number / 2, 1)))),
      ScaleCase(Name.browseLast, everything.with(page: lastPages[0])),
      ScaleCase(Name.categoryFirst, category),
      ScaleCase(Name.categoryLast, category.with(page: lastPages[1])),
      ScaleCase(Name.commonFirst, common),
      ScaleCase(Name.commonLast, common.with(page: lastPages[2])),
    ] + searches(count: count) + [
      ScaleCase(name: "product by id", request: .product(count / 2), expectsMatches: true)
    ]
  }

  private static func searches(count: Int) -> [ScaleCase] {
    let (first, second) = (Vocabulary.commonWord, Vocabulary.secondCommonWord)
    let opposites = Vocabulary.opposites.joined(separator: " ")
    return [
      search("one product's word", SyntheticCatalogue.modelNumber(of: count / 2)),
      search("uncommon word", Vocabulary.uncommonWord),
      search("one letter", String(first.prefix(1))),
      search("two common words", "\(first) \(second)"),
      search("common word in a category", first, categoryID: SyntheticCatalogue.categories[0].id),
      search("no match", "zeppelin", expectsMatches: false),
      search("two words that never meet", opposites, expectsMatches: false),
      search("three words that never meet", "\(opposites) \(first)", expectsMatches: false),
    ]
  }

  private static func search(
    _ name: String,
    _ text: String,
    categoryID: ProductCategory.ID? = nil,
    expectsMatches: Bool = true
  ) -> ScaleCase {
    ScaleCase(
      name: Name.searchPrefix + name,
      request: .list(ProductQuery(text: SearchText(text), categoryID: categoryID)),
      expectsMatches: expectsMatches
    )
  }

  private init(_ name: String, _ query: ProductQuery) {
    self.init(name: name, request: .list(query), expectsMatches: true)
  }
}
