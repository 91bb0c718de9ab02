import Domain
import Mocks
import Presentation
import Testing

struct PickupPointFeatureTests {
  @Test func `a list has titles, headings and rows`() throws {
    let content = try #require(PickupPointFeature.list([try .fixture(id: "7")]))

    #expect(content.title == "Pickup points")
    #expect(PickupPointFeature.list(.fixtures, search: "mill")?.title == "Pickup points for “mill”")
    #expect(content.summary == "1 pickup point")
    #expect(content.headings == ["No.", "Place name"])
    #expect(content.table?.rows.first?.id == "7")
    #expect(content.table?.rows.first?.title == "Harbour Square")
    #expect(content.table?.rows.first?.route == .detail("pickup-points", id: "7"))
  }

  @Test func `a detail has a fact for each field`() throws {
    let content = PickupPointFeature.content(of: try .fixture(id: "7"))
    let facts = content.factValues

    #expect(content.title == "Harbour Square")
    #expect(facts["No."] == "7")
    #expect(facts["Street address"] == "Ferry Quay 12")
    #expect(facts["Direction hint"] == "Beside the lighthouse")
    #expect(facts["Locker count"] == "24")
    #expect(facts["Floor number"] == "2")
    #expect(facts["Map latitude"] == "53.5436")
    #expect(facts["Average rating"] == "4.25")
    #expect(facts["Handling fee"] == "€2.75")
    #expect(facts["Rush fee"] == "€4.50")
    #expect(facts["Has parking"] == "yes")
    #expect(facts["Has ramp"] == "no")
    #expect(facts["Opened on"] == "Mar 1, 2026")
    #expect(facts["Closes on"] == "Mar 1, 2027")
    #expect(facts["Web page"] == "https://storefront.example/1")
    #expect(facts["Map page"] == "https://storefront.example/1")
    #expect(facts["Building kind"] == "Kiosk")
    #expect(facts["Payment methods"] == "Coins, Prepaid card")
  }

  @Test func `labels are in the reader's language`() throws {
    #expect(PickupPointFeature.content(of: try .fixture(), language: .german).facts.first?.label == "Nr.")
  }

  @Test func `missing values have no fact`() throws {
    let facts = PickupPointFeature.content(of: try #require([PickupPoint].fixtures.last)).factValues

    #expect(facts["No."] != nil)
    #expect(facts["Direction hint"] == nil)
    #expect(facts["Floor number"] == nil)
    #expect(facts["Average rating"] == nil)
    #expect(facts["Rush fee"] == nil)
    #expect(facts["Has ramp"] == nil)
    #expect(facts["Closes on"] == nil)
    #expect(facts["Map page"] == nil)
    #expect(facts["Building kind"] == nil)
  }
}
