import Testing

@testable import Generating

/// A part that the recordings of another feature show.
@Suite struct PartRecordingTests {
  private static let template = ProductTemplate(
    name: "Market",
    bundleID: "com.example.market",
    package: "Inward",
    own: ProductTemplate.Part(name: "own", mark: "Own", paths: []),
    parts: [
      ProductTemplate.Part(
        name: "likes",
        mark: "Likes",
        paths: ["Likes"],
        recordings: ["Golden/product-*": "products"]
      ),
      ProductTemplate.Part(
        name: "products",
        mark: "Products",
        paths: ["Products", "Golden/product*"],
        with: ["likes"]
      ),
    ]
  )

  private static let files = [
    "Golden/product-list.txt": "♥ Lamp\n",
    "Golden/article-list.txt": "Lamps\n",
    "Likes/Like.swift": "struct Like {}\n",
    "Products/Product.swift": "struct Product {}\n",
  ]

  @Test(arguments: [
    ([], ["article-list.txt", "product-list.txt"]),
    (["likes"], ["article-list.txt", "products.unrecorded"]),
    (["products"], ["article-list.txt"]),
  ])
  func `without it they are not recorded, if the feature is there`(without: [String], recordings: [String]) throws {
    let product = try ProductMaker(Self.template, Self.files).product(SmallTemplate.record(without: without))

    #expect(product.paths.filter { $0.hasPrefix("Golden/") } == recordings.map { "Golden/\($0)" })
  }

  @Test func `it leaves the same if it is taken out later, and the feature after it`() throws {
    let maker = try ProductMaker(Self.template, Self.files)
    let rest = try PartRemover(in: maker.product(SmallTemplate.record())).rest(without: "likes")

    #expect(rest == (try maker.product(SmallTemplate.record(without: ["likes"]))))
    #expect(try !PartRemover(in: rest).rest(without: "products").paths.contains { $0.contains("products") })
  }

  @Test func `recordings that are not there are an error of the template`() throws {
    let maker = try ProductMaker(Self.template, Self.files.filter { $0.key != "Golden/product-list.txt" })

    #expect {
      try maker.product(SmallTemplate.record(without: ["likes"]))
    } throws: { error in
      "\(error)".contains("`Golden/product-*` of `likes` matches no file.")
    }
  }
}
