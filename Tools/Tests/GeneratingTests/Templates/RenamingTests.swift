import Testing

@testable import Generating

struct RenamingTests {
  @Test func `replaces a name in every casing`() {
    var renaming = Renaming()
    renaming.add(Words("GiftCards"), Words("Orders"), isPartOfWords: true)
    renaming.add(Words("GiftCard"), Words("Order"), isPartOfWords: true)

    let text =
      "HasGiftCardUseCase giftCardList gift-card.html gift_card \"gift cards\" Gift cards giftCards[0] GiftCards"

    #expect(
      renaming.applied(to: text)
        == "HasOrderUseCase orderList order.html order \"orders\" Orders orders[0] Orders"
    )
  }

  @Test func `replaces a field's name only as a word`() {
    var renaming = Renaming()
    renaming.add(Words("soldOn"), Words("paidOn"), isPartOfWords: false)

    #expect(renaming.applied(to: "soldOn unsoldOn soldOne soldOnText") == "paidOn unsoldOn soldOne paidOnText")
    #expect(
      renaming.applied(to: "formattedSoldOn \"Sold on\" sold-on, sold once")
        == "formattedPaidOn \"Paid on\" paid-on, sold once"
    )
  }

  @Test func `never replaces a replacement`() {
    var renaming = Renaming()
    renaming.add("a", "b")
    renaming.add("b", "a")

    #expect(renaming.applied(to: "abba") == "baab")
  }

  @Test func `keeps the columns of a table`() {
    var renaming = Renaming()
    renaming.add("gift-cards", "orders")

    #expect(renaming.applied(to: "  gift-cards    Find them.") == "  orders        Find them.")
    #expect(renaming.applied(to: "gift-cards  3 of them") == "orders  3 of them")
    #expect(renaming.applied(to: "gift-cards are") == "orders are")
  }

  @Test func `works with any letters`() {
    var renaming = Renaming()
    renaming.add("Größe", "Maß")

    #expect(renaming.applied(to: "„Größe“ 🛒") == "„Maß“ 🛒")
  }
}
