import TestSupport
import Testing

@testable import Generating

/// Databases exist that ran the migrations of a release.
@Suite struct ReleasedMigrationTests {
  private static let schema = """
    func migrator() -> DatabaseMigrator {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("createProducts") { db in
        try ProductTable.create(in: db)
      }
      migrator.registerMigration("createGiftCards") { db in
        try DocumentRecord<GiftCard>.create(in: db)
      }
      return migrator
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".inward/features/GiftCard.json": """
      {
        "feature": { "name": "GiftCard", "plural": "GiftCards", "fields": [{ "name": "shownText", "type": "String" }] },
        "places": { "Sources/Schema.swift": ["migrator.registerMigration(*"] }
      }
      """,
      "Sources/Schema.swift": Self.schema,
    ])
  }

  private var text: String { get throws { try folder.text(of: "Sources/Schema.swift") } }

  private func add(_ name: String) throws {
    let feature = Feature(name: name, fields: [Field(name: "title", type: FieldType(.text))])
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
  }

  private func remove(_ name: String, _ released: ReleasedMigrations) throws {
    let remover = try FeatureRemover(name, in: RepositoryFiles(root: folder.path))
    try remover.plan(released: released).apply(in: folder.path)
  }

  private static func lines(_ names: String...) -> String {
    names.map {
      "  migrator.registerMigration(\"create\($0)\") { db in\n    try DocumentRecord<\($0.dropLast())>.create(in: db)\n  }\n"
    }
    .joined()
  }

  private static let dropped = """
      migrator.registerMigration("createOrders") { _ in }
      // Order was removed. Databases exist that ran its migrations.
      migrator.registerMigration("dropOrder") { db in
        try db.execute(sql: #"DROP TABLE IF EXISTS "ordersSearch""#)
        try db.execute(sql: #"DROP TABLE IF EXISTS "orders""#)
      }

    """

  @Test func `a migration that nobody has run goes with its feature`() throws {
    try add("Order")
    #expect(try text == Self.schema.replacing("  return", with: Self.lines("Orders") + "  return"))

    try remove("Order", ReleasedMigrations(["createProducts", "createGiftCards"]))

    #expect(try text == Self.schema)
  }

  @Test func `a released migration stays without effect, and another drops the tables`() throws {
    try add("Order")

    try remove("Order", ReleasedMigrations(["createProducts", "createOrders"]))

    #expect(try text == Self.schema.replacing("  return", with: Self.dropped + "  return"))
  }

  @Test func `a migration that a formatter has broken is one as well`() throws {
    try add("Order")
    let broken = try text.replacing("(\"createOrders\") {", with: "(\n    \"createOrders\"\n  ) {")
    try folder.write(broken, to: "Sources/Schema.swift")
    let sources = "  migrator.registerMigration(\n    \"createOrders\"\n--\n  registerMigration(name) {\n"

    try add("Invoice")
    #expect(
      Migrations(try text.allLines).names == ["createProducts", "createGiftCards", "createOrders", "createInvoices"]
    )
    try remove("Invoice", .none)
    try remove("Order", ReleasedMigrations(sources: sources, keepsTables: false))

    #expect(try text == Self.schema.replacing("  return", with: Self.dropped + "  return"))
  }

  @Test(arguments: [
    "    self.all.registerMigration(\"a\") { db in", "\tself.all.registerMigration(\n\t\t\"a\"\n\t) { db in",
  ])
  func `a released migration keeps what stands before its call`(_ call: String) throws {
    let start = "\(call.prefix { $0.isWhitespace })self.all"
    let first = "\(start).registerMigration(\"first\") { _ in }\n"

    let kept = try ReleasedMigrations(["a"])
      .kept(in: first, before: "\(first)\(call)\n}\n", path: "Schema.swift", removing: "A", tables: [])

    #expect(kept == first + "\(start).registerMigration(\"a\") { _ in }\n")
  }

  @Test func `a migration with another name creates the same table`() throws {
    let lines = ["all.registerMigration(\"orders\") { db in", "  try db.create(table: \"orders\")", "}"]
    let dropped = "db.execute(sql: #\"DROP TABLE IF EXISTS \"orders\"\"#)"

    let again = try SharedFile.Insertion(line: 3, lines: lines, addsComma: false)
      .asLastMigration(of: lines + [dropped], path: "Schema.swift", tables: ["orders"])

    #expect(again.lines == ["all.registerMigration(\"orders2\") { db in"] + lines.dropFirst())
  }

  @Test func `tables can be kept`() throws {
    try add("Order")

    try remove("Order", ReleasedMigrations(["createOrders"], keepsTables: true))

    let empty = "  migrator.registerMigration(\"createOrders\") { _ in }\n"
    #expect(try text == Self.schema.replacing("  return", with: empty + "  return"))
    #expect(throws: Problems.self) { try add("Order") }
  }

  @Test func `code that was written by hand is no earlier feature`() throws {
    try folder.write("struct GiftCard {}\n", to: "Sources/GiftCard.swift")
    try folder.write("struct Product {}\n", to: "Sources/Catalogue.swift")

    #expect(throws: Problems("the type `Product` already exists, in Sources/Catalogue.swift.")) { try add("Product") }
  }

  @Test func `a migration stays before those that follow it`() throws {
    try add("Order")
    try add("Invoice")

    try remove("Order", ReleasedMigrations(["createOrders"]))

    let names = Migrations(try text.allLines).names
    #expect(names == ["createProducts", "createGiftCards", "createOrders", "createInvoices", "dropOrder"])
  }

  @Test func `a feature that comes back has a migration of its own, after the one that dropped its tables`() throws {
    let released = ReleasedMigrations(["createOrders", "createOrders2"])
    try add("Order")
    try remove("Order", released)

    try add("Order")
    let again = Migrations(try text.allLines).names
    try remove("Order", released)

    #expect(again == ["createProducts", "createGiftCards", "createOrders", "dropOrder", "createOrders2"])
    #expect(Migrations(try text.allLines).names == again + ["dropOrder2"])
  }

  @Test func `the last migration of a file has a place too, and a test keeps none`() throws {
    let before = "  var all = Migrator()\n  all.registerMigration(\"a\") { db in\n    create(db)\n  }\n  return all\n"
    let after = "  var all = Migrator()\n  return all\n"
    let released = ReleasedMigrations(["a"])
    func kept(_ after: String, in path: String) throws -> String {
      try released.kept(in: after, before: before, path: path, removing: "News", tables: ["news"])
    }

    #expect(
      try kept(after, in: "Sources/A.swift") == """
          var all = Migrator()
          all.registerMigration("a") { _ in }
          // News was removed. Databases exist that ran its migrations.
          all.registerMigration("dropNews") { db in
            try db.execute(sql: #"DROP TABLE IF EXISTS "news""#)
          }
          return all

        """
    )
    #expect(try kept(after, in: "Tests/DataTests/A.swift") == after)
    #expect(throws: Problems.self) { try kept("", in: "Sources/A.swift") }
  }
}
