import Foundation
import TestSupport
import Testing

/// Products without the template's exemplar, which new features are copied from.
@Suite struct ExemplarTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.exemplarTemplate()
  }

  private func make(_ features: String...) throws -> ProgramRun {
    try shop.inward(
      ["new", "product", "Bookshop", "books"] + features.flatMap { ["--feature", $0] },
      environment: Shop.identity
    )
  }

  private func add(_ name: String, environment: [String: String] = [:]) throws -> ProgramRun {
    try shop.inward("new", "feature", name, "--fields", "title:String", "--path", "books", environment: environment)
  }

  /// Compares the list of features.
  private func expectAll(_ list: String, _ location: SourceLocation = #_sourceLocation) throws {
    let lines = try shop.read("books/\(Shop.routes)").split(separator: "\n").filter {
      $0.hasSuffix(".self") || $0.hasSuffix(".self,")
    }
    #expect(lines.map { $0.trimmingPrefix("    ") }.joined(separator: " ") == list, sourceLocation: location)
  }

  @Test func `a product has the features that are asked for, and no trace of the exemplar`() throws {
    let outcome = try make("Order: title:String")

    #expect(outcome.status == 0, "\(outcome)")
    try expectAll("Order.self")
    for (path, text) in try shop.contents(of: "books") where !path.hasPrefix(".inward/") {
      #expect(!path.contains("gift") && !text.lowercased().contains("gift"), "\(path)")
    }
  }

  @Test func `a product without features begins with one`() throws {
    #expect(try make().output.contains("\nFeatures: Note.\n"))
    #expect(try shop.read("books/Sources/Domain/Note.swift").contains("let text: String?"))
  }

  @Test func `a feature is copied from the version that the product was made from, and goes without a trace`() throws {
    _ = try make("Order: title:String")
    let before = try shop.contents(of: "books")
    try shop.write("struct Other {}\n", to: "Sources/Domain/GiftCard.swift")
    try shop.commit("Change the exemplar")

    let outcome = try add("Parcel")

    #expect(outcome.status == 0, "\(outcome)")
    #expect(try shop.read("books/Sources/Domain/Parcel.swift") == "public struct Parcel {\n  let title: String\n}\n")
    try expectAll("Order.self, Parcel.self,")
    #expect(try shop.read("books/list.md").contains("|---|\n| Orders | `orders` |\n| Parcels | `parcels` |\n\nThat"))
    #expect(try shop.inward("check", "books").status == 0)
    try shop.write("a list", to: "books/Shots/parcel-list.txt")
    #expect(try shop.inward("remove", "feature", "Parcel", "--path", "books").status == 0)
    #expect(try shop.contents(of: "books") == before)
  }

  @Test func `a feature comes after those that were written by hand`() throws {
    _ = try make("Order: title:String")
    try shop.write(
      "enum Routes {\n  static let all: [Any.Type] = [\n    Hand.self,\n    Order.self,\n    Made.self\n  ]\n}\n",
      to: "books/\(Shop.routes)"
    )

    _ = try add("Parcel")

    try expectAll("Hand.self, Order.self, Made.self, Parcel.self,")
  }

  @Test func `the template is needed only once`() throws {
    _ = try make("Order: title:String")
    _ = try add("Parcel")
    try FileManager.default.removeItem(at: shop.url.appending(path: ".git"))

    #expect(try add("Voucher").status == 0)
    try expectAll("Order.self, Parcel.self, Voucher.self,")
  }

  #if os(Linux)
    @Test func `the user's caches and temporary files may be on two disks`() throws {
      _ = try make("Order: title:String")

      let outcome = try add("Parcel", environment: ["TMPDIR": "/dev/shm"])

      #expect(outcome.status == 0, "\(outcome)")
      try expectAll("Order.self, Parcel.self,")
    }
  #endif

  @Test func `a template that is gone is one sentence`() throws {
    _ = try make("Order: title:String")
    let record = try shop.read("books/.inward/product.json")
    try shop.write(
      record.replacing(/"source" : ".*"/, with: #""source" : "/no/such/folder""#),
      to: "books/.inward/product.json"
    )
    let before = try shop.contents(of: "books")

    let outcome = try add("Parcel")

    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("from /no/such/folder: fatal: "))
    #expect(outcome.errors.hasSuffix("; INWARD_SOURCE names another repository.\n"))
    #expect(try shop.contents(of: "books") == before)
    #expect(try add("Parcel", environment: ["INWARD_SOURCE": shop.url.path]).status == 0)
  }

  @Test func `a place that is gone is named`() throws {
    _ = try make("Order: title:String")
    try shop.write("enum Routes {}\n", to: "books/\(Shop.routes)")

    let outcome = try add("Parcel")

    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: \(Shop.routes) has no line `static let all: [Any.Type] = [`, after which features are added; restore it.

        """
    )
  }

  @Test func `a team's own file in the way of the exemplar is named`() throws {
    _ = try make("Order: title:String")
    try shop.write("struct GiftCard {}\n", to: "books/Sources/Domain/GiftCard.swift")

    let outcome = try add("Parcel")

    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: Sources/Domain/GiftCard.swift is in the way of the template's GiftCard, which new features are copied from.

        """
    )
  }

  @Test func `the last feature stays`() throws {
    _ = try make("Order: title:String")

    let outcome = try shop.inward("remove", "feature", "Order", "--path", "books")

    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("error: Order is the last one in a list of \(Shop.routes); add another feature first.\n")
    )
  }

  @Test func `the exemplar stays while it is the last feature`() throws {
    _ = try shop.committing("new", "product", "Bookshop", "books", "--sample")

    let refused = try shop.inward("remove", "part", "exemplar", "--path", "books")
    _ = try add("Parcel")
    try shop.commitProduct()

    #expect(refused.status == 2)
    #expect(
      refused.errors == "error: GiftCard is the last one in a list of \(Shop.routes); add another feature first.\n"
    )
    #expect(try shop.inward("remove", "part", "exemplar", "--path", "books").status == 0)
    try expectAll("Parcel.self")
  }
}
