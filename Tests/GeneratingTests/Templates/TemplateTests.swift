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
      public let faceValue: Decimal
      public let soldOn: Date

      init(
        shownText: String,
        innerNote: String? = nil,
        faceValue: Decimal,
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

  @Test func `a feature comes out of itself`() throws {
    let template = Template(from: GiftCard.feature, to: GiftCard.feature)

    #expect(try template.expanded(Self.source, path: "GiftCard.swift") == Self.source)
  }

  @Test func `each field gets the lines of its type, in its own order`() throws {
    let feature = try GiftCard.order("title:String shippedOn:Date paidOn:Date total:Decimal")
    let template = Template(from: GiftCard.feature, to: feature)

    #expect(
      try template.expanded(Self.source, path: "GiftCard.swift") == """
        /// One of the order lines.
        public struct OrderLine {
          public let id: String
          public let title: String
          public let shippedOn: Date
          public let paidOn: Date
          public let total: Decimal

          init(
            title: String,
            shippedOn: Date,
            paidOn: Date,
            total: Decimal
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

  @Test func `a feature with a title alone needs no commas and no gaps`() throws {
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

  @Test func `Foundation is offered to others where a field has one of its types alone`() {
    let source = { (type: String) in "public import Foundation\n\npublic struct A {\n  public let a: \(type)\n}\n" }

    #expect(FoundationImport.asNeeded(in: source("Date?")) == source("Date?"))
    #expect(
      FoundationImport.asNeeded(in: source("String // Date")) == source("String // Date").dropFirst("public ".count)
    )
  }

  @Test func `lines about two fields are refused with their place`() {
    let template = Template(from: GiftCard.feature, to: GiftCard.feature)

    #expect(
      throws: Problems(
        "GiftCard.swift:2: these lines are about several fields, `faceValue`, `soldOn`; each needs lines of its own."
      )
    ) {
      try template.expanded("let a = 1\nlet b = (faceValue, soldOn)\n", path: "GiftCard.swift")
    }
  }
}
