import Foundation
import TestSupport
import Testing

@Suite struct AgentsCommandTests {
  @Test func `writes the layers and the commands`() throws {
    let shop = try Shop()

    #expect(try shop.inward("agents").output == "Created AGENTS.md.\n")

    #expect(
      try shop.read("AGENTS.md") == """
        # For coding assistants

        <!-- inward agents: begin -->
        ## Architecture

        Each target belongs to one layer. A target may import its own layer and what is listed here, and nothing else. \
        inward.yml declares this; change it only if you were asked to.

        | layer | targets | may import | modules from outside |
        |---|---|---|---|
        | Domain | `Domain` (Sources/Domain) | nothing | `Foundation` |
        | Data | `Data` (Sources/Data) | Domain | nothing |
        | Screens | `Screens` (Sources/Screens) | Domain | nothing |

        Tests may import what they test. An exception is a comment with a reason: `// inward:ignore RULE: reason`.

        ## Commands

        ```sh
        swift build          # build
        swift test           # run the tests
        inward lint          # check the layers; must report nothing before a change is done
        inward why A B       # show how the target A depends on B, and whether it may
        inward explain RULE  # explain a rule, and how to keep it
        ```
        <!-- inward agents: end -->

        """
    )
    #expect(try shop.inward("agents", "--check").output == "AGENTS.md is up to date.\n")
  }

  @Test func `names a target once that a package and an Xcode project have`() throws {
    let project = XcodeProjectText().target("Domain", files: ["Sources/Domain/Product.swift"])
    let shop = try Shop(["Shop.xcodeproj/project.pbxproj": project.text])

    _ = try shop.inward("agents")

    #expect(try shop.read("AGENTS.md").contains("| Domain | `Domain` (Sources/Domain) | nothing |"))
  }

  @Test func `keeps what people wrote, and notices a change of the rules`() throws {
    let shop = try Shop(["AGENTS.md": "# Notes\n\nUse tabs."])
    _ = try shop.inward("agents")
    let text = try shop.read("AGENTS.md")
    #expect(text.hasPrefix("# Notes\n\nUse tabs.\n\n<!-- inward agents: begin -->\n"))
    try shop.write(text + "\nMore.\n", to: "AGENTS.md")
    let rules = try shop.read("inward.yml")
    try shop.write(
      rules + "reach: [{ from: Screens, to: [Data, GRDB], through: Domain }]\n"
        + "features: [{ targets: [Data, Screens], folders: Sources/Screens/*, shared: Kit }]\n",
      to: "inward.yml"
    )

    let check = try shop.inward("agents", "--check")
    #expect(check.status == 1)
    #expect(check.errors == "error: AGENTS.md is out of date; run `inward agents`.\n")
    #expect(try shop.read("AGENTS.md") == text + "\nMore.\n")

    #expect(try shop.inward("agents").output == "Updated AGENTS.md.\n")
    let updated = try shop.read("AGENTS.md")
    #expect(
      updated.contains(
        "\n- Screens must not reach Data, GRDB, not even through other modules, except through Domain.\n"
          + "- Features must not use each other: Data, Screens, Sources/Screens/*. They may use Kit.\n"
      )
    )
    #expect(updated.hasPrefix("# Notes\n\nUse tabs.\n\n<!-- inward agents: begin -->\n"))
    #expect(updated.hasSuffix("<!-- inward agents: end -->\n\nMore.\n"))

    try shop.write(try shop.read("inward.yml") + "rules: { feature: off, reach: off }\n", to: "inward.yml")
    _ = try shop.inward("agents")
    #expect(try !shop.read("AGENTS.md").contains("must not"))
  }

  @Test func `finds its section between lines that end as on Windows, and keeps these`() throws {
    let old = "# Notes\r\n\r\n<!-- inward agents: begin -->\r\nOld.\r\n<!-- inward agents: end -->\r\n\r\nMore.\r\n"
    let shop = try Shop(["AGENTS.md": old])

    #expect(try shop.inward("agents").output == "Updated AGENTS.md.\n")

    let text = try shop.read("AGENTS.md")
    #expect(text.hasPrefix("# Notes\r\n\r\n<!-- inward agents: begin -->\r\n## Architecture\r\n"))
    #expect(text.hasSuffix("```\r\n<!-- inward agents: end -->\r\n\r\nMore.\r\n"))
    #expect(try shop.inward("agents", "--check").output == "AGENTS.md is up to date.\n")
  }

  @Test(arguments: [
    "<!-- inward agents: begin -->\nMine.\n",
    "<!-- inward agents: end -->\nMine.\n<!-- inward agents: begin -->\n",
    String(repeating: "<!-- inward agents: begin -->\n<!-- inward agents: end -->\n", count: 2),
  ])
  func `touches nothing if it cannot tell where its section is`(text: String) throws {
    let shop = try Shop(["AGENTS.md": text])

    let run = try shop.inward("agents")

    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("once, in this order.\n"))
    #expect(try shop.read("AGENTS.md") == text)
  }

  @Test func `a mention of the comments is no section, and a link stays one`() throws {
    let text = "It is between `<!-- inward agents: begin -->` and `<!-- inward agents: end -->`.\n"
    let shop = try Shop(["RULES.md": text])
    let link = shop.url.path + "/AGENTS.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "RULES.md")

    _ = try shop.inward("agents")

    #expect(try shop.read("RULES.md").hasPrefix(text + "\n<!-- inward agents: begin -->\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "RULES.md")
  }

  @Test func `leaves a file alone that is not UTF-8`() throws {
    let shop = try Shop()
    let file = shop.url.appending(path: "AGENTS.md")
    try Data([0x63, 0xE9]).write(to: file)

    #expect(try shop.inward("agents").errors == "error: AGENTS.md is not UTF-8 text.\n")

    #expect(try Data(contentsOf: file) == Data([0x63, 0xE9]))
  }
}
