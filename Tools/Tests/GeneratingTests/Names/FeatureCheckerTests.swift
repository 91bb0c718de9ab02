import Testing

@testable import Generating

struct FeatureCheckerTests {
  @Test(arguments: [
    ("Task", "the feature `Task` would hide Swift's type of that name; try `ShopTask`."),
    ("State", "the feature `State` would hide SwiftUI's type of that name; try `ShopState`."),
    ("View", "the feature `View` would hide SwiftUI's type of that name; try `ShopView`."),
    ("Data", "the feature `Data` would hide Foundation's type of that name; try `ShopData`."),
    ("Locale", "the feature `Locale` would hide Foundation's type of that name; try `ShopLocale`."),
    ("Observable", "the feature `Observable` would hide Observation's type of that name; try `ShopObservable`."),
    ("Comment", "the feature `Comment` would hide Testing's type of that name; try `ShopComment`."),
    ("Foundation", "the feature `Foundation` has the name of a module or layer, Foundation; try `ShopFoundation`."),
    ("Element", "the feature `Element` would hide Swift's type of that name; try `ShopElement`."),
    ("Protocol", "the feature `Protocol` is a Swift keyword; try `ShopProtocol`."),
    ("Domain", "the feature `Domain` has the name of a module or layer, Domain; try `ShopDomain`."),
    ("GiftCardOffer", "the feature `GiftCardOffer` contains the name of GiftCard, the template for new features."),
    ("Help", "the feature `Help` would be a command `help`, which exists; try `ShopHelp`."),
    ("Main", "the feature `Main` would have a file that starts a program; try `ShopMain`."),
    ("Orders", "the feature `Orders` looks like a plural; use `Order`, or add --plural."),
    ("Categories", "the feature `Categories` looks like a plural; use `Category`, or add --plural."),
    ("OpenBoxes", "the feature `OpenBoxes` looks like a plural; use `OpenBox`, or add --plural."),
    ("People", "the feature `People` looks like a plural; use `Person`, or add --plural."),
    ("Media", "the feature `Media` looks like a plural; use `Medium`, or add --plural."),
  ])
  func `rejects names that mean something else`(_ name: String, _ problem: String) {
    #expect(problems(Feature(name: name, fields: [title])) == [problem])
  }

  @Test(arguments: ["Plan", "Report", "Rule", "Token", "Version", "Message", "Menu", "Lens", "Bus", "Analysis"])
  func `accepts names that no source sees together with another type`(_ name: String) {
    #expect(problems(Feature(name: name, fields: [title]), imported: ["Foundation", "Testing"]) == [])
  }

  @Test func `reports all problems at once`() {
    let fields = [
      Field(name: "id", type: FieldType(.integer)), Field(name: "class", type: FieldType(.integer)),
      Field(name: "Total", type: FieldType(.money)), Field(name: "total", type: FieldType(.money)),
      Field(name: "facts", type: FieldType(.texts)), Field(name: "order", type: FieldType(.flag)),
      Field(name: "hashValue", type: FieldType(.integer)),
    ]

    #expect(
      problems(Feature(name: "Order", fields: fields), reserved: ["facts"]) == [
        "the feature needs a `String` field; the first one is the title, which lists show.",
        "every feature already has a field `id`, which is a `String`.",
        "the field `class` is a Swift keyword; try `orderClass`.",
        "the field `Total` must start with a lowercase letter; try `total`.",
        "the fields `Total` and `total` differ only in case.",
        "the field `facts` has a name that the generated code uses; try `orderFacts`.",
        "the field `order` has a name that the generated code uses; try `orderOrder`.",
        "the field `hashValue` is a member of every value; try `orderHashValue`.",
      ]
    )
  }

  @Test(arguments: ["Sheep", "Series", "News", "BreakingNews"])
  func `a plural must differ from the name, which may look like one if a plural is given`(_ name: String) {
    let problem = """
      the plural of `\(name)` must differ from it, because lists and details need different names; \
      try `--plural \(name)Items`.
      """
    #expect(problems(Feature(name: name, fields: [title])) == [problem])
    #expect(problems(Feature(name: name, plural: name, fields: [title]), hasOwnPlural: true) == [problem])
    #expect(problems(Feature(name: "News", plural: "NewsItems", fields: [title]), hasOwnPlural: true) == [])
    #expect(problems(Feature(name: "Address", fields: [title])) == [])
  }

  private let title = Field(name: "title", type: FieldType(.text))

  private func problems(
    _ feature: Feature,
    hasOwnPlural: Bool = false,
    reserved: Set<String> = [],
    imported: Set<String> = ["Foundation", "Observation", "SwiftUI", "Testing"]
  ) -> [String] {
    FeatureChecker(
      feature: feature,
      hasOwnPlural: hasOwnPlural,
      exemplar: Feature(name: "GiftCard", fields: [title]),
      modules: ["Domain", "Server"],
      imported: { imported }
    ).problems(reserved: reserved)
  }
}
