import Testing

@testable import Generating

/// Fields that get their lines from fields of another type, and choices.
struct FieldKindTests {
  private static let exemplar = Feature(
    name: "GiftCard",
    fields: [
      Field(name: "shownText", type: FieldType(.text)),
      Field(name: "innerNote", type: FieldType(.text, isOptional: true)),
      Field(
        name: "cardKind",
        type: FieldType(.choice, choices: ["paper", "plastic"]),
        choiceLabels: ["de": ["Papier", "Plastik"]]
      ),
    ]
  )

  private static let kinds = [
    FieldKind(types: ["title"], replace: ["shownLength = 1...80": "shownLength = {limits}"]),
    FieldKind(
      types: ["Int", "Money"],
      field: "innerNote",
      replace: ["String?": "{type}", "check(innerNote)": "check(innerNote{bounds})", "print(innerNote)": ""]
    ),
    FieldKind(types: ["Int"], terms: ["type": "Int"]), FieldKind(types: ["Money"], terms: ["type": "Money"]),
  ]

  private func expanded(_ source: String, _ fields: String, path: String = "GiftCard.swift") throws -> String {
    let feature = Feature(name: "Order", fields: try FieldList.fields(from: fields))
    return try Template(from: Self.exemplar, to: feature, kinds: Self.kinds).expanded(source, path: path)
  }

  @Test func `a field gets the lines of another type, with other texts`() throws {
    let source = """
      let shownLength = 1...80
      let innerNote: String?
      check(innerNote)
      print(innerNote)
      print(shownText)

      """

    #expect(
      try expanded(source, "title:String(1...60) count:Int(0...9) fee:Money") == """
        let shownLength = 1...60
        let count: Int
        check(count, atLeast: 0, atMost: 9)
        let fee: Money
        check(fee)
        print(title)

        """
    )
    #expect(try expanded(source, "title:String").hasPrefix("let shownLength = 1...80\nprint(title)"))
  }

  @Test func `there is a line for each choice, and other lines use one`() throws {
    let source = """
      import Domain

      enum CardKind {
        case paper
        case plastic
      }

      print(shownText)
      let cardKind: CardKind = .plastic

      """

    #expect(
      try expanded(source, "title:String state:enum(open,paid,sent) size:enum(small)") == """
        import Domain

        enum State {
          case open
          case paid
          case sent
        }

        enum Size {
          case small
        }

        print(title)
        let state: State = .paid
        let size: Size = .small

        """
    )
  }

  @Test func `each choice has a text`() throws {
    let source = """
      extension TextKey {
        static let giftCardCardKindPaper = TextKey(en: "Paper", de: "Papier")
        static let giftCardCardKindPlastic = TextKey(en: "Plastic", de: "Plastik")
        static let giftCardShown = TextKey(en: "Shown", de: "Gezeigt")
      }

      """

    #expect(
      try expanded(source, "title:String state:enum(sentBack,paid)", path: "TextKey+GiftCards.swift") == """
        extension TextKey {
          static let orderShown = TextKey(en: "Shown", de: "Gezeigt")
          static let orderStatePaid = TextKey(en: "Paid", de: "Paid")
          static let orderStateSentBack = TextKey(en: "Sent back", de: "Sent back")
        }

        """
    )
  }

  @Test(arguments: [
    ("Order", "an order"), ("Parcel", "a parcel"), ("UserGroup", "a user group"), ("Hour", "an hour"),
    ("Heirloom", "an heirloom"), ("Utility", "a utility"), ("FAQ", "an FAQ"), ("URLEntry", "a URL entry"),
    ("UrlEntry", "a url entry"),
    ("UFO", "a UFO"), ("XRay", "an x ray"), ("PDF", "a PDF"),
  ])
  func `the article is that of the new name`(name: String, text: String) throws {
    let feature = Feature(name: name, fields: try FieldList.fields(from: "title:String"))
    let template = Template(from: Self.exemplar, to: feature)

    #expect(try template.expanded("Add a gift card.", path: "a.md") == "Add \(text).")
  }

  @Test func `a type of Foundation is imported where a field needs it`() throws {
    let path = "Packages/Domain/Sources/Domain/Order.swift"
    let model = "public struct Order {\n  let at: Date\n}\n"
    #expect(FoundationImport.asNeeded(in: model, path: path) == "public import Foundation\n\n" + model)
    let fixture = "#if DEBUG\n  public import Domain\n\n  let at: URL\n#endif\n"
    #expect(
      FoundationImport.asNeeded(in: fixture, path: path).hasPrefix(
        "#if DEBUG\n  public import Domain\n  public import Foundation\n"
      )
    )
    #expect(FoundationImport.asNeeded(in: "import Data\n", path: path) == "import Data\n")
  }
}
