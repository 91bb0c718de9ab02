import Foundation
import TestSupport
import Testing

/// A file of which nothing is known, as it is larger than any source.
@Suite struct UnreadFilesTests {
  private static let huge = "Sources/Screens/Huge.swift"
  private static let error = "error: \(huge): the file is larger than 256 MB\n"

  private static func shop(_ changes: [String: String?] = [:], unread path: String = huge) throws -> Shop {
    let shop = try Shop(changes.merging([path: ""]) { $1 })
    let file = try FileHandle(forWritingTo: shop.url.appending(path: path))
    try file.truncate(atOffset: 1 << 30)
    try file.close()
    return shop
  }

  @Test func `lint exits with 2, and says nothing of what the file may use`() throws {
    let shop = try Self.shop(["Sources/Screens/List.swift": ""])

    let outcome = try shop.inward("lint")

    #expect(outcome == ProgramRun(status: 2, output: "no findings in 4 files, 1 package\n", errors: Self.error))
  }

  @Test func `a spec of XcodeGen that is not UTF-8 is reported`() throws {
    let shop = try Shop()
    let spec = "name: A\ntargets: { A: { type: framework, platform: iOS, sources: [Sources] } }\n"
    try spec.write(to: shop.url.appending(path: "project.yml"), atomically: true, encoding: .utf16)

    let output = try shop.inward("lint", "--only", "manifest").output

    let finding = "project.yml:1:1: the project cannot be read: the file is not UTF-8 [manifest]"
    #expect(output.contains(finding), "\(output)")
  }

  @Test func `a SARIF log says that the run failed, and why`() throws {
    let log = try Self.shop().inward("lint", "--format", "sarif").output

    #expect(log.contains("\"executionSuccessful\": false"))
    #expect(log.contains("\"text\": \"\(Self.huge): the file is larger than 256 MB\""))
  }

  @Test func `baseline records nothing`() throws {
    let shop = try Self.shop()

    let outcome = try shop.inward("baseline")

    #expect(outcome.status == 2)
    #expect(outcome.errors == Self.error + "error: nothing is recorded, as not all files can be read.\n")
    #expect(!shop.exists("inward-baseline.json"))
  }

  @Test(
    arguments: [
      ["fix"], ["graph"], ["layers"], ["why", "Screens", "Domain"], ["why", "Domain", "Data"], ["signals"],
      ["signals", "--format", "json"], ["imports"],
    ]
  )
  func `commands print what they know, and exit with 2`(_ arguments: [String]) throws {
    let outcome = try Self.shop().inward(arguments)

    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors == Self.error)
    #expect(!outcome.output.isEmpty)
  }

  @Test(arguments: [["agents"], ["export", "xcconfig", "--output", "Made.xcconfig"], ["export", "xcconfig"]])
  func `commands that write a file write none, and exit with 2`(_ arguments: [String]) throws {
    let shop = try Self.shop()

    let outcome = try shop.inward(arguments)

    #expect(outcome == ProgramRun(status: 2, output: "", errors: Self.error))
    #expect(!shop.exists("AGENTS.md") && !shop.exists("Made.xcconfig"))
  }

  @Test(arguments: [["--dry-run"], ["--no-baseline"], []])
  func `init exits with 2`(_ arguments: [String]) throws {
    let outcome = try Self.shop(["inward.yml": nil]).inward(["init"] + arguments)

    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(Self.error))
  }

  @Test(arguments: ["fix", "graph", "layers", "signals"])
  func `the same holds in a folder with a configuration of its own`(_ command: String) throws {
    let files = [
      "Tool/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Tool", targets: [.target(name: "Tool")])

      """,
      "Tool/inward.yml": "version: 1\nlayers:\n  Tool: { targets: [Tool] }\n",
    ]
    let shop = try Self.shop(files, unread: "Tool/Sources/Tool/Tool.swift")

    let outcome = try shop.inward(command)

    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors == "error: Tool/Sources/Tool/Tool.swift: the file is larger than 256 MB\n")
  }
}
