import Domain
import Mocks
import Testing

@testable import Presentation

struct AddressFeatureTests {
  @Test func `a list has a row for each item, and offers to add one`() throws {
    let content = try #require(AddressFeature.list(.fixtures))

    #expect(content.title == "Addresses")
    #expect(content.table?.rows.map(\.title) == ["Mira Lindqvist", "Office", "Parents"])
    #expect(content.table?.rows.first?.route == .detail("addresses", id: "1"))
    #expect(AddressFeature.listActions(in: Localization()).map(\.route) == [.form(FormRoute("addresses", .create))])
  }

  @Test func `a detail has its values, and offers to change and delete it`() throws {
    let content = AddressFeature.content(of: try .fixture(id: "7"))

    #expect(content.title == "Mira Lindqvist")
    #expect(content.factValues["Street and number"] == "Harbour Lane 4")
    #expect(content.factValues["Country"] == "Germany")
    #expect(content.factValues["Note for the courier"] == "Ring twice")
    #expect(content.factValues["Default address"] == "no")
    #expect(content.actions.map(\.kind) == [.open, .destroy])
    #expect(
      content.actions.map(\.route) == [
        .form(FormRoute("addresses", .edit(id: "7"))), .form(FormRoute("addresses", .delete(id: "7"))),
      ]
    )
  }

  @Test func `what a form begins with makes the same values again`() throws {
    for address in [Address].hostile {
      let entries = AddressFeature.entries(of: address.values)
      #expect(Set(entries.keys) == Set(AddressFeature.formFields.map(\.name)))
      #expect(try AddressFeature.values(from: FormValues(entries)) == address.values)
    }
  }
}
