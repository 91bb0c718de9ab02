import Domain
import Mocks
import Testing

/// The rules that addresses have and other features do not, and those of all texts.
struct AddressRuleTests {
  @Test func `a problem is named for each field that breaks a rule`() {
    let long = String(repeating: "x", count: 201)
    #expect(
      throws: ValidationError([
        .init("recipient", .required), .init("street", .tooLong(maximum: 120)), .init("postalCode", .postalCode),
        .init("city", .invisibleCharacters), .init("note", .tooLong(maximum: 200)),
      ])
    ) {
      try Address.Values(recipient: " ", street: long, postalCode: "123", city: "\u{0}", country: "DE", note: long)
    }
    #expect(throws: ValidationError("country", .choice)) {
      try Address.Values(recipient: "A", street: "B", postalCode: "1", city: "C", country: "de")
    }
    #expect(throws: ValidationError("country", .required)) {
      try Address.Values(recipient: "A", street: "B", postalCode: "1", city: "C", country: "")
    }
  }

  @Test func `texts become one line`() throws {
    let values = try Address.Values(
      recipient: "  Mira\n Lindqvist\u{3000}",
      street: "Lane\t4",
      postalCode: "1012 ab",
      city: "Amsterdam",
      country: "NL"
    )

    #expect([values.recipient, values.street, values.postalCode] == ["Mira Lindqvist", "Lane 4", "1012 AB"])
  }

  @Test(arguments: [
    "Mira\u{200B}", "\u{200F}Mira", "Mi\u{202E}ra", "Mi\u{2066}ra\u{2069}", "Mira\u{FEFF}", "Mi\u{AD}ra", "Mi\u{7}ra",
    "Mi\u{200D}ra", "\u{200C}Mira", "Mira\u{200D}", "\u{3164}", "\u{2800}", "Mira \u{FE0F}", "Mira\u{FE0F}",
    "❤\u{FE0F}\u{FE0F}",
    "Mira\u{E0041}", "Mi\u{34F}ra", "م\u{200C}", "م\u{200C}\u{200C}م",
  ])
  func `a text has no characters that cannot be seen`(name: String) {
    #expect(throws: ValidationError("recipient", .invisibleCharacters)) { try Address.fixture(recipient: name) }
    #expect(throws: ValidationError("note", .invisibleCharacters)) { try Address.fixture(note: name) }
  }

  @Test(arguments: [
    "مریم می\u{200C}خواهد", "ශ\u{0DCA}\u{200D}රී", "葛\u{E0100}城", "👩\u{200D}❤\u{FE0F}\u{200D}👨", "1\u{FE0F}\u{20E3}",
    "מרים", "Zoë",
  ])
  func `scripts and emoji may have what they need`(name: String) throws {
    #expect(try Address.fixture(recipient: name).values.recipient == name)
  }

  @Test func `texts are in canonical composition`() throws {
    let name = try Address.fixture(recipient: " Zoe\u{308} ").values.recipient
    #expect(Array(name.unicodeScalars) == Array("Zo\u{EB}".unicodeScalars))
  }

  @Test func `one character may not have any number of marks`() {
    let name = "e" + String(repeating: "\u{301}\u{316}", count: 200)
    #expect(throws: ValidationError("recipient", .tooLong(maximum: 80))) { try Address.fixture(recipient: name) }
  }

  @Test(arguments: [
    (Address.Country.austria, "1010", "0101"), (.france, "75001", "7500"), (.germany, "01067", "A1067"),
    (.netherlands, "1012AB", "0012 AB"), (.switzerland, "8001", "80011"), (.unitedKingdom, "SW1A 1AA", "SW1A"),
    (.unitedStates, "90210-1234", "90210-12"),
  ])
  func `a postal code has the form of its country`(country: Address.Country, right: String, wrong: String) throws {
    #expect(try Address.fixture(postalCode: right, country: country).values.postalCode == right)
    #expect(throws: ValidationError("postalCode", .postalCode)) {
      try Address.fixture(postalCode: wrong, country: country)
    }
  }

  @Test func `one address is the default, whatever is changed`() throws {
    let home = try Address.fixture(id: "1", recipient: "Home", isDefault: true)
    let office = try Address.fixture(id: "2", recipient: "Office")
    let newDefault = try Address.fixture(id: "3", recipient: "Parents", isDefault: true)
    func defaults(_ addresses: [Address], changed: String?) -> [String] {
      Address.settled(addresses, changed: changed).filter(\.values.isDefault).map(\.id)
    }

    #expect(defaults([office], changed: "2") == ["2"])
    #expect(defaults([home, office], changed: "2") == ["1"])
    #expect(defaults([home, office, newDefault], changed: "3") == ["3"])
    #expect(defaults([newDefault, office, home], changed: "1") == ["1"])
    #expect(defaults([try .fixture(id: "1", recipient: "Home"), office], changed: "1") == ["2"])
    #expect(defaults([office, try .fixture(id: "4", recipient: "Attic")], changed: nil) == ["4"])
    #expect(defaults([], changed: nil).isEmpty)
  }

  @Test func `the default is listed first, then names in any case, then identifiers`() throws {
    let listed = [
      try Address.fixture(id: "9", recipient: "Zoe", isDefault: true), try .fixture(id: "1", recipient: "attic"),
      try .fixture(id: "2", recipient: "Attic"), try .fixture(id: "0", recipient: "Barn"),
    ]

    #expect(listed.reversed().sorted(by: Address.isListed) == listed)
  }
}
