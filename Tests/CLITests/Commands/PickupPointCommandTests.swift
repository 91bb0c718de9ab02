import Foundation
import Testing

@Suite struct PickupPointCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = StorefrontProcess(home: try TemporaryFolder())
  }

  @Test func `lists all by name, a page at a time`() throws {
    let all = try storefront.run("pickup-points")
    let second = try storefront.run("pickup-points", "--page", "2", "--page-size", "2")

    #expect(all.status == 0)
    #expect(all.error == "")
    #expect(all.output.hasPrefix("Pickup points  3 pickup points\n\nNo.  Place name\n"))
    #expect(all.output.contains("\n  1  Harbour Square\n"))
    #expect(all.output.hasSuffix("\n  3  Old Station\n"))
    #expect(second.output.hasPrefix("Pickup points  3 pickup points · page 2 of 2\n"))
    #expect(!second.output.contains("Mill Lane"))
  }

  @Test func `finds by a keyword`() throws {
    let found = try storefront.run("pickup-points", "Mill Lane")
    let none = try storefront.run("pickup-points", "zeppelin")

    #expect(found.output.hasPrefix("Pickup points for “Mill Lane”  1 pickup point\n"))
    #expect(found.output.hasSuffix("\n  2  Mill Lane\n"))
    #expect(none.output == "No pickup point matches “zeppelin”.\n")
    #expect(none.status == 0)
  }

  @Test func `shows each fact with its label`() throws {
    let outcome = try storefront.run("pickup-point", "1")
    let facts = outcome.output.split(separator: "\n").map { $0.split(separator: #/ {2,}/#).map(String.init) }

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Harbour Square\n\n"))
    #expect(facts.contains(["No.", "1"]))
    #expect(facts.contains(["Street address", "Ferry Quay 12"]))
    #expect(facts.contains(["Direction hint", "Beside the lighthouse"]))
    #expect(facts.contains(["Locker count", "24"]))
    #expect(facts.contains(["Floor number", "2"]))
    #expect(facts.contains(["Map latitude", "53.5436"]))
    #expect(facts.contains(["Average rating", "4.25"]))
    #expect(facts.contains(["Handling fee", "2.75"]))
    #expect(facts.contains(["Rush fee", "4.5"]))
    #expect(facts.contains(["Has parking", "yes"]))
    #expect(facts.contains(["Has ramp", "no"]))
    #expect(facts.contains(["Opened on", "Mar 1, 2026"]))
    #expect(facts.contains(["Closes on", "Mar 1, 2027"]))
    #expect(facts.contains(["Web page", "https://storefront.example/1"]))
    #expect(facts.contains(["Map page", "https://maps.example/1"]))
    #expect(facts.contains(["Payment methods", "Coins, Prepaid card"]))
  }

  @Test func `writes a list as one JSON object`() throws {
    let outcome = try storefront.run("pickup-points", "--page-size", "2", "--json")

    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let rows = try #require(object["pickupPoints"] as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["1", "2"])
    #expect(rows.map { $0["placeName"] as? String } == ["Harbour Square", "Mill Lane"])
    #expect(rows.first?["link"] as? String == "storefront://pickup-points/1")
    #expect(object["total"] as? Int == 3)
    #expect(object["hasMore"] as? Bool == true)
  }

  @Test func `writes one as one JSON object`() throws {
    let outcome = try storefront.run("pickup-point", "1", "--json")

    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let item = try #require(object["pickupPoint"] as? [String: Any])
    #expect(item["placeName"] as? String == "Harbour Square")
    #expect(item["streetAddress"] as? String == "Ferry Quay 12")
    #expect(item["directionHint"] as? String == "Beside the lighthouse")
    #expect(item["lockerCount"] as? Int == 24)
    #expect(item["floorNumber"] as? Int == 2)
    #expect(item["mapLatitude"] as? Double == 53.5436)
    #expect(item["averageRating"] as? Double == 4.25)
    #expect(item["handlingFee"] as? Double == 2.75)
    #expect(item["rushFee"] as? Double == 4.5)
    #expect(item["hasParking"] as? Bool == true)
    #expect(item["hasRamp"] as? Bool == false)
    #expect(item["openedOn"] as? String == "2026-03-01T09:00:00Z")
    #expect(item["closesOn"] as? String == "2027-03-01T09:00:00Z")
    #expect(item["webPage"] as? String == "https://storefront.example/1")
    #expect(item["mapPage"] as? String == "https://maps.example/1")
    #expect(item["paymentMethods"] as? [String] == ["Coins", "Prepaid card"])
  }

  @Test func `opens a link as the command that shows the same`() throws {
    let link = try storefront.run("open", "storefront://pickup-points?page=2&size=2")
    let command = try storefront.run("pickup-points", "--page", "2", "--page-size", "2")

    #expect(link == command)
  }

  @Test func `says what is wrong, with a status`() throws {
    let missing = try storefront.run("pickup-point", "nowhere/else")
    let behind = try storefront.run("pickup-points", "--page", "2")
    let blank = try storefront.run("pickup-point", "")

    #expect(missing.error == "There is no pickup point nowhere/else.\n")
    #expect(missing.status == 1)
    #expect(behind.error == "There is no page 2; the last one is 1.\n")
    #expect(behind.status == 1)
    #expect(blank.status == 64)
  }

  @Test func `stands in the help of the program`() throws {
    let help = try storefront.run("--help").output
    let firstWords = help.split(separator: "\n").compactMap { $0.split(separator: " ").first }

    #expect(firstWords.contains("pickup-points"))
    #expect(firstWords.contains("pickup-point"))
  }

  @Test func `is walked through in the browser`() throws {
    let outcome = try storefront.run("browse", input: "pickup-points\n/Mill Lane\n1\nb\nn\n?\n")

    #expect(outcome.status == 0)
    let parts = [
      "Pickup points  3 pickup points\n", "Pickup points for “Mill Lane”  1 pickup point\n", "Mill Lane\n\n",
      "Pickup points for “Mill Lane”  1 pickup point\n", "That is all there is.\n", "  pickup-points ",
    ]
    var rest = outcome.output[...]
    for part in parts {
      let place = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[place.upperBound...]
    }
  }
}
