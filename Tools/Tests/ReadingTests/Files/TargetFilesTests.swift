import Foundation
import Manifests
import Model
import Reading
import Repositories
import TestSupport
import Testing

/// Which files belong to a target, as SwiftPM has it.
@Suite(.timeLimit(.minutes(10))) struct TargetFilesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var version = "6.0"
    var target = #".target(name: "App")"#
    var files: [String] = []
    /// Links by path, with what they lead to.
    var links: [String: String] = [:]
    let expected: [String]
  }

  static let cases = [
    Case(
      testDescription: "documentation and asset catalogues are resources",
      files: [
        "A.swift", "Docs.docc/Code/Step.swift", "Media.xcassets/B.swift", "Play.playground/C.swift", "v1.2/D.swift",
      ],
      expected: ["A.swift", "v1.2/D.swift"]
    ),
    Case(
      testDescription: "an asset catalogue that is a declared source is none",
      target: #".target(name: "App", sources: ["A.swift", "Media.xcassets"])"#,
      files: ["A.swift", "B.swift", "Media.xcassets/C.swift"],
      expected: ["A.swift", "Media.xcassets/C.swift"]
    ),
    Case(
      testDescription: "every folder with an extension is a resource before 5.6",
      version: "5.5",
      files: ["A.swift", "v1.2/B.swift", "en.lproj/C.swift"],
      expected: ["A.swift", "en.lproj/C.swift"]
    ),
    Case(
      testDescription: "declared resources are not compiled",
      target: #"""
        .target(name: "App", resources: [.copy("Templates"), .process("One.swift"), .embedInCode("Two.swift")])
        """#,
      files: ["A.swift", "One.swift", "Two.swift", "Templates/B.swift", "Templates2/C.swift"],
      expected: ["A.swift", "Templates2/C.swift"]
    ),
    Case(
      testDescription: "declared sources are compiled though resources contain them",
      target: #".target(name: "App", sources: ["A.swift", "R/B.swift"], resources: [.process("R")])"#,
      files: ["A.swift", "R/B.swift", "R/C.swift"],
      expected: ["A.swift", "R/B.swift"]
    ),
    Case(
      testDescription: "links to folders are followed",
      files: ["A.swift"],
      links: ["Sources/App/Shared": "../../Elsewhere", "Elsewhere/More": "../Further"],
      expected: ["A.swift", "Shared/B.swift", "Shared/More/C.swift"]
    ),
    Case(
      testDescription: "links that lead back are not followed",
      files: ["A.swift"],
      links: ["Sources/App/Loop": "..", "Sources/App/Shared": "../../Elsewhere", "Elsewhere/Again": "."],
      expected: ["A.swift", "Shared/B.swift"]
    ),
    Case(
      testDescription: "folders that are usually foreign are none in a target",
      files: ["A.swift", "DerivedData/B.swift", "node_modules/C.swift", ".hidden/D.swift"],
      expected: ["A.swift", "DerivedData/B.swift", "node_modules/C.swift"]
    ),
    Case(
      testDescription: "a hidden folder may be a target's own",
      target: #".target(name: "App", path: "Sources/.App/Inner")"#,
      files: ["../.App/Inner/A.swift", "../.App/B.swift", "../.App/Inner/.hidden/C.swift"],
      expected: ["Sources/.App/Inner/A.swift"]
    ),
    Case(
      testDescription: "a hidden folder of a target in that of another one is read once",
      target: """
        .target(name: "App", path: ".App/Inner"), .target(name: "More", path: ".App", exclude: ["Inner"])
        """,
      files: ["../../.App/Inner/A.swift", "../../.App/B.swift"],
      expected: [".App/Inner/A.swift"]
    ),
    Case(
      testDescription: "a folder around the target is not excluded",
      target: #".target(name: "App", exclude: ["..", "../../.."])"#,
      files: ["A.swift"],
      expected: ["A.swift"]
    ),
    Case(
      testDescription: "links in another place are not followed",
      files: ["A.swift"],
      links: ["Elsewhere/More": "../Further"],
      expected: ["A.swift"]
    ),
    Case(
      testDescription: "a source may be named Package.swift",
      files: ["A.swift", "Package.swift", "Package@swift-6.swift"],
      expected: ["A.swift", "Package.swift", "Package@swift-6.swift"]
    ),
  ]

  @Test(arguments: cases) func `are those that SwiftPM compiles`(_ example: Case) async throws {
    let folder = try Self.package(example)

    let outcome = await RepositoryReader(root: folder.path, depth: .imports, manifests: ManifestReader(dump: nil))
      .read()

    let target = try #require(outcome.repository.packages.first?.targets.first)
    #expect(target.files.map { $0.path.replacing("Sources/App/", with: "") }.sorted() == example.expected)
    #expect(outcome.failures == [])
  }

  private static func package(_ example: Case) throws -> TemporaryFolder {
    var files = ["Elsewhere/B.swift": "", "Further/C.swift": ""]
    files["Package.swift"] = """
      // swift-tools-version: \(example.version)
      import PackageDescription
      let package = Package(name: "App", targets: [\(example.target)])
      """
    for file in example.files { files["Sources/App/\(file)"] = "" }
    let folder = try TemporaryFolder(files)
    for (link, target) in example.links {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    return folder
  }

  static let places: [(version: String, targets: String, files: [String], missing: [String])] = [
    ("6.0", #".target(name: "A"), .target(name: "B")"#, ["Sources/A/A.swift"], ["Sources/B/"]),
    ("6.0", #".target(name: "A"), .target(name: "B")"#, ["src/A/A.swift"], ["src/B/"]),
    ("6.0", #".target(name: "A"), .target(name: "C")"#, ["Sources/A/A.swift", "src/C/C.c"], []),
    ("6.0", #".target(name: "A"), .testTarget(name: "ATests")"#, ["Sources/A/A.swift"], ["Tests/ATests/"]),
    ("6.0", #".target(name: "A"), .testTarget(name: "ATests")"#, ["Sources/A.swift", "Tests/B.swift"], []),
    ("5.8", #".target(name: "A")"#, ["Sources/A.swift"], ["Sources/A/"]),
    ("6.0", #".target(name: "A"), .macro(name: "M")"#, ["Sources/A/A.swift"], ["Sources/M/"]),
    ("6.0", #".target(name: "A"), .target(name: "B", path: "B")"#, ["Sources/A.swift", "B/B.swift"], ["Sources/A/"]),
    ("6.0", #".target(name: "A", sources: ["A.swift", "B.swift"])"#, ["Sources/A/A.swift"], ["Sources/A/B.swift"]),
    ("6.0", #".target(name: "A", sources: ["Code", "Old"])"#, ["Sources/A/Code/A.swift"], ["Sources/A/Old"]),
    ("6.0", #".target(name: "A", sources: ["a.c", "B.swift", "C"])"#, ["Sources/A/C/c.c", "Sources/A/B.swift"], []),
    ("6.0", #".systemLibrary(name: "Z")"#, ["Sources/Z/module.modulemap"], []),
    ("6.0", #".systemLibrary(name: "Z"), .target(name: "A")"#, ["Sources/A/A.swift"], ["Sources/Z/"]),
    ("6.0", #".plugin(name: "P", capability: .buildTool())"#, ["Sources/P/P.swift"], ["Plugins/P/"]),
    ("6.0", #".plugin(name: "P", capability: .buildTool())"#, ["Plugins/P.swift"], []),
    ("6.0", #".target(name: "A")"#, ["Sources/A/README.md", "Sources/A/.hidden.swift"], ["Sources/A/*.swift"]),
    ("6.0", #".testTarget(name: "A")"#, ["Tests/A/README.md", "Elsewhere/A.swift"], ["Tests/A/*.swift"]),
    ("6.0", #".executableTarget(name: "A", path: "a/b")"#, ["a/b/c/Info.plist", "a/A.swift"], ["a/b/*.swift"]),
    ("6.0", #".target(name: "A")"#, ["src/A/Guide.docc/Guide.md", "src/A/CMakeLists.txt"], ["src/A/*.swift"]),
    ("6.0", #".target(name: "A")"#, ["Sources/README.md"], ["Sources/*.swift"]),
    ("6.0", #".target(name: "A", sources: ["A.swift"])"#, ["Sources/A/README.md"], ["Sources/A/A.swift"]),
    ("6.0", #".target(name: "A", resources: [.copy("a.json")])"#, ["Sources/A/a.json"], []),
    ("6.0", #".target(name: "A"), .target(name: "B")"#, ["Sources/A/A.xcassets/Contents.json", "Sources/B/b.S"], []),
    ("6.0", #".target(name: "A"), .target(name: "B")"#, ["Sources/A/include/a.h", "Sources/B/b/b.mm"], []),
    ("6.0", #".target(name: "A", path: "a.c")"#, ["a.c"], []),
    ("6.0", #".plugin(name: "P", capability: .buildTool())"#, ["Plugins/P/README.md"], ["Plugins/P/*.swift"]),
    ("6.0", #".systemLibrary(name: "Z")"#, ["Sources/Z/README.md"], ["Sources/Z/*.swift"]),
    ("6.0", #".binaryTarget(name: "B", path: "B.xcframework")"#, ["B.xcframework/Info.plist"], []),
    ("6.0", #".binaryTarget(name: "B", url: "https://example.org/b.zip", checksum: "0")"#, [], []),
  ]

  @Test(arguments: places)
  func `and folders that a target has and that do not exist are missing`(
    _ example: (version: String, targets: String, files: [String], missing: [String])
  ) async throws {
    let folder = try Self.package(
      Case(testDescription: "", version: example.version, target: example.targets, expected: [])
    )
    for file in example.files { try folder.write("", to: file) }

    let outcome = await RepositoryReader(root: folder.path, depth: .imports, manifests: ManifestReader(dump: nil))
      .read()

    #expect(outcome.repository.missingPaths == example.missing)
  }

  @Test func `are left out where asked, and the target says so`() async throws {
    let folder = try Self.package(
      Case(testDescription: "", files: ["A.swift", "Made/B.swift", "C.swift"], expected: [])
    )
    var reader = RepositoryReader(root: folder.path, depth: .imports, manifests: ManifestReader(dump: nil))
    reader.omitted = ["Sources/App/Made/", "Sources/App/C.swift", "Elsewhere/"]

    let repository = await reader.read().repository

    let target = try #require(repository.packages.first?.targets.first)
    #expect(target.files.map(\.path) == ["Sources/App/A.swift"])
    #expect(target.hasUnreadFiles)
    #expect(repository.filesInNoTarget.count == 1)
  }

  @Test func `are failures if they cannot be read`() async throws {
    let folder = try Self.package(Case(testDescription: "", files: ["A.swift", "B.swift"], expected: []))
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "Sources/App/B.swift"))
    try file.truncate(atOffset: 1 << 30)
    try file.close()

    let outcome = await RepositoryReader(root: folder.path, depth: .imports, manifests: ManifestReader(dump: nil))
      .read()

    #expect(outcome.failures.map(\.path) == ["Sources/App/B.swift"])
    #expect(outcome.failures.first?.reason.hasPrefix("the file is larger than ") == true)
    #expect(outcome.repository.packages.first?.targets.first?.hasUnreadFiles == true)
  }
}
