import Presentation
import Testing

@testable import CLI

@Suite struct BrowserCommandTests {
  @Test(arguments: [
    ("12", BrowserCommand.open(12)), ("  3 ", .open(3)), ("/lamp", .search("lamp")), ("/red lamp", .search("red lamp")),
    ("/", .search("")), ("c", .showChoices), ("c toys ", .filter("toys")), ("c *", .filter(nil)),
    ("c red lamps", .filter("red lamps")), ("N", .next), ("r", .refresh), ("b", .back),
    ("?", .help), ("h", .help), ("q", .quit), ("", .show), (" ", .show), ("foo", .unknown("foo")),
    ("b 2", .unknown("b 2")), ("99999999999999999999", .unknown("99999999999999999999")),
    ("\u{1B}[A", .unknown("[A")),
  ])
  func `reads what a person types`(_ line: String, _ expected: BrowserCommand) {
    #expect(BrowserCommand(line) == expected)
  }

  @Test func `goes to the list of every feature by its name and its key`() {
    for feature in Features.shared {
      let command = BrowserCommand.go(.list(ListRoute(feature.name)))
      #expect(BrowserCommand(feature.name) == command)
      #expect(BrowserCommand(feature.shortcut ?? feature.name) == command)
    }
  }
}
