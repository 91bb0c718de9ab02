import TestSupport
import Testing

/// Addresses as a script uses them, and as a person at a terminal does.
@Suite(.timeLimit(.minutes(10))) struct FormCommandTests {
  private static let right = [
    "--set", "recipient=Mira", "--set", "street=Lane 4", "--set", "postalCode=20457", "--set", "city=Hamburg",
    "--set", "country=DE",
  ]

  private let storefront: StorefrontProcess

  init() throws {
    storefront = try StorefrontProcess()
  }

  private func register() throws {
    let run = try storefront.run("account", "register", "--set", "username=mira", input: "correct horse\n")
    try #require(run.status == 0)
  }

  private func addressID() throws -> String {
    let output = try storefront.run("addresses", "--json").output
    return try #require(output.firstMatch(of: /"id":"([^"]+)"/)).output.1.description
  }

  @Test func `adds, changes and deletes an address`() throws {
    #expect(try storefront.run("addresses").errors == "Sign in first.\n")
    try register()
    let added = try storefront.run(["address", "add"] + Self.right)
    #expect(added.output.hasPrefix("Mira\n"))
    let id = try addressID()
    #expect(try storefront.run("address", "edit", id, "--set", "city=Kiel").output.contains("City               Kiel"))
    #expect(try storefront.run("address", id, "--json").output.contains("\"version\":2"))

    let refused = try storefront.run("address", "delete", id)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("Add --yes to do this without a question."))
    #expect(try storefront.run("address", "delete", id, "--yes").output.hasPrefix("You have no addresses yet."))
    #expect(try storefront.run("address", id).errors == "There is no address \(id).\n")
  }

  @Test func `without a session, says so and saves nothing`() throws {
    for command in [["address", "add"] + Self.right, ["open", "storefront://addresses/new"] + Self.right] {
      #expect(try storefront.run(command) == .init(status: 1, output: "", errors: "Sign in first.\n"))
      #expect(try storefront.run(command + ["--json"]).output.contains("signInRequired"))
    }
  }

  @Test func `options take the words that answers take`() throws {
    try register()
    _ = try storefront.run(["address", "add"] + Self.right)
    let added = try storefront.run(
      ["address", "add"] + Self.right + ["--set", "isDefault=yes", "--set", "country=germany", "--json"]
    )
    #expect(added.output.contains("\"isDefault\":true"))
    #expect(added.output.contains("\"country\":\"DE\""))
    for (option, sentence) in [
      ("isDefault=maybe", "“maybe” is no isDefault. Use yes or no."),
      ("country=Atlantis", "“Atlantis” is no country. Use AT, FR, DE, NL, CH, GB, US."),
    ] {
      let run = try storefront.run(["address", "add"] + Self.right + ["--set", option])
      #expect(run.status == 64)
      #expect(run.errors.contains(sentence))
    }
  }

  @Test func `names each field that has to be corrected`() throws {
    try register()
    let run = try storefront.run(["address", "add"] + Self.right + ["--set", "street= ", "--set", "postalCode=1"])

    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errors == """
        --set street: Fill in this field.
        --set postalCode: This is not a postal code of the country.
        Something that was entered has to be corrected.

        """
    )
  }

  @Test(arguments: [
    ("town=Kiel", "“town” is no field. Use recipient, street, postalCode, city, country, note, isDefault."),
    ("key=1", "“key” is no field."), ("=Kiel", "Use a field and its value, as in --set city=Hamburg."),
    ("city", "Use a field and its value, as in --set city=Hamburg."),
  ])
  func `refuses what is no field`(option: String, sentence: String) throws {
    try register()
    let run = try storefront.run("address", "add", "--set", option)

    #expect(run.status == 64)
    #expect(run.errors.contains(sentence))
  }

  @Test func `adds an address while browsing, after signing in on the way`() throws {
    try register()
    _ = try storefront.run("account", "sign-out")
    let lines = [
      "addresses", "mira", "correct horse", "a1", "Mira", "Lane 4", "1", "Hamburg", "Germany", "", "n", "20457", "b",
      "1", "a1", "Noah", "", "", "", "", "", "", "b", "q",
    ]
    let run = try storefront.run("browse", input: lines.joined(separator: "\n") + "\n")

    #expect(run.status == 0)
    #expect(
      run.output.contains("This is not a postal code of the country.") || run.output.contains("has to be corrected")
    )
    #expect(try storefront.run("addresses").output.contains("Noah"))
  }
}
