import Composition
import Foundation
import Presentation
import TestSupport
import Testing

/// What a person is told, and with which exit status.
@Suite struct FailureTests {
  private static let home = Features.all[0].name
  private static let item = Features.all[0].itemName

  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  @Test(arguments: [
    ("product 99999", "notFound", "There is no product 99999."),
    ("product 0 --language de", "notFound", "Es gibt kein Produkt 0."),
    ("article nowhere/else", "notFound", "There is no article nowhere/else."),
    ("products --page 28", "pageOutOfRange", "There is no page 28; the last one is 27."),
    ("articles ?!", "emptyKeyword", "A search needs a keyword."),
    ("open storefront://articles?keyword=%20", "emptyKeyword", "A search needs a keyword."),
    (
      "products --category lightning --source mock", "unknownCategory",
      "There is no category “lightning”; there are: garden, kitchen, lighting."
    ),
    (
      "open https://example.com/basket", "invalidLink",
      "Links of Storefront begin with “storefront://”, not with “https://”."
    ),
    ("open storefront://\(home)?page=0", "invalidLink", "“0” is not a valid value for “page” in a link."),
    (
      "\(item) 1 --source http://127.0.0.1:1/api", "offline",
      "The server cannot be reached. Check the connection and the address, then try again."
    ),
  ])
  func `says one sentence, or prints JSON, and exits with 1`(line: String, code: String, sentence: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let plain = try storefront.run(arguments)
    let json = try storefront.run(arguments + ["--json"])

    let object = #"{"error":{"code":"\#(code)","message":"\#(sentence)"}}"# + "\n"
    #expect(plain == .init(status: 1, output: "", errors: sentence + "\n"))
    #expect(json == .init(status: 1, output: object, errors: sentence + "\n"))
  }

  @Test(arguments: [
    [home, "--bogus"], [item], [home, "--page", "0"],
    ["product", "abc"],
    [home, "--page-size", "101"], [home, "--timeout", "0"], [home, "--source", "ftp://host"],
    [home, "--language", "fr"],
    [home, "--database", ""], [home, "--database", "shop.sqlite", "--source", "http://127.0.0.1:1"],
    [home, "--database", "shop.sqlite", "--source", "mock"], [home, "lamp", "--search", "lamp"],
  ])
  func `rejects a wrong command line with 64`(_ arguments: [String]) throws {
    let plain = try storefront.run(arguments)
    let json = try storefront.run(arguments + ["--json"])

    #expect(plain.status == 64)
    #expect(plain.output == "")
    #expect(plain.errors.hasPrefix("Error: "))
    #expect(json.status == 64)
    #expect(json.output.hasPrefix(#"{"error":{"code":"usage","message":""#))
  }

  @Test(arguments: [
    ("\(home) --page 0", "--page must be at least 1."),
    ("\(home) --page-size 0", "--page-size must be between 1 and 100."),
    ("\(home) --timeout 0", "--timeout must be between 1 and 3600 seconds."),
    ("\(home) --database a --source mock", "--database is only available with the embedded source."),
    ("\(home) --source ftp://host", "--source takes \(Configuration.Source.names)."),
    ("\(home) --source postgres://me:secret@host/a", "--source takes \(Configuration.Source.names)."),
    ("\(home) --language fr", "The value 'fr' is invalid for '--language <language>': Use en or de."),
    ("\(home) lamp --search lamp", "Use either the keyword or --search, not both."),
    ("gallery nothing", "There is no gallery entry “nothing”; --list shows all."),
    ("gallery --list any", "--list shows all entries; leave it out to show one."),
  ])
  func `says what is wrong with a command line`(line: String, sentence: String) throws {
    let outcome = try storefront.run(line.split(separator: " ").map(String.init))

    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: \(sentence)\n"))
    #expect(!outcome.errors.contains("secret"))
  }

  @Test func `a database needs a path, and browsing has no JSON`() throws {
    let database = try storefront.run(Self.home, "--database", "")
    let browsing = try storefront.run("browse", "--json")

    let object = #"{"error":{"code":"usage","message":"--json is not available while browsing."}}"# + "\n"
    #expect(database.errors.hasPrefix("Error: --database needs the path of a file.\n"))
    #expect(browsing == .init(status: 64, output: object, errors: ""))
  }

  @Test func `every feature needs an identifier, and a keyword if its list has a prompt`() throws {
    for feature in Features.shared {
      let (list, detail) = try (storefront.run(feature.name, " "), storefront.run(feature.itemName, ""))
      #expect(list.status == (feature.texts.needsSearch ? 64 : 0), "\(feature.name)")
      #expect(list.errors.hasPrefix("Error: A search needs a keyword.\n") == feature.texts.needsSearch)
      #expect(detail.status == 64)
      #expect(detail.errors.hasPrefix("Error: The value '' is invalid for '<id>': Use an identifier from a list.\n"))
    }
  }

  @Test func `leaves a file that is not a database as it is`() throws {
    let home = storefront.home
    let text = try home.write("a letter, not a database; long enough to be looked at\n", to: "letter")

    let outcomes = try [text.path, home.url.path, home.path("missing/folder/shop.sqlite")].map { path in
      try storefront.run(Self.home, "--database", path)
    }

    #expect(outcomes.map(\.status) == [1, 1, 1])
    #expect(outcomes.map(\.output) == ["", "", ""])
    #expect(outcomes[0].errors == "The file “\(text.path)” is not a database, or it is damaged.\n")
    #expect(outcomes[1].errors == "The database “\(home.url.path)” is a folder; name a file.\n")
    #expect(outcomes[2].errors.hasSuffix("cannot be written; check that its folder exists and its permissions.\n"))
    #expect(try String(contentsOf: text, encoding: .utf8).hasPrefix("a letter"))
  }

  @Test(arguments: [
    ([home], "The output cannot be written."),
    ([home, "--language", "de"], "Die Ausgabe lässt sich nicht schreiben."),
    ([item, "99999", "--json"], "The output cannot be written."),
    (["browse"], "The output cannot be written."),
  ])
  func `says that the output cannot be written`(arguments: [String], sentence: String) throws {
    let process = try storefront.make(arguments)
    let errors = try storefront.home.write("", to: "file")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = try FileHandle(forWritingTo: errors)

    try RunningProgram(process).waitForEnd()

    #expect(process.terminationStatus == 1)
    #expect(try String(contentsOf: errors, encoding: .utf8) == sentence + "\n")
  }
}
