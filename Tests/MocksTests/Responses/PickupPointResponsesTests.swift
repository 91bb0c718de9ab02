import Data
import Domain
import Foundation
import Mocks
import Testing

struct PickupPointResponsesTests {
  @Test func `a page has two, the second without anything that may be missing`() throws {
    let body = Foundation.Data(PickupPointResponses.page.utf8)
    let page = try JSONDecoder.storefront.decode(PickupPointsJSON.self, from: body).toPage(PageRequest())

    #expect(page.total == .exactly(3))
    #expect(page.items.map(\.placeName) == ["Harbour Square", "Old Station"])
    let bare = try #require(page.items.last)
    #expect(bare.id == "3")
    #expect(bare.directionHint == nil)
    #expect(bare.floorNumber == nil)
    #expect(bare.averageRating == nil)
    #expect(bare.rushFee == nil)
    #expect(bare.hasRamp == nil)
    #expect(bare.closesOn == nil)
    #expect(bare.mapPage == nil)
  }

  @Test func `an answer that has only an identifier is none`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder.storefront.decode(PickupPointJSON.self, from: Foundation.Data(PickupPointResponses.bare.utf8))
    }
  }
}
