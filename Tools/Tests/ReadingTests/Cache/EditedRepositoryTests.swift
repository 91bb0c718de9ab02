import Foundation
import Model
import TestSupport
import Testing

@testable import Reading
@testable import Repositories

/// Whatever was edited since the last run, the caches lead to what reading everything leads to.
@Suite(.timeLimit(.minutes(10))) struct EditedRepositoryTests {
  private static let texts = [
    "import A\n", "import B\n", "struct S { let a: A }\n", "final class C: P { static var shared = C() }\n", "",
    "#if DEBUG\nimport D\n#endif\n", "// inward:ignore layer: fine\nimport E\n", "enum State { case loading }\n",
  ]
  private static let paths = ["A/One.swift", "A/Two.swift", "B/One.swift", "B/Inner/Two.swift", "B/New.swift"].map {
    "Sources/\($0)"
  }
  private static let manifests = ["A", "A, B", "B"].map { names in
    let targets = names.split(separator: ", ").map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [\(targets)])

      """
  }

  private let edited: EditedFolder
  private var folder: TemporaryFolder { edited.folder }

  init() throws {
    edited = try EditedFolder(["Package.swift": Self.manifests[1]])
  }

  @Test(arguments: [SourceDepth.imports, .declarations])
  func `random edits are noticed`(depth: SourceDepth) async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    for path in Self.paths.dropLast() { try folder.write("import A\n", to: path) }

    for round in 0..<40 {
      let stamps = try edited.saveStates()
      for _ in 0..<Int.random(in: 0...3, using: &random) { try edit(&random) }
      try edited.renew(since: stamps)

      let cached = await edited.reader(depth: depth).read()
      let expected = await edited.reader(depth: depth, usesCache: false).read()

      #expect(EditedFolder.State(cached) == EditedFolder.State(expected), "seed \(seed), round \(round)")
    }
  }

  @Test func `reads only what has changed`() async throws {
    for path in Self.paths { try folder.write("import A\n", to: path) }
    _ = await edited.reader().read()
    #expect(await edited.reader().read().read == [])

    try folder.write("import B\n", to: Self.paths[0])
    #expect(await edited.reader().read().read == [Self.paths[0]])

    try folder.write(Self.manifests[0], to: "Package.swift")
    #expect(await edited.reader().read().read == ["Package.swift"])
  }

  @Test func `knows whether files have changed since it listed them`() async throws {
    for path in Self.paths { try folder.write("import A\n", to: path) }
    let stamps = try edited.saveStates()
    let listed = edited.reader().list()
    #expect(edited.reader().areCurrent(Self.paths, in: listed))

    try folder.write("import B\n", to: Self.paths[0])
    try edited.renew(since: stamps)
    try FileManager.default.removeItem(atPath: folder.path(Self.paths[1]))

    #expect(!edited.reader().areCurrent([Self.paths[0]], in: listed))
    #expect(!edited.reader().areCurrent([Self.paths[1]], in: listed))
    #expect(edited.reader().areCurrent(Array(Self.paths[2...]), in: listed))
  }

  @Test func `a file that was changed and changed back is not current`() async throws {
    for path in Self.paths { try folder.write("import A\n", to: path) }
    let stamps = try edited.saveStates()
    let listed = edited.reader().list()
    for path in Self.paths { try folder.write("import B\n", to: path) }
    try edited.renew(since: stamps)

    for path in Self.paths { try folder.write("import A\n", to: path) }
    #expect(!edited.reader().areCurrent(Self.paths, in: listed))
  }

  @Test func `an edit in a part that is read as a whole reads no manifest again`() async throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\")\n"
    for (path, text) in ["Kit/Package.swift": manifest, "Kit/inward.yml": "version: 1\n", "Kit/B/B.swift": ""] {
      try folder.write(text, to: path)
    }
    try folder.write("", to: "Kit/C/C.swift")
    let outline = { edited.reader(exclude: [Pattern("Kit/C")]).list().outline }
    let before = outline()

    try folder.write("import A\n", to: "Kit/B/B.swift")
    #expect(before != nil && outline() == before)
    try folder.write("import A\n", to: "Kit/Package.swift")
    #expect(outline() != before)
  }

  @Test func `the facts about a source are those of the content with which it was listed`() async throws {
    for path in Self.paths { try folder.write("import A\n", to: path) }
    let long = String(repeating: "// A long source.\n", count: 4_000)
    try folder.write("import Long\n" + long, to: Self.paths[1])
    let listed = edited.reader().list()

    for path in Self.paths[..<2] { try folder.write("import Later\n", to: path) }
    let outcome = await edited.reader().read(listed)

    let modules = { (path: String) in
      outcome.repository.files.first { $0.path == path }?.facts.imports.map(\.module)
    }
    #expect(modules(Self.paths[0]) == ["A"])
    #expect(outcome.read.contains(Self.paths[0]))
    // A long source is only read if it is in a target, which is not known when it is listed.
    #expect(modules(Self.paths[1]) == ["Later"])
  }

  @Test func `another list of files is another snapshot`() async throws {
    let edits: [() throws -> Void] = [
      { try folder.write("", to: "Sources/B/Added.swift") },
      { try FileManager.default.removeItem(atPath: folder.path("Sources/B/Added.swift")) },
      { try folder.write("", to: "Old/Old.swift") },
      { try folder.write("", to: "Kit/Package.swift") },
      { try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift") },
      { try folder.write("version: 1\nextends: shared.yml\n", to: "Kit/inward.yml") },
      { try folder.write("version: 1\nrules: { layer: off }\n", to: "Kit/shared.yml") },
      { try folder.write("version: 1\nrules: { layer: warning }\n", to: "Kit/shared.yml") },
    ]
    var last = edited.reader(exclude: [Pattern("Old")]).list().snapshot
    for edit in edits {
      try edit()
      let next = edited.reader(exclude: [Pattern("Old")]).list().snapshot
      #expect(next != nil && next != last)
      last = next
    }
  }

  @Test func `a folder without sources is part of the snapshot, unless git ignores it`() throws {
    let snapshot = { edited.reader(omitted: ["build/"]).list().snapshot }
    try folder.write("", to: "build/a/log.txt")
    let before = snapshot()

    try folder.write("", to: "build/b/log.txt")
    #expect(snapshot() == before)

    try folder.write("", to: "Sources/C/include/c.h")
    #expect(snapshot() != before)
  }

  private func edit(_ random: inout SplitMix64) throws {
    let path = try #require(Self.paths.randomElement(using: &random))
    // Mostly of the same size, as a change of the size is easily noticed.
    let text = try #require(Self.texts.randomElement(using: &random)).padding(toLength: 56, withPad: " ", startingAt: 0)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try? FileManager.default.removeItem(atPath: folder.path(path))
    case 1:
      // As an editor does that writes a new file and renames it.
      try Data(text.utf8).write(to: folder.url.appending(path: "new"))
      try folder.write("", to: path)
      #expect(rename(folder.path("new"), folder.path(path)) == 0)
    case 2:
      let manifest = try #require(Self.manifests.randomElement(using: &random))
      try folder.write(manifest, to: "Package.swift")
    case 3:
      // A tool that sets the time back hides nothing.
      try folder.write(text, to: path)
      try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: folder.path(path))
    default: try folder.write(text, to: path)
    }
  }
}
