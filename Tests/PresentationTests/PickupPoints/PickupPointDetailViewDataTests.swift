import Domain
import Foundation
import Mocks
import Testing

@testable import Presentation

struct PickupPointDetailViewDataTests {
  private func viewData(_ item: PickupPoint?, language: Language = .english) throws -> PickupPointDetailViewData {
    PickupPointDetailViewData(Fetched(try #require(item)), localization: Localization(language: language))
  }

  @Test func `holds what a person reads, and what a program wants`() throws {
    let item = try PickupPoint.fixture(id: "7")
    let viewData = try viewData(item)

    #expect(viewData.id == "7")
    #expect(viewData.placeName == "Harbour Square")
    #expect(viewData.streetAddress == item.streetAddress)
    #expect(viewData.directionHint == item.directionHint)
    #expect(viewData.lockerCount == item.lockerCount)
    #expect(viewData.floorNumber == item.floorNumber)
    #expect(viewData.mapLatitude == item.mapLatitude)
    #expect(viewData.averageRating == item.averageRating)
    #expect(viewData.handlingFee == item.handlingFee)
    #expect(viewData.rushFee == item.rushFee)
    #expect(viewData.hasParking == item.hasParking)
    #expect(viewData.hasRamp == item.hasRamp)
    #expect(viewData.openedOn == item.openedOn)
    #expect(viewData.closesOn == item.closesOn)
    #expect(viewData.webPage == item.webPage)
    #expect(viewData.mapPage == item.mapPage)
    #expect(viewData.paymentMethods == item.paymentMethods)
    #expect(viewData.staleNotice == nil)
  }

  @Test func `tells each fact with its label`() throws {
    let viewData = try viewData(.fixture(id: "7"))
    let facts = Dictionary(viewData.facts.map { ($0.label, $0.value.withPlainSpaces) }) { first, _ in first }

    #expect(facts["No."] == "7")
    #expect(facts["Street address"] == "Ferry Quay 12")
    #expect(facts["Direction hint"] == "Beside the lighthouse")
    #expect(facts["Locker count"] == "24")
    #expect(facts["Floor number"] == "2")
    #expect(facts["Map latitude"] == "53.5436")
    #expect(facts["Average rating"] == "4.25")
    #expect(facts["Handling fee"] == "2.75")
    #expect(facts["Rush fee"] == "4.5")
    #expect(facts["Has parking"] == "yes")
    #expect(facts["Has ramp"] == "no")
    #expect(facts["Opened on"] == "Mar 1, 2026")
    #expect(facts["Closes on"] == "Mar 1, 2027")
    #expect(facts["Web page"] == "https://storefront.example/1")
    #expect(facts["Map page"] == "https://storefront.example/1")
    #expect(facts["Payment methods"] == "Coins, Prepaid card")
  }

  @Test func `has labels in German`() throws {
    #expect(try viewData(.fixture(id: "7"), language: .german).facts.first?.label == "Nr.")
  }

  @Test func `leaves out the facts that are missing`() throws {
    let labels = try viewData([PickupPoint].fixtures.last).facts.map(\.label)

    #expect(labels.contains("No."))
    #expect(!labels.contains("Direction hint"))
    #expect(!labels.contains("Floor number"))
    #expect(!labels.contains("Average rating"))
    #expect(!labels.contains("Rush fee"))
    #expect(!labels.contains("Has ramp"))
    #expect(!labels.contains("Closes on"))
    #expect(!labels.contains("Map page"))
  }

  @Test func `a link leads where it says`() throws {
    let viewData = try viewData(.fixture())
    let links = Dictionary(viewData.facts.map { ($0.label, $0.link) }) { first, _ in first }

    #expect(links["No."] == .some(nil))
    #expect(links["Web page"] == viewData.webPage)
    #expect(links["Map page"] == viewData.mapPage)
  }

  @Test func `says when it may be out of date`() throws {
    let stale = Fetched(try PickupPoint.fixture(), freshness: .stale(since: Date(timeIntervalSince1970: 1_772_355_600)))

    let viewData = PickupPointDetailViewData(stale, localization: Localization(language: .german))

    #expect(viewData.staleNotice?.withPlainSpaces.contains("1. März 2026, 9:00") == true)
  }
}
