import Testing

@testable import Generating

struct FeatureCheckerTests {
  @Test(arguments: [
    ("Task", "the feature `Task` would hide Swift's type of that name; `ShopTask` would do."),
    ("State", "the feature `State` would hide SwiftUI's type of that name; `ShopState` would do."),
    ("View", "the feature `View` would hide SwiftUI's type of that name; `ShopView` would do."),
    ("Data", "the feature `Data` would hide Foundation's type of that name; `ShopData` would do."),
    ("Locale", "the feature `Locale` would hide Foundation's type of that name; `ShopLocale` would do."),
    ("Observable", "the feature `Observable` would hide Observation's type of that name; `ShopObservable` would do."),
    ("Protocol", "the feature `Protocol` is a word of the language; `ShopProtocol` would do."),
    ("Domain", "the feature `Domain` has the name of a module or layer, Domain; `ShopDomain` would do."),
    ("GiftCardOffer", "the feature `GiftCardOffer` contains the name of GiftCard, from which features are generated."),
    ("Orders", "the feature `Orders` looks like many; name one, such as `Order`, or say --plural."),
  ])
  func `refuses names that mean something else`(_ name: String, _ problem: String) {
    #expect(problems(Feature(name: name, fields: [title])) == [problem])
  }

  @Test func `names all problems at once`() {
    let fields = [
      Field(name: "id", type: FieldType(.integer)), Field(name: "class", type: FieldType(.integer)),
      Field(name: "Total", type: FieldType(.decimal)), Field(name: "total", type: FieldType(.decimal)),
      Field(name: "facts", type: FieldType(.texts)), Field(name: "order", type: FieldType(.flag)),
    ]

    #expect(
      problems(Feature(name: "Order", fields: fields), reserved: ["facts"]) == [
        "the feature needs a field of the type `String`: the first is its title, which lists show.",
        "the field `id` is there in every feature, as a text.",
        "the field `class` is a word of the language; `orderClass` would do.",
        "the field `Total` begins with a capital letter; `total` would do.",
        "the fields `Total` and `total` differ in case alone.",
        "the field `facts` has a name that the generated code uses; `orderFacts` would do.",
        "the field `order` has a name that the generated code uses; `orderOrder` would do.",
      ]
    )
  }

  @Test func `a plural has to differ, and may end the name if it is given`() {
    #expect(
      problems(Feature(name: "Sheep", plural: "Sheep", fields: [title]), hasOwnPlural: true)
        == ["the plural of `Sheep` has to differ from it: lists and details need names of their own."]
    )
    #expect(problems(Feature(name: "News", plural: "NewsItems", fields: [title]), hasOwnPlural: true) == [])
    #expect(problems(Feature(name: "Address", fields: [title])) == [])
  }

  private let title = Field(name: "title", type: FieldType(.text))

  private func problems(
    _ feature: Feature,
    hasOwnPlural: Bool = false,
    reserved: Set<String> = []
  ) -> [String] {
    FeatureChecker(
      feature: feature,
      hasOwnPlural: hasOwnPlural,
      exemplar: Feature(name: "GiftCard", fields: [title]),
      modules: ["Domain", "Server"]
    ).problems(reserved: reserved)
  }
}
