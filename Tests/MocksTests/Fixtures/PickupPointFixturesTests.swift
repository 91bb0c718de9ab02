import Domain
import Mocks
import Testing

struct PickupPointFixturesTests {
  /// A list is empty where one of its entries breaks a rule.
  @Test func `keep the rules of the model`() {
    #expect([PickupPoint].fixtures.map(\.id) == ["1", "2", "3"])
    #expect([PickupPoint].hostile.map(\.id) == ["1", "2", "3", PickupPoint.hostileID])
  }

  @Test(arguments: [[PickupPoint].fixtures, .fixtures(count: 50)])
  func `are all different, in the order of lists`(items: [PickupPoint]) {
    #expect(Set(items.map(\.id)).count == items.count)
    #expect(Set(items.map(\.placeName)).count == items.count)
    #expect(items.sorted(by: PickupPoint.isListed) == items)
  }

  @Test func `the last has nothing that may be missing`() throws {
    let bare = try #require([PickupPoint].fixtures.last)

    #expect(!bare.placeName.isEmpty)
    #expect(bare.directionHint == nil)
    #expect(bare.floorNumber == nil)
    #expect(bare.averageRating == nil)
    #expect(bare.rushFee == nil)
    #expect(bare.hasRamp == nil)
    #expect(bare.closesOn == nil)
    #expect(bare.mapPage == nil)
    #expect(bare.paymentMethods.isEmpty)
  }

  @Test(arguments: [0, 1, 7])
  func `as many are made as are wanted, numbered from 1`(count: Int) {
    #expect([PickupPoint].fixtures(count: count).map(\.id) == (1..<count + 1).map { String($0) })
  }
}
