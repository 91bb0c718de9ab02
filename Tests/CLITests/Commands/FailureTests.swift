import Foundation
import Testing

/// What a person is told, and with which exit status.
@Suite struct FailureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let sentence: String
    var code = "notFound"

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private let home: TemporaryFolder
  private let storefront: StorefrontProcess

  init() throws {
    home = try TemporaryFolder()
    storefront = StorefrontProcess(home: home)
  }

  static let cases = [
    Case(arguments: ["product", "99999"], sentence: "There is no product 99999."),
    Case(arguments: ["product", "0", "--language", "de"], sentence: "Es gibt kein Produkt 0."),
    Case(arguments: ["article", "nowhere/else"], sentence: "There is no article nowhere/else."),
    Case(
      arguments: ["products", "--category", "lightning"],
      sentence: """
        There is no category “lightning”; there are: audio, beauty, books, furniture, garden, groceries, kitchen, \
        laptops, lighting, sports, stationery, toys.
        """,
      code: "unknownCategory"
    ),
    Case(
      arguments: ["products", "--page", "28"],
      sentence: "There is no page 28; the last one is 27.",
      code: "pageOutOfRange"
    ),
    Case(arguments: ["articles", "?!"], sentence: "A search needs a keyword.", code: "emptyKeyword"),
    // Articles {
    Case(
      arguments: ["open", "storefront://articles?keyword=%20"],
      sentence: "A search needs a keyword.",
      code: "emptyKeyword"
    ),
    // } Articles
    Case(
      arguments: ["open", "https://example.com/products"],
      sentence: "Links of Storefront begin with “storefront://”, not with “https://”.",
      code: "invalidLink"
    ),
    Case(
      arguments: ["open", "storefront://products?page=0"],
      sentence: "“0” is no value for “page” in a link.",
      code: "invalidLink"
    ),
    Case(
      arguments: ["product", "1", "--source", "http://127.0.0.1:1/api"],
      sentence: "The shop cannot be reached. Check the connection and the address, then try again.",
      code: "offline"
    ),
  ]

  @Test(arguments: cases)
  func `says one sentence and exits with 1`(_ failure: Case) throws {
    let outcome = try storefront.run(failure.arguments)

    #expect(outcome == .init(status: 1, output: "", error: failure.sentence + "\n"))
  }

  @Test(arguments: cases)
  func `writes the error as JSON with the same status`(_ failure: Case) throws {
    let outcome = try storefront.run(failure.arguments + ["--json"])

    let expected = #"{"error":{"code":"\#(failure.code)","message":"\#(failure.sentence)"}}"#
    #expect(outcome.output == expected + "\n")
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    ["products", "--bogus"], ["product"], ["product", "abc"], ["products", "--page", "0"],
    ["products", "--page-size", "101"], ["products", "--timeout", "0"], ["products", "--source", "ftp://host"],
    ["products", "--language", "fr"],
    ["products", "--database", ""], ["products", "--database", "shop.sqlite", "--source", "http://127.0.0.1:1"],
    ["products", "--database", "shop.sqlite", "--source", "mock"], ["unknown"],
    ["articles", " "], ["article", ""],
  ])
  func `rejects a wrong command line with 64`(_ arguments: [String]) throws {
    let plain = try storefront.run(arguments)
    let json = try storefront.run(arguments + ["--json"])

    #expect(plain.status == 64)
    #expect(plain.output == "")
    #expect(plain.error.hasPrefix("Error: "))
    #expect(json.status == 64)
    #expect(json.output.hasPrefix(#"{"error":{"code":"usage","message":""#))
  }

  @Test func `leaves a database that is none as it is`() throws {
    let text = try home.makeFile("a letter, not a database; long enough to be looked at\n")
    let folder = home.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

    let outcomes = try [
      storefront.run("products", "--database", text.path),
      storefront.run("products", "--database", folder),
      storefront.run("products", "--database", home.path("missing/folder/shop.sqlite")),
    ]

    #expect(outcomes.map(\.status) == [1, 1, 1])
    #expect(outcomes.map(\.output) == ["", "", ""])
    #expect(outcomes[0].error == "The file “\(text.path)” is not a database, or it is damaged.\n")
    #expect(outcomes[1].error == "The database “\(folder)” is a folder; name a file.\n")
    #expect(outcomes[2].error.hasSuffix("cannot be written; check that its folder exists and its permissions.\n"))
    #expect(try String(contentsOf: text, encoding: .utf8).hasPrefix("a letter"))
  }

  @Test func `tells when the output cannot be written`() throws {
    let process = try storefront.make(["products"])
    let errors = try home.makeFile()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = try FileHandle(forWritingTo: errors)

    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 1)
    #expect(try String(contentsOf: errors, encoding: .utf8) == "The output cannot be written.\n")
  }
}
