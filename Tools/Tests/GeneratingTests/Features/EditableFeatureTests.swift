import Foundation
import TestSupport
import Testing

@testable import Generating

/// Features that are generated from the repository's exemplar of those that people change.
struct EditableFeatureTests {
  private static let fields = """
    label:String(2...50) note:String?(0...30) place:String pieces:Int(0...9) layers:Int? weight:Double height:Double? \
    price:Money refund:Money? isFragile:Bool isOpen:Bool? sentAt:Date arrivedAt:Date? tracking:URL page:URL? \
    stops:[String] status:enum(open,sentBack) size:enum(small,large)?
    """

  private let folder: TemporaryFolder
  private let before: [String: String]

  init() throws {
    folder = try .exemplar(hasForms: true)
    before = try folder.texts()
  }

  private func generate(_ fields: String) throws -> [String: String] {
    let files = try RepositoryFiles(root: folder.path)
    let fields = try References(in: files).resolved(FieldList.fields(from: fields))
    let feature = Feature(name: "Parcel", isEditable: true, fields: fields)
    try FeatureGenerator(feature, in: files).plan().apply(in: folder.path)
    let record = try #require(RepositoryFiles(root: folder.path).records.first { $0.feature.name == "Parcel" })
    var texts: [String: String] = [:]
    for path in (record.files ?? [:]).keys { texts[path] = try folder.text(of: path) }
    for addition in record.wiring ?? [] { texts[addition.path, default: ""] += addition.text }
    return texts
  }

