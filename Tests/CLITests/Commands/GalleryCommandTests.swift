import Composition
import Foundation
import Testing

@Suite struct GalleryCommandTests {
  private let storefront: StorefrontProcess

  init() throws {
    storefront = StorefrontProcess(home: try TemporaryFolder())
  }

  @Test func `shows one entry under its name`() throws {
    let outcome = try storefront.run("gallery", "product-list-load-more-failed")

    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(
      outcome.output == """
        product-list-load-more-failed  Product list: failed to load more
        ────────────────────────────────────────────────────────────────────────────────
        Products  10 products · page 1 of 3

        No.  Product   Price  Rating  Availability
          1  Lamp 1   $49.95     4.3  In stock
          2  Lamp 2   $49.95     4.3  In stock
          3  Lamp 3   $49.95     4.3  In stock
          4  Lamp 4   $49.95     4.3  In stock

        The shop cannot be reached. Check the connection and the address, then try
        again.

        """
    )
  }

  @Test func `shows all entries, in the order of the list`() throws {
    let all = try storefront.run("gallery")
    let each = try ["product-list-idle", "product-list-loading"].map { try storefront.run("gallery", $0).output }
    let headings = all.output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      Gallery.entries.contains { line == "\($0.id)  \($0.title)" }
    }

    #expect(all.status == 0)
    #expect(all.output.hasPrefix(each.joined(separator: "\n") + "\n"))
    #expect(headings.count == Gallery.entries.count)
    #expect(headings.map { $0.split(separator: " ")[0].description } == Gallery.entries.map(\.id))
  }

  @Test func `lists identifiers and titles`() throws {
    let outcome = try storefront.run("gallery", "--list")

    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.count == Gallery.entries.count)
    #expect(lines.first?.wholeMatch(of: /product-list-idle  +Product list: nothing asked for yet/) != nil)
  }

  @Test func `an unknown entry is a wrong command line`() throws {
    let outcome = try storefront.run("gallery", "product-list-\u{1B}purple")

    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.error.hasPrefix("Error: There is no gallery entry “product-list- purple”; --list shows all.\n")
    )
  }

  @Test func `a list of one entry is a wrong command line`() throws {
    let outcome = try storefront.run("gallery", "product-list-idle", "--list")

    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: --list shows all entries; leave it out to show one.\n"))
  }

  @Test func `keeps to a terminal's width, in colours`() throws {
    let console = try PseudoTerminal(columns: 40)
    let process = try storefront.make(["gallery", "product-list-loaded"])
    process.standardInput = console.terminal
    process.standardOutput = console.terminal
    process.standardError = console.terminal

    try process.run()
    let output = try console.readToEnd()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(output.contains("\u{1B}[1mproduct-list-loaded\u{1B}[0m\r\n\u{1B}[2mProduct list: loaded"))
    #expect(output.contains("\u{1B}[2m\(String(repeating: "─", count: 40))\u{1B}[0m"))
    #expect(output.contains("Linen Bedside Lamp"))
    #expect(!output.contains("Availability"))
  }
}
