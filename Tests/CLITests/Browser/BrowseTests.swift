import Foundation
import Testing

@Suite struct BrowseTests {
  private let home: TemporaryFolder
  private var storefront: StorefrontProcess

  init() throws {
    home = try TemporaryFolder()
    storefront = StorefrontProcess(home: home)
  }

  @Test func `walks from search to detail and back, one command a line`() throws {
    let outcome = try storefront.run("browse", "--source", "mock", input: "/bread\n1\nb\n9\nx y\nn\nb\n")

    #expect(outcome.status == 0)
    #expect(
      outcome.output == """

        Products  4 products

        No.  Product                 Price  Rating  Availability
          1  Linen Bedside Lamp     $49.95     4.3  In stock
          2  Cast-Iron Bread Pan    $36.40     4.8  Only 3 left
          3  Jalapeño Seedling Kit  $12.90     3.1  Sold out
          4  Clamp Lamp             $24.00     2.6  Only 1 left

        Products for “bread”  1 product

        No.  Product               Price  Rating  Availability
          1  Cast-Iron Bread Pan  $36.40     4.8  Only 3 left

        Cast-Iron Bread Pan
        $36.40  reduced from $45.50, 20% off
        Only 3 left

        Bakes a loaf with a crust that sings; weighs as much as three loaves.

        Rating    4.8 of 5 stars
        Brand     Hammerfell & Daughter
        Category  Kitchen
        Tags      baking

        Products for “bread”  1 product

        No.  Product               Price  Rating  Availability
          1  Cast-Iron Bread Pan  $36.40     4.8  Only 3 left
        There is no entry 9 on this screen.
        “x y” is no command; ? shows them all.
        That is all there is.

        Products for “bread”  1 product

        No.  Product               Price  Rating  Availability
          1  Cast-Iron Bread Pan  $36.40     4.8  Only 3 left

        """
    )
  }

  @Test func `goes back to all products from a search and a category that do not exist`() throws {
    let outcome = try storefront.run("browse", "--source", "mock", input: "/?!\nc nowhere\np\n")

    #expect(
      outcome.output.hasSuffix(
        "\nProducts  4 products\n\nNo.  Product                 Price  Rating  Availability\n  1  Linen Bedside Lamp     $49.95     4.3  In stock\n  2  Cast-Iron Bread Pan    $36.40     4.8  Only 3 left\n  3  Jalapeño Seedling Kit  $12.90     3.1  Sold out\n  4  Clamp Lamp             $24.00     2.6  Only 1 left\n"
      )
    )
  }

  @Test func `shows the categories to choose from`() throws {
    let outcome = try storefront.run("browse", "--source", "mock", input: "c\nq\n")

    #expect(
      outcome.output.hasSuffix("Only 1 left\n*  All categories\ngarden  Garden\nkitchen  Kitchen\nlighting  Lighting\n")
    )
  }

  @Test func `quits at q and at the end of the input`() throws {
    let quit = try storefront.run("browse", "--source", "mock", input: "q\n1\n")
    let end = try storefront.run("browse", "--source", "mock", input: "")

    #expect(quit == end)
    #expect(quit.output.hasPrefix("\nProducts  4 products\n"))
  }

  @Test func `shows the first page where no person sits`() throws {
    let outcome = try storefront.run("--source", "mock")

    #expect(outcome.output.hasPrefix("Products  4 products\n\nNo.  Product"))
    #expect(outcome.status == 0)
  }

  @Test func `prompts, colours and fits a terminal`() throws {
    let session = try browse(columns: 40)

    #expect(session.contains("\u{1B}[1mProducts\u{1B}[0m"))
    #expect(session.contains("number, /text, n, r, b, ? or q"))
    #expect(session.contains("Linen Bedside Lamp"))
    #expect(!session.contains("Availability"))
  }

  @Test func `uses no colours where NO_COLOR is set`() throws {
    let session = try browse(columns: 80, environment: ["NO_COLOR": "1"])

    #expect(session.contains("Products  4 products"))
    #expect(!session.contains("\u{1B}[1m"))
  }

  @Test func `uses no colours with --no-color`() throws {
    let session = try browse(columns: 80, arguments: ["--no-color"])

    #expect(session.contains("Products  4 products"))
    #expect(!session.contains("\u{1B}[1m"))
  }

  /// Starts storefront without a command on a terminal, waits for its prompt, and quits.
  private func browse(
    columns: UInt16,
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> String {
    var storefront = storefront
    storefront.environment = environment
    let console = try PseudoTerminal(columns: columns)
    let process = try storefront.make(["--source", "mock"] + arguments)
    process.standardInput = console.terminal
    process.standardOutput = console.terminal
    process.standardError = console.terminal
    try process.run()
    let session = console.read(until: " > ")
    try console.type("q\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return session
  }
}
