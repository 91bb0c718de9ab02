import Foundation
import TestSupport
import Testing

/// Products without the template's exemplar, which new features are copied from.
@Suite struct ExemplarTests {
  private static let routes = "Sources/Domain/Routes.swift"

  private let shop: Shop

  init() throws {
    shop = try Shop.template()
    let template = try shop.read(".inward/template.json")
    let part = """
      "sample": ["exemplar"],
      "parts": [
        {
          "name": "exemplar", "mark": "Exemplar", "tables": ["giftCard"],
          "paths": [".inward/features/GiftCard.json", "Sources/Domain/GiftCard.swift", "Shots/gift-card-*"],
          "feature": { "name": "GiftCard", "plural": "GiftCards", "places": ["Sources", "list.md"] }
        },
      """
    try shop.write(template.replacing("\"parts\": [", with: part), to: ".inward/template.json")
    try shop.write(
      """
      {
        "feature": {
          "name": "GiftCard", "plural": "GiftCards",
          "fields": [{ "name": "shownText", "type": "String" }, { "name": "innerNote", "type": "String?" }]
        },
        "places": { "\(Self.routes)": ["GiftCard.self"], "list.md": ["| Gift cards | **"] },
        "recordings": ["Shots"]
      }
      """,
      to: ".inward/features/GiftCard.json"
    )
    try shop.write(
      "public struct GiftCard {\n  let shownText: String\n  let innerNote: String?\n}\n",
      to: "Sources/Domain/GiftCard.swift"
    )
    try shop.write("enum Routes {\n  static let all: [Any.Type] = [\n    GiftCard.self\n  ]\n}\n", to: Self.routes)
    try shop.write("| feature |\n|---|\n| Gift cards | `gift-cards` |\n\nThat is all.\n", to: "list.md")
    try shop.write("a list", to: "Shots/gift-card-list.txt")
    try shop.write(try shop.read(".git/info/exclude") + "\n!/Shots\n!/list.md\n", to: ".git/info/exclude")
    try shop.commit("Add an exemplar")
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
    let lines = try shop.read("books/\(Self.routes)").split(separator: "\n").filter {
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

  @Test func `a part with the type of a feature is refused`() throws {
    try shop.write(
      "struct Order {}\nlet command = Command(commandName: \"orders\")\n",
      to: "Sources/Screens/Order.swift"
    )
    try shop.commit("Add an order")
    let options = ["--without", "screens", "--feature", "Order: title:String"]
    _ = try shop.inward(["new", "product", "Bookshop", "books"] + options, environment: Shop.identity)
    let before = try shop.contents(of: "books")
    let outcome = try shop.inward("add", "part", "screens", "--path", "books")
    let reason = "the part `screens` and the feature `Order` cannot both be there: the type `Order` already exists, in"
    #expect(outcome.errors == "error: \(reason) Sources/Screens/Order.swift.\n", "\(outcome)")
    #expect(try shop.contents(of: "books") == before)
  }

  @Test func `a feature comes after those that were written by hand`() throws {
    _ = try make("Order: title:String")
    try shop.write(
      "enum Routes {\n  static let all: [Any.Type] = [\n    Hand.self,\n    Order.self,\n    Made.self\n  ]\n}\n",
      to: "books/\(Self.routes)"
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
    try shop.write("enum Routes {}\n", to: "books/\(Self.routes)")

    let outcome = try add("Parcel")

    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: \(Self.routes) has no line `static let all: [Any.Type] = [`, after which features are added; restore it.

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
      outcome.errors.hasPrefix("error: Order is the last one in a list of \(Self.routes); add another feature first.\n")
    )
  }

  @Test func `the exemplar stays while it is the last feature`() throws {
    _ = try shop.committing("new", "product", "Bookshop", "books", "--sample")

    let refused = try shop.inward("remove", "part", "exemplar", "--path", "books")
    _ = try add("Parcel")
    try shop.commitProduct()

    #expect(refused.status == 2)
    #expect(
      refused.errors == "error: GiftCard is the last one in a list of \(Self.routes); add another feature first.\n"
    )
    #expect(try shop.inward("remove", "part", "exemplar", "--path", "books").status == 0)
    try expectAll("Parcel.self")
  }

  @Test func `a product whose features are all its own is updated`() throws {
    _ = try make("Order: title:String")
    _ = try shop.inward("adopt", "Order", "--path", "books")
    try shop.commitProduct()
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")

    let outcome = try shop.update()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(try shop.read("books/list.txt").contains("theirs"))
    try expectAll("Order.self")
  }

  @Test func `an update brings what changed in the exemplar to the features`() throws {
    _ = try make("Order: title:String")
    _ = try add("Parcel")
    try shop.commitProduct()
    let exemplar = try shop.read("Sources/Domain/GiftCard.swift")
    try shop.write("/// Sold.\n" + exemplar, to: "Sources/Domain/GiftCard.swift")
    try shop.commit("Describe the exemplar")

    let outcome = try shop.update()

    #expect(outcome.status == 0, "\(outcome)")
    for name in ["Order", "Parcel"] {
      #expect(try shop.read("books/Sources/Domain/\(name).swift").hasPrefix("/// Sold.\n"))
    }
    #expect(!shop.exists("books/Sources/Domain/GiftCard.swift"))
    try expectAll("Order.self, Parcel.self,")
  }
}
