#if PostgreSQL
  import Data
  import Domain
  import Mocks
  import TestSupport
  import Testing

  @testable import DataPostgreSQL

  /// Searches find the same with bitmaps, without them, and with some of them.
  @Suite(.timeLimit(.minutes(10)))
  struct PostgreSQLSearchTests {
    private static let table = ProductPostgreSQLRepository.table
    private static let words = ["lamp", "lampshade", "light", "linen", "oak", "oakwood", "o"]
    private static let categories = ["garden", "gar", "kitchen"]

    /// A database with products, of which terms are rare up to a number of words.
    private static func database(_ products: [Product], rareUpTo limit: Int) async throws -> PostgreSQLDatabase {
      let fill = Migration("fill") { session in
        try ProductPostgreSQLRepository.create(in: session)
        try table.replaceAll(with: products, rareUpTo: limit, session)
      }
      return try await PostgreSQLSources().database([fill], connections: 1)
    }

    private static func terms(in database: PostgreSQLDatabase) async throws -> Set<String> {
      try await database.query { db in
        Set(try db.rows("SELECT DISTINCT term FROM \"productsBitmaps\"", []).map { try $0["term"] as String })
      }
    }

    /// Failures name the seed. Put it in place of the random one to get the same products and searches.
    @Test(arguments: [0, 1_500, ResultCount.searchLimit])
    func `random searches find what all rows together have`(limit: Int) async throws {
      let seed = UInt64.random(in: 0 ... .max)
      var random = SplitMix64(seed: seed)
      let products = (1...9_000).map { id in
        let words = Self.words.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        // Some rows have to be far from each other, and some blocks without a match.
        let rare = [id, 9_000 - id].contains { $0 % 4_000 == 7 } ? ["rare"] : []
        return Product.fixture(
          id: id,
          title: (words + rare + ["m\(id)"]).joined(separator: " "),
          summary: "",
          categoryID: Self.categories[Int.random(in: 0..<3, using: &random)],
          brand: nil
        )
      }
      let repository = try await Self.database(products, rareUpTo: limit).products
      let words = products.map { $0.title.split(separator: " ") }
      for _ in 0..<20 {
        let searched = ((Self.words + ["rare", "m", "m12", "m4096", "x"]).shuffled(using: &random))
          .prefix(Int.random(in: 1...3, using: &random)).map { $0.prefix(Int.random(in: 1...9, using: &random)) }
        let category = (Self.categories + [nil]).randomElement(using: &random) ?? nil
        let expected = zip(products, words).filter { product, words in
          (category ?? product.categoryID) == product.categoryID
            && searched.allSatisfy { term in words.contains { $0.hasPrefix(term) } }
        }
        let request = PageRequest(number: Int.random(in: 1...9, using: &random), size: 100)
        let text = searched.joined(separator: " ")
        let page = try await repository.page(text, category: category, number: request.number, size: request.size)
        let comment: Comment = "\(searched) in \(category ?? "all"), page \(request.number), seed \(seed)"
        try #require(page.items.map(\.id) == expected.dropFirst(request.offset).prefix(100).map(\.0.id), comment)
        try #require(page.total == .exactly(expected.count), comment)
      }
    }

    @Test func `frequent terms have bitmaps, rare ones have none`() async throws {
      let products = (1...3).map { id in
        Product.fixture(id: id, title: "La \(id)", summary: "", categoryID: "a", brand: nil)
      }
      let terms = try await Self.terms(in: Self.database(products, rareUpTo: 2))
      #expect(terms == ["'l':*", "'la':*", "'\u{E000}61'"])
      #expect(try await Self.terms(in: Self.database(products, rareUpTo: 3)) == [])
    }

    @Test(arguments: ["한", "กำ", "å", "a"])
    func `a word that is too long for the server is found by its beginning`(letter: String) async throws {
      let product = Product.fixture(title: String(repeating: letter, count: 1_200))
      for limit in [0, ResultCount.searchLimit] {
        let products = try await Self.database([product], rareUpTo: limit).products
        for length in [1, 30, 400, 1_200] {
          let page = try await products.page(String(repeating: letter, count: length), size: 9)
          #expect(page.items.map(\.id) == [1], "\(length)")
        }
      }
    }

    @Test func `a row that an earlier version writes is found`() async throws {
      let database = try await Self.database([.fixture(title: "Lamp", categoryID: "a")], rareUpTo: 0)
      let find = { try await database.products.page("lamp", category: "a", size: 9).items.map(\.id) }
      #expect(try await find() == [1])
      _ = try await database.transaction { db in
        try db.execute(
          """
          INSERT INTO "products" (position, id, groupName, groupPosition, searchText, document)
          SELECT 2, '2', groupName, 2, searchText, replace(document, '"id":1,', '"id":2,') FROM "products"
          """,
          []
        )
      }
      #expect(try await find() == [1, 2])
    }

    @Test func `a table that an earlier version has filled gets tags and bitmaps`() async throws {
      let fill = Migration("fill") { session in
        try ProductPostgreSQLRepository.create(in: session)
        let products = [Product.fixture(title: "Lamp", categoryID: "für a")]
        try ProductPostgreSQLRepository.replaceAll(with: products, categories: [], in: session)
        try session.run(script: "UPDATE \"products\" SET searchText = 'lamp'; DROP TABLE \"productsBitmaps\"")
      }
      let add = Migration("add") { try Self.table.addBitmaps(in: $0) }
      let products = try await PostgreSQLSources().database([fill, add]).products
      #expect(try await products.page("lamp", category: "für a", size: 9).items.map(\.id) == [1])
    }
  }
#endif
