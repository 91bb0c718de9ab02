import Foundation
import Model
import Reading
import Repositories
import TestSupport
import Testing

/// An edit that changes neither the facts nor what the output shows leads to the earlier output.
@Suite(.timeLimit(.minutes(10))) struct LikelyOutputTests {
  private static let source = """
    import Foundation

    struct List {
      static var count = 0
      func load() { }
    }
    let first = 1

    """
  private let edited: EditedFolder
  private var reader: RepositoryReader { edited.reader(depth: .outlines { _ in false }) }

  init() throws {
    let package = "let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
    var files = ["Package.swift": "// swift-tools-version: 6.0\n" + package]
    for number in 0..<200 { files["Sources/A/\(number).swift"] = Self.source }
    edited = try EditedFolder(files)
  }

  @Test func `is found after edits that no rule sees`() async throws {
    try await record(found: [])
    let edits: [String] = [
      Self.source.replacing("{ }", with: "{ print(1) }"), Self.source.replacing("func", with: "let name = 1; func"),
      Self.source.replacing("\n  func", with: "\n\n  func"), Self.source + "let second = 2\nvar third: Int { 3 }\n",
      Self.source + "// more\n", "// more\n\n" + Self.source, "func zero() {}\n" + Self.source,
      Self.source.replacing("static", with: "  static"), Self.source.replacing("static", with: "public static"),
      Self.source + String(repeating: "// more\n", count: 5_000),
    ]

    for text in edits {
      try edited.folder.write(text, to: "Sources/A/7.swift")
      #expect(output() == "recorded", "\(text.prefix(1_000))")
    }
  }

  @Test func `is not found after edits that rules may see`() async throws {
    try await record(found: [])
    let edits: [String] = [
      Self.source + "var second = 2\n", Self.source + "extension List {}\n",
      Self.source + "// inward:ignore layer: fine\n", Self.source.replacing("Foundation", with: "OtherModule"),
      Self.source.replacing("static", with: "@TaskLocal static"), Self.source.replacing("List", with: "List: Sendable"),
    ]

    for text in edits {
      try edited.folder.write(text, to: "Sources/A/7.swift")
      #expect(output() == nil, "\(text)")
    }
    try edited.folder.write(Self.source, to: "Sources/A/7.swift")
    #expect(output() == "recorded")
  }

  @Test func `is not found if a file with findings has changed`() async throws {
    try await record(found: ["Sources/A/7.swift"])

    try edited.folder.write(Self.source + "// more\n", to: "Sources/A/8.swift")
    #expect(output() == "recorded")

    try edited.folder.write(Self.source + "// more\n", to: "Sources/A/7.swift")
    #expect(output() == nil)
  }

  @Test func `is not found after a change of other files, or of many`() async throws {
    try await record(found: [])
    let changes = [
      "Package.swift": try edited.folder.text(of: "Package.swift") + "// more\n",
      "Sources/A/New.swift": "", "Sources/A/module.modulemap": "",
    ]
    for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
      try edited.folder.write(text, to: path)
      #expect(output() == nil, "\(path)")
      try await record(found: [])
    }

    for number in 0..<17 { try edited.folder.write(Self.source + "//\n", to: "Sources/A/\(number).swift") }
    #expect(output() == nil)
  }

  @Test func `compares with the facts of the recorded run, which the cache may not have`() async throws {
    try await record(found: [])
    // Too little to write the cache of facts again.
    try edited.folder.write(Self.source + "var second = 2\n", to: "Sources/A/7.swift")
    #expect(output() == nil)
    try await record(found: [], "second")

    try edited.folder.write(Self.source + "var second = 2 // more\n", to: "Sources/A/7.swift")
    #expect(output() == "second")

    try edited.folder.write(Self.source + "var second = 2\nvar third = 3\n", to: "Sources/A/7.swift")
    #expect(output() == nil)
  }

  @Test func `is not found if lines move in a source that ignores a rule`() async throws {
    let ignoring = "// inward:ignore external: fine\n" + Self.source
    try edited.folder.write(ignoring, to: "Sources/A/7.swift")
    try await record(found: [])
    try edited.folder.write(ignoring.replacing("{ }", with: "{ print(1) }"), to: "Sources/A/7.swift")
    #expect(output() == "recorded")

    try edited.folder.write(ignoring.replacing("import", with: "func load() {}\nimport"), to: "Sources/A/7.swift")
    #expect(output() == nil)
  }

  private func record(found: Set<String>, _ text: String = "recorded") async throws {
    let earlier = try #require(EarlierOutput(of: ["lint"], reader))
    let outcome = await reader.read(earlier.listed)
    earlier.save(
      RunOutput(status: 0, text: text),
      variables: [],
      reading: outcome,
      found: found,
      existing: outcome.repository.existingPaths
    )
  }

  private func output() -> String? { EarlierOutput(of: ["lint"], reader)?.output?.text }
}
