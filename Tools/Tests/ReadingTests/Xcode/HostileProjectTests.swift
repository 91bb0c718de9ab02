import Foundation
import Model
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct HostileProjectTests {
  private static let path = "Shop.xcodeproj/project.pbxproj"

  @Test(
    arguments: [
      ("", ":1:1: the file ends too early"),
      ("{\n  objects = {\n    A = {isa = ", ":3:16: the file ends too early"),
      ("{ a = 1; } }", ":1:12: nothing is expected after the last `}`"),
      ("{ a 1; }", ":1:5: `=` is expected after the key a"),
      ("{ a = 1 }", ":1:9: `;` is expected after the value of a"),
      ("{ a = (1 2); }", ":1:10: `,` or `)` is expected in a list"),
      ("{ a = ; }", ":1:7: a value is expected"),
      ("{\n<<<<<<< HEAD\n}", ":2:1: a merge conflict in it is not resolved"),
      ("{\n a = 1\n<<<<<<< HEAD\n b = 2;\n=======\n>>>>>>> x\n}", ":3:1: a merge conflict in it is not resolved"),
      ("{ a = \"b", ":1:9: the file ends too early"),
      ("/* no end", ":1:10: the file ends too early"),
      ("<?xml version=\"1.0\"?><plist/>", ": it is XML; Xcode writes its own format when it saves the project"),
      ("{ }", ": it has no PBXProject"),
      ("{ rootObject = A; }", ":1:3: it has no PBXProject"),
      ("{ objects = {A = {isa = PBXProject;};}; rootObject = A; }", ": it has no main group"),
      (
        "{ objects = {A = {isa = PBXProject; targets = (B);};}; rootObject = A; }",
        ":1:48: it lists a target that it does not define"
      ),
      (
        "{ objects = {A = {isa = PBXProject; targets = (B);}; B = {isa = PBXNativeTarget; buildPhases = (C);};};"
          + " rootObject = A; }",
        ":1:97: it lists a build phase that it does not define"
      ),
      (
        "{ objects = {A = {isa = PBXProject; mainGroup = B;}; B = {isa = PBXGroup; children = (B);};}; rootObject = A; }",
        ":1:87: a group is in itself"
      ),
    ]
  )
  func `a broken project is reported with its place`(_ text: String, _ problem: String) async throws {
    let read = try await ReadRepository(project: text)

    #expect(read.unread == [Self.path + problem])
    #expect(read.repository.packages.isEmpty)
  }

  @Test(arguments: ["(", "{a=", "{ objects = "])
  func `a deeply nested project is reported`(_ opening: String) async throws {
    let read = try await ReadRepository(project: String(repeating: opening, count: 200_000))

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.hasSuffix("more than 100 nested values") == true)
  }

  @Test func `a long chain of aggregates stands for what its last one depends on`() async throws {
    let links = (0..<30_000).map { (name: "a\($0)", next: $0 == 29_999 ? "Kit" : "a\($0 + 1)") }
    let aggregates = links.map { name, next in
      "\(name) = {isa = PBXAggregateTarget; dependencies = (to\(next));};"
        + "to\(next) = {isa = PBXTargetDependency; target = \(next);};\n"
    }
    let project = XcodeProjectText().target("App", dependsOn: ["a0"]).target("Kit").adding(aggregates.joined())
    let spec = """
      name: Shop
      targets:
        Kit: { type: framework }
        App: { type: framework, dependencies: [{ target: a0 }] }
      aggregateTargets:
      \(links.map { "  \($0): { targets: [\($1)] }" }.joined(separator: "\n"))
      """

    for (path, text) in ["Shop.xcodeproj/project.pbxproj": project.text, "project.yml": spec] {
      let read = try await ReadRepository([path: text, "Kit.swift": ""])

      #expect(read.unread == [])
      #expect(read.target("App")?.declaration.dependencies.map(\.name) == ["Kit"])
    }
  }

  @Test func `a long chain of groups is read in a short time`() async throws {
    let count = 20_000
    let groups = (0..<count).map { number in
      "g\(number) = {isa = PBXGroup; children = (g\(number + 1), g\(number + 1)); path = abcdefgh; sourceTree = \"<group>\";};"
    }
    let project = XcodeProjectText().target("Kit", files: ["Kit.swift"])
      .adding(groups.joined(separator: "\n"), inMainGroup: ["g0"])

    let read = try await ReadRepository(project: project.text, ["Kit.swift": ""])

    #expect(read.files == ["regular Kit: Kit.swift"])
  }

  @Test(arguments: [
    "var name = .a\nfor _ in 0..<100_000 { name = name.LONG }",
    "for _ in 0..<100_000 { print(Environment.LONG.getString(default: \"\")) }",
    // Nothing is evaluated after the last step.
    "let all = (0..<900_000).map { $0 }\nlet project = Project(name: \"A\", targets: [])",
    "var all = Set([Kind.a])\nfor _ in 0..<100_000 { all = all.union(all) }",
  ])
  func `long names and large sets in a project of Tuist are read in a short time`(_ statements: String) async throws {
    let text = statements.replacing("LONG", with: String(repeating: "longName", count: 2_000))
    let read = try await ReadRepository(["Project.swift": "import ProjectDescription\n\(text)\n"])

    #expect(read.unread.map { $0.hasSuffix("too many evaluation steps") } == [true], "\(read.unread)")
  }

  @Test func `many targets with the same phase, folder and names are read in a short time`() async throws {
    var project = XcodeProjectText()
      .adding(
        "all = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = \"<group>\";};",
        inMainGroup: ["all"]
      )
    let phases = (0..<2_000).map { _ in "phase" }.joined(separator: ", ")
    for number in 0..<1_000 {
      project = project.target(
        "T\(number)",
        rest: "buildPhases = (\(number == 0 ? phases : "phase")); fileSystemSynchronizedGroups = (all, all);"
      )
    }
    let entries = (0..<2_000).map { _ in "entry" }.joined(separator: ", ")
    project = project.adding(
      "phase = {isa = PBXSourcesBuildPhase; files = (\(entries));}; entry = {isa = PBXBuildFile; fileRef = all;};"
    )
    let files = Dictionary(uniqueKeysWithValues: (0..<20).map { ("Sources/F\($0).swift", "") })

    let read = try await ReadRepository(project: project.text, files)

    #expect(read.files.count == 1_000)
    #expect(read.repository.files.count == 20)
  }

  @Test func `a damaged project is read or reported`() async throws {
    let bytes = Array(ShopApp.project.utf8)
    var random = SplitMix64(seed: 7)
    let signs = Array("(){};,=\"\\/*<> \n0aZ".utf8)
    var files: [String: String] = [:]
    for number in 0..<300 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !broken.isEmpty {
        let index = Int.random(in: 0..<broken.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: broken[index] = signs.randomElement(using: &random) ?? 0
        case 1: broken.insert(signs.randomElement(using: &random) ?? 0, at: index)
        case 2: broken.removeSubrange(index..<min(index + Int.random(in: 1...300, using: &random), broken.count))
        default: broken.removeLast(broken.count - index)
        }
      }
      files["\(number)/Shop.xcodeproj/project.pbxproj"] = String(decoding: broken, as: UTF8.self)
    }

    let repository = try await ReadRepository(files).repository

    #expect(repository.packages.count + repository.unreadManifests.count == 300)
    #expect(repository.unreadManifests.count > 100)
  }

  @Test func `files outside of the repository and folders without a project are left out`() async throws {
    let files = ["../Outside.swift", "/etc/Absolute.swift", "Sources/../Kit.swift", "./Other.swift"]
    let read = try await ReadRepository(
      project: XcodeProjectText().target("Kit", files: files).text,
      ["Kit.swift": "", "Other.swift": "", "Empty.xcodeproj/readme.txt": ""]
    )

    #expect(read.files == ["regular Kit: Kit.swift Other.swift"])
    #expect(read.repository.packages.count == 1)
  }
}