  @Test(arguments: [fields, "title:String"])
  func `a feature has no word of the exemplar, and goes without a trace`(fields: String) throws {
    let words = [
      "address", "adresse", "recipient", "street", "postalcode", "city", "country", "isdefault", "germany", "purpose",
    ]
    for (path, text) in try generate(fields) {
      let text = text.lowercased()
      #expect(words.filter(text.contains) == [], "\(path)")
      #expect(!text.contains("{") || !text.contains("{number}") && !text.contains("{type}"), "\(path)")
    }

    try FeatureRemover("Parcel", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    #expect(try folder.texts() == before)
  }

  @Test func `a name of two words has hyphens in paths and commands`() throws {
    let feature = Feature(name: "GiftCard", isEditable: true, fields: try FieldList.fields(from: "title:String"))
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    let texts = try folder.texts()
    let text = { (path: String) in try #require(texts[path]) }

    let screen = try text("Packages/Presentation/Sources/Presentation/GiftCards/GiftCardFeature.swift")
    #expect(screen.contains("name = \"gift-cards\"\n  public static let itemName = \"gift-card\"\n"))
    #expect(try text("Packages/Data/Sources/Data/GiftCards/GiftCardJSON.swift").contains("listName = \"giftCards\""))
    #expect(try text("Tests/ServerTests/GiftCards/GiftCardAPITests.swift").contains("\"/api/gift-cards\""))
    let labels = try text("Packages/Presentation/Sources/Presentation/GiftCards/TextKey+GiftCards.swift")
    #expect(labels.matches(of: /en: [^)]*giftCard/).isEmpty)
    #expect(labels.contains("en: \"Delete the gift card\""))
    #expect(
      try text("docs/screens.md").contains(
        "| Gift cards | `storefront gift-cards` | `storefront gift-card ID` | `storefront://gift-cards` |"
      )
    )
  }

  @Test func `limits and choices are rules of the Domain`() throws {
    let model = try #require(generate(Self.fields)["Packages/Domain/Sources/Domain/Parcels/Parcel.swift"])

    for line in [
      "public static let labelLength = 2...50", "public static let noteLength = 0...30",
      "public static let placeLength = 1...120", "public let pieces: Int", "public let layers: Int?",
      "self.pieces = validation.value(pieces, \"pieces\", atLeast: 0, atMost: 9)",
      "self.refund = validation.optionalMoney(refund, \"refund\", in: \"USD\")",
      "self.status = validation.choice(status, \"status\") ?? .open",
      "self.size = validation.optionalChoice(size, \"size\")", "public let stops: [String]",
      "public enum Status: String, CaseIterable, Sendable {\n    case open\n    case sentBack\n  }",
    ] {
      #expect(model.contains("  \(line)\n"), "\(line)")
    }
  }

  @Test func `a reference is an identifier, which a form offers as a choice and a detail as a link`() throws {
    let texts = try generate("title:String customer:Address friend:Address?")
    let model = try #require(texts["Packages/Domain/Sources/Domain/Parcels/Parcel.swift"])
    for line in [
      "public let customerID: String", "public let friendID: String?", "customerID: String?,",
      "friendID: String? = nil",
      "self.customerID = validation.value(customerID, \"customerID\")",
      "self.friendID = validation.optional(friendID, \"friendID\")",
    ] {
      #expect(model.contains("  \(line)\n"), "\(line)")
    }
    let screen = try #require(texts["Packages/Presentation/Sources/Presentation/Parcels/ParcelFeature.swift"])
    #expect(screen.contains("context.fact(.parcelsFieldCustomerID, values.customerID, of: \"addresses\")"))
    #expect(screen.contains("label: .parcelsFieldCustomerID, kind: .reference(\"addresses\")),"))
    #expect(screen.contains("kind: .reference(\"addresses\"), isRequired: false),"))
    let labels = try #require(texts["Packages/Presentation/Sources/Presentation/Parcels/TextKey+Parcels.swift"])
    #expect(labels.contains("parcelsFieldCustomerID = TextKey(en: \"Customer\", de: \"Customer\")"))
  }

  @Test func `each field is in the form, in its order`() throws {
    let feature = try #require(
      generate(Self.fields)["Packages/Presentation/Sources/Presentation/Parcels/ParcelFeature.swift"]
    )
    let names = feature.matches(of: /FormFieldDescription\(name: "(\w+)"/).map { String($0.1) }

    #expect(names == (try FieldList.fields(from: Self.fields)).map(\.name))
  }

  @Test func `a feature of five fields has at most 700 lines in the product`() throws {
    let texts = try generate("title:String(1...80) note:String? total:Money(0...) placedAt:Date status:enum(open,paid)")
    let product = texts.filter { $0.key.hasPrefix("Packages/") && !$0.key.hasSuffix(".xcstrings") }
    let lines = product.values.map { $0.count { $0 == "\n" } }.reduce(0, +)

    #expect(product.count == 11)
    #expect((300...700).contains(lines), "\(lines) lines")
  }

  @Test func `a limit of a number is no length of a text`() throws {
    let fields = "title:String depth:Int(...-1) balance:Money(-9223372036854775808...9223372036854775807)"
    let model = try #require(generate(fields)["Packages/Domain/Sources/Domain/Parcels/Parcel.swift"])

    #expect(model.contains("self.depth = validation.value(depth, \"depth\", atMost: -1)\n"))
  }

  @Test func `texts of two fields may not have the same key`() throws {
    let texts = "Packages/Presentation/Sources/Presentation/Parcels/TextKey+Parcels.swift"
    let sentences = ["parcelsFormCreate", "parcelsOrderStateOpen"].map {
      "`\($0)` would exist twice, in \(texts); give a field or one of its choices another name."
    }

    #expect(throws: Problems(sentences)) {
      try generate("title:String form:enum(create,paper) order:enum(stateOpen,none1) orderState:enum(open,closed)")
    }
    #expect(try folder.texts() == before)
  }

  @Test(arguments: [
    "version:Int", "key:String", "id:Int", "validation:Bool", "recipient:own", "link:URL", "notice:Int",
  ])
  func `a name or a type of the exemplar's own is refused`(field: String) throws {
    #expect(throws: Problems.self) { try generate("title:String \(field)") }
    #expect(try folder.texts() == before)
  }
}
