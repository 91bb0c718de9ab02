import Testing

@testable import Generating

struct TemplateTests {
  static let source = """
    /// One of the gift cards.
    public struct GiftCard {
      public let id: String
      public let shownText: String
      /// What only we read.
      public let innerNote: String?
      public let faceValue: Money
      public let soldOn: Date

      init(
        shownText: String,
        innerNote: String? = nil,
        faceValue: Money,
        soldOn: Date
      ) {
        self.shownText = shownText
        self.innerNote = innerNote
        self.faceValue = faceValue
        self.soldOn = soldOn
      }

      static let fixture = GiftCard(
        shownText: "Spring",
        innerNote: "Not for sale",
        faceValue: 2.5,
        soldOn: .now
      )

      @Test func `faceValue is exact`() {
        #expect(GiftCard.fixture.faceValue == 2.5)
      }

      @Test func `soldOn is a date`() {
        #expect(GiftCard.fixture.soldOn == .now)
      }
    }

    """

  @Test func `reproduces a feature from itself`() throws {
    let template = Template(from: GiftCard.feature, to: GiftCard.feature)

    #expect(try template.expanded(Self.source, path: "GiftCard.swift") == Self.source)
  }

  @Test func `each field gets the lines of its type, in the order of the fields`() throws {
    let feature = try GiftCard.order("title:String shippedOn:Date paidOn:Date total:Money")
    let template = Template(from: GiftCard.feature, to: feature)

    #expect(
      try template.expanded(Self.source, path: "GiftCard.swift") == """
        /// One of the order lines.
        public struct OrderLine {
          public let id: String
          public let title: String
          public let shippedOn: Date
          public let paidOn: Date
          public let total: Money

          init(
            title: String,
            shippedOn: Date,
            paidOn: Date,
            total: Money
          ) {
            self.title = title
            self.shippedOn = shippedOn
            self.paidOn = paidOn
            self.total = total
          }

          static let fixture = OrderLine(
            title: "Title 1",
            shippedOn: .now,
            paidOn: .now,
            total: 2.5
          )

          @Test func `shippedOn is a date`() {
            #expect(OrderLine.fixture.shippedOn == .now)
          }

          @Test func `paidOn is a date`() {
            #expect(OrderLine.fixture.paidOn == .now)
          }

          @Test func `total is exact`() {
            #expect(OrderLine.fixture.total == 2.5)
          }
        }

        """
    )
  }

  @Test func `a feature with only a title has no extra commas or empty lines`() throws {
    let template = Template(from: GiftCard.feature, to: try GiftCard.order("title:String"))

    #expect(
      try template.expanded(Self.source, path: "GiftCard.swift") == """
        /// One of the order lines.
        public struct OrderLine {
          public let id: String
          public let title: String

          init(
            title: String
          ) {
            self.title = title
          }

          static let fixture = OrderLine(
            title: "Title 1"
          )
        }

        """
    )
  }

  @Test func `the import of Foundation is public only if a field needs it`() {
    let source = { (type: String) in "public import Foundation\n\npublic struct A {\n  public let a: \(type)\n}\n" }

    for type in ["Date?", "Money = Money(amount: 2.5, currencyCode: \"EUR\")"] {
      #expect(FoundationImport.asNeeded(in: source(type), path: "A.swift") == source(type))
    }
    #expect(
      FoundationImport.asNeeded(in: source("Money"), path: "A.swift") == source("Money").dropFirst("public ".count)
    )
    #expect(
      FoundationImport.asNeeded(in: source("String // Date"), path: "A.swift")
        == source("String // Date").dropFirst("public ".count)
    )
  }

  @Test func `texts of earlier templates, which were functions, stay as they are`() {
    let source = """
      extension TextKey {
        /// The text in the language `de`.
        func de(count: Int?) -> String {
          switch self {
          case .giftCardsListCount:
            count == 1 ? "%lld Gutschein" : "%lld Gutscheine"
          }
        }
      }

      """

    #expect(Template.relaidTexts(source) == source)
  }

  /// The format of Tools/Scripts/generate-texts.swift.
  @Test func `texts are sorted, and each is on one line if it fits`() throws {
    let source = """
      // Generated.

      extension TextKey {
        static let giftCardsFieldFaceValue = TextKey(en: "Value", de: "Wert")
        static let giftCardsFieldId = TextKey(en: "No.", de: "Nr.")
        static let giftCardsFieldShownText = TextKey(en: "Name", de: "Name")
        static let giftCardsFieldSoldOn = TextKey(en: "Sold on", de: "Sold on")
        static let giftCardsListCount = TextKey(
          en: .plural(one: "%lld gift card, or “\\"”", other: "%lld gift cards, all of them"),
          de: .plural(one: "%lld Gutschein", other: "%lld Gutscheine, alle")
        )
        static let giftCardsListEmpty = TextKey(en: "You do not have any gift cards yet.", de: "Noch keine Gutscheine hier.")
      }

      extension FeatureTexts {
        static let giftCards = FeatureTexts(
          id: .giftCardsFieldId,
          count: .giftCardsListCount,
          empty: .giftCardsListEmpty,
          title: .giftCardsFieldShownText
        )
      }

      """
    let path = "GiftCards/TextKey+GiftCards.swift"
    let same = Template(from: GiftCard.feature, to: GiftCard.feature)
    let feature = try GiftCard.order("title:String total:Money paidOn:Date dueOn:Date")
    let other = Template(from: GiftCard.feature, to: feature)

    #expect(try same.expanded(source, path: path) == source)
    #expect(
      try other.expanded(source, path: path) == """
        // Generated.

        extension TextKey {
          static let orderLinesFieldDueOn = TextKey(en: "Due on", de: "Due on")
          static let orderLinesFieldId = TextKey(en: "No.", de: "Nr.")
          static let orderLinesFieldPaidOn = TextKey(en: "Paid on", de: "Paid on")
          static let orderLinesFieldTitle = TextKey(en: "Title", de: "Title")
          static let orderLinesFieldTotal = TextKey(en: "Total", de: "Total")
          static let orderLinesListCount = TextKey(
            en: .plural(one: "%lld order line, or “\\"”", other: "%lld order lines, all of them"),
            de: .plural(one: "%lld Order line", other: "%lld Order lines, alle")
          )
          static let orderLinesListEmpty = TextKey(
            en: "You do not have any order lines yet.",
            de: "Noch keine Order lines hier."
          )
        }

        extension FeatureTexts {
          static let orderLines = FeatureTexts(
            id: .orderLinesFieldId,
            count: .orderLinesListCount,
            empty: .orderLinesListEmpty,
            title: .orderLinesFieldTitle
          )
        }

        """
    )
  }

  /// A line with the title would be copied for each field, or for none.
  @Test(arguments: [("faceValue", "soldOn"), ("shownText", "faceValue")])
  func `rejects lines that belong to two fields, with their location`(_ first: String, _ second: String) {
    let template = Template(from: GiftCard.feature, to: GiftCard.feature)

    #expect(
      throws: Problems(
        "GiftCard.swift:2: these lines belong to several fields: `\(first)`, `\(second)`. Give each field its own line."
      )
    ) {
      try template.expanded("let a = 1\nlet b = (\(first), \(second))\n", path: "GiftCard.swift")
    }
  }

  @Test func `a line that a field has twice is copied twice`() throws {
    let template = Template(from: GiftCard.feature, to: try GiftCard.order("title:String total:Money tax:Money"))
    let text = "  check(faceValue)\n  check(faceValue)\n"

    #expect(
      try template.expanded(text, path: "GiftCard.swift")
        == ["total", "total", "tax", "tax"].map { "  check(\($0))\n" }.joined()
    )
  }
}
