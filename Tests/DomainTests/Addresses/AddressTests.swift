import Domain
import Mocks
import Testing

struct AddressTests {
  @Test func `a problem is named for each field that breaks a rule`() {
    let long = String(repeating: "x", count: 201)
    #expect(
      throws: ValidationError([
        .init("name", .required), .init("street", .tooLong(maximum: 120)), .init("postalCode", .postalCode),
        .init("city", .invisibleCharacters), .init("note", .tooLong(maximum: 200)),
      ])
    ) {
      try Address.Values(name: " ", street: long, postalCode: "123", city: "\u{0}", countryCode: "DE", note: long)
    }
    #expect(throws: ValidationError("country", .choice)) {
      try Address.Values(name: "A", street: "B", postalCode: "1", city: "C", countryCode: "de")
    }
    #expect(throws: ValidationError("country", .required)) {
      try Address.Values(name: "A", street: "B", postalCode: "1", city: "C", countryCode: "")
    }
  }

  @Test func `texts become one line`() throws {
    let values = try Address.Values(
      name: "  Mira\n Lindqvist\u{3000}",
      street: "Lane\t4",
      postalCode: "1012 ab",
      city: "Amsterdam",
      countryCode: "NL"
    )

    #expect([values.name, values.street, values.postalCode] == ["Mira Lindqvist", "Lane 4", "1012 AB"])
  }

  @Test(arguments: [
    "Mira\u{200B}", "\u{200F}Mira", "Mi\u{202E}ra", "Mi\u{2066}ra\u{2069}", "Mira\u{FEFF}", "Mi\u{AD}ra", "Mi\u{7}ra",
    "Mi\u{200D}ra", "\u{200C}Mira", "Mira\u{200D}", "\u{3164}", "\u{2800}", "Mira \u{FE0F}", "Mira\u{FE0F}",
    "❤\u{FE0F}\u{FE0F}",
    "Mira\u{E0041}", "Mi\u{34F}ra", "م\u{200C}", "م\u{200C}\u{200C}م",
  ])
  func `a text has no characters that cannot be seen`(name: String) {
    #expect(throws: ValidationError("name", .invisibleCharacters)) { try Address.fixture(name: name) }
    #expect(throws: ValidationError("note", .invisibleCharacters)) { try Address.fixture(note: name) }
  }

  @Test(arguments: [
    "مریم می\u{200C}خواهد", "ශ\u{0DCA}\u{200D}රී", "葛\u{E0100}城", "👩\u{200D}❤\u{FE0F}\u{200D}👨", "1\u{FE0F}\u{20E3}",
    "מרים", "Zoë",
  ])
  func `scripts and emoji may have what they need`(name: String) throws {
    #expect(try Address.fixture(name: name).values.name == name)
  }

  @Test func `texts are in canonical composition`() throws {
    let name = try Address.fixture(name: " Zoe\u{308} ").values.name
    #expect(Array(name.unicodeScalars) == Array("Zo\u{EB}".unicodeScalars))
  }

  @Test func `one character may not have any number of marks`() {
    let name = "e" + String(repeating: "\u{301}\u{316}", count: 200)
    #expect(throws: ValidationError("name", .tooLong(maximum: 80))) { try Address.fixture(name: name) }
  }

  @Test(arguments: [
    (Country.austria, "1010", "0101"), (.france, "75001", "7500"), (.germany, "01067", "A1067"),
    (.netherlands, "1012AB", "0012 AB"), (.switzerland, "8001", "80011"), (.unitedKingdom, "SW1A 1AA", "SW1A"),
    (.unitedStates, "90210-1234", "90210-12"),
  ])
  func `a postal code has the form of its country`(country: Country, right: String, wrong: String) throws {
    #expect(try Address.fixture(postalCode: right, country: country).values.postalCode == right)
    #expect(throws: ValidationError("postalCode", .postalCode)) {
      try Address.fixture(postalCode: wrong, country: country)
    }
  }

  @Test func `one address is the default, whatever is changed`() throws {
    let home = try Address.fixture(id: "1", name: "Home", isDefault: true)
    let office = try Address.fixture(id: "2", name: "Office")
    let newDefault = try Address.fixture(id: "3", name: "Parents", isDefault: true)
    func defaults(_ addresses: [Address], changed: String?) -> [String] {
      Address.settled(addresses, changed: changed).filter(\.values.isDefault).map(\.id)
    }

    #expect(defaults([office], changed: "2") == ["2"])
    #expect(defaults([home, office], changed: "2") == ["1"])
    #expect(defaults([home, office, newDefault], changed: "3") == ["3"])
    #expect(defaults([newDefault, office, home], changed: "1") == ["1"])
    #expect(defaults([try .fixture(id: "1", name: "Home"), office], changed: "1") == ["2"])
    #expect(defaults([office, try .fixture(id: "4", name: "Attic")], changed: nil) == ["4"])
    #expect(defaults([], changed: nil).isEmpty)
  }

  @Test func `the default is listed first, then names in any case, then identifiers`() throws {
    let listed = [
      try Address.fixture(id: "9", name: "Zoe", isDefault: true), try .fixture(id: "1", name: "attic"),
      try .fixture(id: "2", name: "Attic"), try .fixture(id: "0", name: "Barn"),
    ]

    #expect(listed.reversed().sorted(by: Address.isListed) == listed)
  }
}
