import Testing

@testable import Generating

struct WordsTests {
  @Test(arguments: ["GiftCard", "giftCard"])
  func `writes a name in every casing`(_ name: String) {
    let words = Words(name)

    #expect(words.pascal == "GiftCard")
    #expect(words.camel == "giftCard")
    #expect(words.kebab == "gift-card")
    #expect(words.snake == "gift_card")
    #expect(words.spaced == "gift card")
    #expect(words.sentence == "Gift card")
  }

  @Test(arguments: [
    ("URLEntry", "urlEntry", "url-entry"), ("VATRate", "vatRate", "vat-rate"), ("Order", "order", "order"),
    ("Model3D", "model3D", "model3-d"), ("FAQs", "faqs", "faqs"), ("linkURLs", "linkURLs", "link-urls"),
    ("SMSes", "smses", "smses"), ("PlanBs", "planBs", "plan-bs"), ("X", "x", "x"), ("", "", ""),
  ])
  func `consecutive capitals are one word`(_ name: String, _ camel: String, _ kebab: String) {
    #expect(Words(name).pascal == name.prefix(1).uppercased() + name.dropFirst())
    #expect(Words(name).camel == camel)
    #expect(Words(name).kebab == kebab)
  }

  @Test func `keeps words in capitals in texts`() {
    #expect(Words("URLEntry").spaced == "URL entry")
    #expect(Words("httpURL").sentence == "Http URL")
    #expect(Words("FAQs").sentence == "FAQs")
    #expect(Words("linkURLs").sentence == "Link URLs")
  }

  @Test(arguments: [
    ("Order", "Orders"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"), ("Address", "Addresses"),
    ("Branch", "Branches"), ("SalesPerson", "SalesPeople"), ("Child", "Children"), ("Bookshelf", "Bookshelves"),
    ("Analysis", "Analyses"), ("Axis", "Axes"), ("Bus", "Buses"), ("City", "Cities"), ("Criterion", "Criteria"),
    ("Hero", "Heroes"), ("Human", "Humans"), ("Index", "Indexes"), ("Key", "Keys"), ("Knife", "Knives"),
    ("TeaLeaf", "TeaLeaves"), ("Mongoose", "Mongooses"), ("Person", "People"), ("Photo", "Photos"), ("Quiz", "Quizzes"),
    ("Roof", "Roofs"), ("FAQ", "FAQs"), ("DIY", "DIYs"), ("SMS", "SMSes"), ("Status", "Statuses"), ("Woman", "Women"),
    ("Sheep", "Sheep"), ("Series", "Series"),
  ])
  func `forms the plural`(_ one: String, _ many: String) {
    #expect(EnglishPlural.of(one) == many)
  }
}
