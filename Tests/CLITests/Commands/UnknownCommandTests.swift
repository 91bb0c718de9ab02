import TestSupport
import Testing

@testable import CLI

@Suite struct UnknownCommandTests {
  @Test(arguments: [
    (["prodcts"], "There is no command “prodcts”. Did you mean “products”?"),
    (["brwse", "storefront://basket"], "There is no command “brwse”. Did you mean “browse”?"),
    (["productxyz"], "There is no command “productxyz”."),
    (["wardrobe"], "There is no command “wardrobe”."),
    (["\u{1B}[2J"], "There is no command “ [2J”."),
  ])
  func `suggests the nearest command`(arguments: [String], sentence: String) throws {
    let storefront = try StorefrontProcess()
    let plain = try storefront.run(arguments)
    let json = try storefront.run(arguments + ["--json"])

    #expect(plain.status == 64)
    #expect(plain.output == "")
    #expect(plain.errors.hasPrefix("Error: \(sentence)\nUsage: storefront <subcommand>\n"))
    #expect(json.output == #"{"error":{"code":"usage","message":"\#(sentence)"}}"# + "\n")
    #expect(json.status == 64)
  }

  @Test func `a hidden command is not suggested`() throws {
    let outcome = try StorefrontProcess().run("start")

    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: There is no command “start”."))
    #expect(!outcome.errors.contains("“start”?"))
  }

  @Test func `the command that runs without a name has none in errors`() throws {
    let outcome = try StorefrontProcess().run("--bogus")

    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Usage: storefront [--source <source>]"))
    #expect(outcome.errors.contains("See 'storefront --help'"))
  }

  @Test(arguments: [("", "", 0), ("open", "open", 0), ("", "abc", 3), ("brwse", "browse", 1), ("flaw", "lawn", 2)])
  func `counts the characters in which two words differ`(from: String, to: String, distance: Int) {
    #expect(UnknownCommand.distance(from, to) == distance)
    #expect(UnknownCommand.distance(to, from) == distance)
  }
}
