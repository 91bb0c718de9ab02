import Domain
import Foundation
import Mocks
import Testing

struct AddressTests {
  @Test(arguments: ["", " ", "\t\n"])
  func `a required text is not blank`(blank: String) {
    #expect(throws: ValidationError("recipient", .required)) { try Address.fixture(recipient: blank) }
    #expect(throws: ValidationError("street", .required)) { try Address.fixture(street: blank) }
  }

  @Test func `a text has a greatest length`() {
    let text = String(repeating: "x", count: 10_000)
    #expect(throws: ValidationError("recipient", .tooLong(maximum: Address.Values.recipientLength.upperBound))) {
      try Address.fixture(recipient: text)
    }
    #expect(throws: ValidationError("street", .tooLong(maximum: Address.Values.streetLength.upperBound))) {
      try Address.fixture(street: text)
    }
    #expect(throws: ValidationError("note", .tooLong(maximum: Address.Values.noteLength.upperBound))) {
      try Address.fixture(note: text)
    }
  }

  @Test func `keeps the values it is made of`() throws {
    let values = try Address.fixture().values

    #expect(values.recipient == "Mira Lindqvist")
    #expect(values.street == "Harbour Lane 4")
    #expect(values.country == .germany)
    #expect(values.note == "Ring twice")
    #expect(values.isDefault == false)
  }

  /// A list of fixtures is empty if one of them breaks a rule.
  @Test func `the fixtures follow the rules, in the order of lists`() {
    #expect([Address].hostile.map(\.id) == ["1", "2", "3", Address.hostileID])
    #expect([Address].fixtures(count: 9).count == 9)
    #expect([Address].fixtures.sorted(by: Address.isListed) == .fixtures)
  }
}
