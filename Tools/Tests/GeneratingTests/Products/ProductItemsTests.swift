import Testing

@testable import Generating

/// A part that is about the items of a feature: the sample's, or one of the product's own.
@Suite struct ProductItemsTests {
  private static let template = ProductTemplate(
    name: "Market",
    bundleID: "com.example.market",
    package: "Inward",
    parts: [
      ProductTemplate.Part(name: "account", mark: "Account", paths: ["Account"], with: ["likes"]),
      ProductTemplate.Part(
        name: "likes",
        mark: "Likes",
        paths: ["Likes", "Golden/like*"],
        items: ProductTemplate.Items(
          part: "products",
          places: ["Likes/Liked*.swift"],
          replace: ["[title, brand]": "[{title}]"],
          recordings: ["Golden/like-*"]
        )
      ),
      ProductTemplate.Part(
        name: "products",
        mark: "Products",
        paths: ["Products"],
        with: ["likes"],
        feature: ProductTemplate.Feature(name: "Product", plural: "Products", places: ["Likes"])
      ),
    ],
    sample: ["products"],
    optional: ["account", "likes"]
  )

  private static let files = [
    "Account/Account.swift": "struct Account {}\n",
    "Golden/like-list.txt": "Lamp\n",
    "Likes/Liked.swift": "typealias Liked = Product\nlet texts = [title, brand]\n",
    "Likes/Liked+Source.swift": "let items = productUseCase\n",
    "Products/Product.swift": "struct Product {}\n",
  ]

  private static func feature(_ name: String, _ fields: String = "title:String", isEditable: Bool? = nil) throws
    -> Feature
  {
    Feature(name: name, isEditable: isEditable, fields: try FieldList.fields(from: fields))
  }

  private let maker: ProductMaker
  private let book: ProductRecord

  init() throws {
    maker = try ProductMaker(Self.template, Self.files)
    let books = try Self.feature("BookCopy", "pages:Int bookName:String")
    book = maker.naming(itemsOf: [books], in: SmallTemplate.record(without: ["products"]))
  }

  @Test func `has the product's first feature that everyone may see in place of the sample's`() throws {
    let features = [try Self.feature("Note", isEditable: true), try Self.feature("Book"), try Self.feature("Pen")]
    let named = maker.naming(itemsOf: features, in: SmallTemplate.record(without: ["products"]))
    #expect(named.items == ["likes": ProductRecord.Items(feature: "Book", title: "title")])

    let product = try maker.product(book)
    #expect(product.text("Likes/Liked.swift") == "typealias Liked = BookCopy\nlet texts = [bookName]\n")
    #expect(product.text("Likes/Liked+Source.swift") == "let items = bookCopyUseCase\n")
    #expect(try ProductTemplate(of: product).parts.map(\.name) == ["account", "likes"])
    #expect(try ProductTemplate(of: product).parts[1].items == nil)
    #expect(try ProductRecord(text: #require(product.text(ProductRecord.path))) == book)
  }

  @Test func `what was recorded of the sample's items is not recorded yet`() throws {
    let product = try maker.product(book)

    #expect(product.paths.filter { $0.hasPrefix("Golden") } == ["Golden/likes.unrecorded"])
    #expect(product.text("Golden/likes.unrecorded")?.hasPrefix("Nothing of likes is recorded yet.") == true)
    // So that what is recorded later is taken out with the part.
    #expect(try ProductTemplate(of: product).parts[1].paths.contains("Golden/like*"))
  }

  @Test func `has the sample's feature if the product has that`() throws {
    let record = maker.naming(itemsOf: [try Self.feature("Book")], in: SmallTemplate.record())
    let product = try maker.product(record)

    #expect(record.items == nil)
    #expect(product.text("Likes/Liked.swift") == Self.files["Likes/Liked.swift"])
    #expect(product.text("Golden/like-list.txt") != nil)
    let rest = try PartRemover(in: product).rest(without: "products")
    #expect(!rest.has(folder: "Likes"))
  }

  /// As products do that were made before the part could have a feature of theirs.
  @Test func `is not in a product whose record names no feature for it`() throws {
    let product = try maker.product(SmallTemplate.record(without: ["products"]))

    #expect(!product.has(folder: "Likes"))
    #expect(try ProductTemplate(of: product).parts.map(\.name) == ["account"])
    let later = SmallTemplate.record(without: ["account", "products"])
    #expect(maker.naming(itemsOf: [try Self.feature("Book")], in: later, for: ["account"]).items == nil)
  }

  @Test func `is the same if it is added later, and leaves nothing if it is taken out`() throws {
    let without = SmallTemplate.record(without: ["likes", "products"])
    let books = [try Self.feature("BookCopy", "pages:Int bookName:String")]
    #expect(maker.problems(ofAdding: "likes", to: without, features: books) == [])
    #expect(maker.naming(itemsOf: books, in: without.having("likes"), for: ["likes"]) == book)

    let rest = try PartRemover(in: maker.product(book)).rest(without: "likes")
    #expect(rest == (try maker.product(without)))
  }

  @Test func `says what it needs, and how to get it`() throws {
    let needs = "the part `likes` needs `account` as well; "
    let without = SmallTemplate.record(without: ["account", "likes", "products"])
    let only = maker.problems(ofHaving: ["likes"], without: [], sample: false)
    #expect(only == [needs + "write `--with account,likes`."])
    #expect(maker.problems(ofHaving: ["account", "likes"], without: [], sample: false) == [])
    #expect(maker.allOptional(without: []) == ["account", "likes"])
    #expect(maker.problems(ofAdding: "likes", to: without) == [needs + "first run `inward add part account`."])
    #expect(
      maker.problems(
        ofAdding: "likes",
        to: without.having("account"),
        features: [try Self.feature("Note", isEditable: true)]
      ) == [
        """
        the part `likes` is about the items of a feature that people only read, and BookShop has none; first run \
        `inward new feature Book --read-only --fields "title:String"`, with a name of your own.
        """
      ]
    )
    #expect(maker.problems(ofAdding: "likes", to: book) == ["BookShop has the part `likes` already."])
  }

  @Test func `a place that does not name the sample's feature is an error of the template`() throws {
    let maker = try ProductMaker(
      Self.template,
      Self.files.merging(["Likes/Liked+Source.swift": "", "Likes/Liked.swift": "\n"]) { $1 }
    )

    #expect(throws: Problems(".inward/template.json: `Likes/Liked*.swift` of `likes` does not name Product.")) {
      try maker.product(book)
    }
  }
}
