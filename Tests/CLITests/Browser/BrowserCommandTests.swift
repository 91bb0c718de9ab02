import Presentation
import Testing

@testable import CLI

@Suite struct BrowserCommandTests {
  @Test(arguments: [
    ("12", BrowserCommand.open(12)), ("  3 ", .open(3)), ("/lamp", .search("lamp")), ("/red lamp", .search("red lamp")),
    ("/", .search("")), ("c", .category(nil)), ("c toys ", .category("toys")), ("N", .next), ("r", .refresh),
    ("b", .back), ("p", .products),
    ("a", .go(.articleList())),
    ("?", .help), ("h", .help), ("q", .quit), ("", .show),
    (" ", .show), ("foo", .unknown("foo")), ("b 2", .unknown("b 2")),
    ("99999999999999999999", .unknown("99999999999999999999")),
    ("\u{1B}[A", .unknown("[A")),
    ("pickup-points", .go(.pickupPointList())),
  ])
  func `reads what a person types`(_ line: String, _ expected: BrowserCommand) {
    #expect(BrowserCommand(line) == expected)
  }
}
