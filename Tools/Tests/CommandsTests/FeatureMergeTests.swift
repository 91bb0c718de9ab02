import TestSupport
import Testing

/// What a merge of the template does with the features of a product.
@Suite struct FeatureMergeTests {
  private let shop: Shop

  init() throws {
    shop = try Shop.exemplarTemplate()
  }

  private func make(_ options: String...) throws {
    let features = ["--feature", "Order: title:String"]
    let run = try shop.inward(["new", "product", "Bookshop", "books"] + features + options, environment: Shop.identity)
    #expect(run.status == 0, "\(run)")
  }

  private func add(_ name: String) throws {
    _ = try shop.inward("new", "feature", name, "--fields", "title:String", "--path", "books")
  }

  @Test func `features keep their order when a part comes with lines among theirs`() throws {
    let list =
      "enum Routes {\n  static let all: [Any.Type] = [\n    GiftCard.self,\n    Screen.self,  // Screens\n  ]\n}\n"
    try shop.write(list, to: Shop.routes)
    try shop.write("\(Shop.routes) merge=union\n", to: ".gitattributes")
    try shop.git("add", "--force", ".gitattributes")
    try shop.commit("Add a screen")
    try make("--without", "screens")
    for name in ["Voucher", "Lamp", "Parcel"] { try add(name) }
    try shop.commitProduct()

    let outcome = try shop.inward("add", "part", "screens", "--path", "books")

    #expect(outcome.status == 0, "\(outcome)")
    let text = try shop.read("books/\(Shop.routes)")
    #expect(
      text == list.replacing("GiftCard.self", with: "Order.self,\n    Voucher.self,\n    Lamp.self,\n    Parcel.self")
    )
  }

  @Test func `a part with the type of a feature is refused`() throws {
    try shop.write(
      "struct Order {}\nlet command = Command(commandName: \"orders\")\n",
      to: "Sources/Screens/Order.swift"
    )
    try shop.commit("Add an order")
    try make("--without", "screens")
    let before = try shop.contents(of: "books")
    let outcome = try shop.inward("add", "part", "screens", "--path", "books")
    let reason = "the part `screens` and the feature `Order` cannot both be there: the type `Order` already exists, in"
    #expect(outcome.errors == "error: \(reason) Sources/Screens/Order.swift.\n", "\(outcome)")
    #expect(try shop.contents(of: "books") == before)
  }

  @Test func `a product whose features are all its own is updated`() throws {
    try make()
    _ = try shop.inward("adopt", "Order", "--path", "books")
    try shop.commitProduct()
    try shop.change(3, to: "theirs", in: "list.txt")
    try shop.commit("Change")

    let outcome = try shop.update()

    #expect(outcome.status == 0, "\(outcome)")
    #expect(try shop.read("books/list.txt").contains("theirs"))
    #expect(try shop.read("books/\(Shop.routes)").contains("[\n    Order.self\n  ]"))
  }

  @Test func `an update brings what changed in the exemplar to the features`() throws {
    try make()
    try add("Parcel")
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
    #expect(try shop.read("books/\(Shop.routes)").contains("[\n    Order.self,\n    Parcel.self,\n  ]"))
  }
}
