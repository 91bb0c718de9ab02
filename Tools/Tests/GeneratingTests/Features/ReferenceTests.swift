import TestSupport
import Testing

@testable import Generating

/// Fields that refer to items of other features.
struct ReferenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("  static let name = \"gift-cards\"\n", to: "A/Sources/A/GiftCards/GiftCardFeature.swift")
    try folder.write("  public static let name = \"orders\"\n", to: "A/Sources/A/Orders/OrderFeature.swift")
    try folder.write("protocol Feature {}\n", to: "A/Sources/A/Shared/Feature.swift")
  }

  private func resolved(_ fields: String) throws -> [Field] {
    try References(in: RepositoryFiles(root: folder.path)).resolved(FieldList.fields(from: fields))
  }

  @Test func `a reference knows the name of its feature in addresses`() throws {
    let fields = try resolved("title:String card:GiftCard other:Order?")

    #expect(fields.map(\.target) == [nil, "gift-cards", "orders"])
  }

  @Test(arguments: [
    ("card:GifCard", "there is no type and no feature `GifCard`; did you mean `GiftCard`?"),
    ("card:Oder?", "there is no type and no feature `Oder`; did you mean `Order?`?"),
    ("note:Strng?", "there is no type and no feature `Strng`; did you mean `String?`?"),
    ("who:Customer", "there is no type and no feature `Customer`; the features are: GiftCard, Order."),
  ])
  func `a feature that is not there is refused`(field: String, problem: String) {
    #expect(throws: Problems(problem)) { try resolved(field) }
  }

  @Test func `a feature that another one refers to is not removed`() throws {
    let fields = try resolved("title:String card:GiftCard next:GiftCard?")
    let order = FeatureRecord(feature: Feature(name: "Order", fields: fields), files: [:], wiring: [])
    let card = FeatureRecord(feature: Feature(name: "GiftCard", fields: []), files: [:], wiring: [])
    for record in [order, card] { try folder.write(record.text, to: record.path) }

    #expect(throws: Problems("Order refers to GiftCard with `cardID` and `nextID`; remove Order first.")) {
      try FeatureRemover("GiftCard", in: RepositoryFiles(root: folder.path)).plan()
    }
    #expect(throws: Never.self) { try FeatureRemover("Order", in: RepositoryFiles(root: folder.path)).plan() }
  }
}
