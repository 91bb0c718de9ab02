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
    ("I", "the plural `Is` is a Swift keyword; try `--plural IItems`."),
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

  @Test(arguments: [
    (
      "status:enum(open,default)",
      "the choice `default` is a name that Swift uses; try `defaultStatus`."
    ),
    ("status:enum(open,Open)", "the choice `Open` must start with a lowercase letter; try `open`."),
    ("type:enum(a1,b1)", "the field `type` is a Swift keyword; try `orderType`."),
    (
      "values:enum(a1,b1)",
      "the field `values` would be a type `Values`, which exists; try `orderValues`."
    ),
    ("size:enum(small,small)", "the field `size` has a choice twice; use each once."),
    ("note:String(0...10)", "the text `note` must not be empty; use `1...10`, or the type `String?`."),
    ("note:String(0...0)", "the text `note` needs room for a character; use `1...200`."),
    ("note:String?(0...0)", "the text `note` needs room for a character; use `0...200`."),
    ("note:String?(1...10)", "the text `note` may be missing, so its least length is 0; use `0...10`."),
    ("note:String(5...)", "the text `note` needs both limits; use `5...200`."),
    ("note:String(1...10000)", "the text `note` may have at most 9999 characters; use `1...9999`."),
    ("note:String(401...9999)", "the text `note` may need at most 400 characters; use `400...9999`."),
    ("day:Date(1...2)", "the field `day` of type `Date` cannot have limits; use none."),
  ])
  func `a choice or a limit that cannot be says what to do instead`(field: String, problem: String) throws {
    let feature = Feature(name: "Order", isEditable: true, fields: [title] + (try FieldList.fields(from: field)))

    #expect(problems(feature, hasForms: true).contains(problem))
  }

  @Test func `a title has room for short and long texts`() throws {
    for limits in ["1...19", "10...80"] {
      let feature = Feature(
        name: "Order",
        isEditable: true,
        fields: try FieldList.fields(from: "title:String(\(limits))")
      )
      #expect(problems(feature, hasForms: true).map { $0.hasPrefix("the title `title` needs room") } == [true])
    }
  }

  @Test func `a read-only feature has choices, and no limits`() throws {
    let fields = "title:String(1...80) state:enum(a1,b1) size:enum(a1,b1)? count:Int?(0...)"
    let feature = Feature(name: "Order", fields: try FieldList.fields(from: fields))
    let reason = "has limits, which say what people may enter, and nothing is entered in a read-only feature"

    #expect(
      problems(feature) == [
        "the field `title` \(reason); use `String`.", "the field `count` \(reason); use `Int?`.",
      ]
    )
  }

  @Test func `a read-only feature refers to nothing`() throws {
    let feature = Feature(name: "Order", fields: [title] + (try FieldList.fields(from: "customer:Address?")))

    #expect(
      problems(feature) == [
        """
        the field `customerID` refers to Address, and only what people choose in a form can refer to something; use \
        `String` in a read-only feature.
        """
      ]
    )
  }

  @Test func `a type without lines in the exemplar is refused`() throws {
    let exemplar = FeatureRecord(feature: Feature(name: "GiftCard", fields: [title]))
    let feature = Feature(name: "Order", fields: [title] + (try FieldList.fields(from: "state:enum(a1,b1)")))
    let checker = FeatureChecker(
      feature: feature,
      hasOwnPlural: false,
      exemplar: exemplar,
      modules: [],
      imported: { [] }
    )

    #expect(
      checker.problems(reserved: []) == [
        "GiftCard has no lines for the field `state`, whose type is `enum(a1,b1)`; use another type."
      ]
    )
  }

  private let title = Field(name: "title", type: FieldType(.text))

  /// A field of each type.
  private static let ofAllTypes = FieldType.all.enumerated().compactMap { index, type in
    Field(name: "field\(index)", type: type)
  }

  private func problems(
    _ feature: Feature,
    hasOwnPlural: Bool = false,
    reserved: Set<String> = [],
    hasForms: Bool = false,
    imported: Set<String> = ["Foundation", "Observation", "SwiftUI", "Testing"]
  ) -> [String] {
    FeatureChecker(
      feature: feature,
      hasOwnPlural: hasOwnPlural,
      exemplar: FeatureRecord(
        feature: Feature(
          name: "GiftCard",
          isEditable: hasForms ? true : nil,
          fields: [title] + Self.ofAllTypes
        )
      ),
      modules: ["Domain", "Server"],
      imported: { imported }
    ).problems(reserved: reserved)
  }
}
