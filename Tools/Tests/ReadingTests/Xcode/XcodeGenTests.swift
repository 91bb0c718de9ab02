import Model
import TestSupport
import Testing

/// Repositories with the `project.yml` of XcodeGen, and without the project that it makes.
@Suite(.timeLimit(.minutes(10))) struct XcodeGenTests {
  private static let spec = """
    name: Shop
    configFiles: { Debug: Config/Base.xcconfig, Release: Config/Base.xcconfig }
    packages:
      Algorithms: { url: "https://github.com/apple/swift-algorithms", from: 1.0.0 }
      Domain: { path: ../Packages/Domain }
    projectReferences:
      Tools: { path: ../Tools/Tools.xcodeproj }
    targetTemplates:
      Feature:
        type: framework
        platform: iOS
        sources: ["Features/${target_name}"]
        dependencies: [{ target: Kit }]
    targets:
      Shop:
        type: application
        platform: iOS
        settings: { base: { SWIFT_VERSION: 6.0 } }
        sources:
          - Shop
          - path: Shared
            excludes: ["**/*.generated.swift", Old]
          - path: Main.swift
          - { path: Templates, buildPhase: none }
        dependencies:
          - target: Cart
          - target: Tools/Logging
          - package: Algorithms
          - { package: Domain, products: [Domain, Rules] }
          - sdk: UIKit.framework
          - carthage: Result
      Cart:
        templates: [Feature]
        settings: { PRODUCT_MODULE_NAME: ShopCart }
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: Kit
      CartTests:
        type: bundle.unit-test
        platform: iOS
        sources: [{ path: Tests, includes: ["Cart*"] }]
        dependencies: [{ target: Cart }]

    """

  private static func files(_ changes: [String: String] = [:]) -> [String: String] {
    let sources = [
      "Shop/App.swift", "Shared/Format.swift", "Shared/Texts.generated.swift", "Shared/Old/A.swift", "Main.swift",
      "Features/Cart/Cart.swift", "Kit/Kit.swift", "Tests/CartTests.swift", "Tests/Other.swift", "Templates/T.swift",
    ]
    let files = Dictionary(uniqueKeysWithValues: sources.map { ("App/\($0)", "") })
    let others = ["App/project.yml": spec, "App/Config/Base.xcconfig": "SWIFT_VERSION = 5.0\n"]
    return files.merging(others) { $1 }.merging(changes) { $1 }
  }

  @Test func `reads targets with their files and dependencies`() async throws {
    let read = try await ReadRepository(Self.files())

    #expect(read.unread.isEmpty)
    #expect(
      read.files == [
        "executable Shop: App/Main.swift App/Shared/Format.swift App/Shop/App.swift",
        "regular Cart: App/Features/Cart/Cart.swift",
        "regular Kit_iOS: App/Kit/Kit.swift",
        "regular Kit_macOS: App/Kit/Kit.swift",
        "test CartTests: App/Tests/CartTests.swift",
      ]
    )
    #expect(
      read.dependencies == [
        "Shop: Cart Logging@Tools/Tools.xcodeproj Algorithms@swift-algorithms Domain@domain Rules@domain Result@",
        "Cart: Kit_iOS",
        "CartTests: Cart",
      ]
    )
  }

  @Test func `a target that names its project is none of the same name in its own`() async throws {
    let own = "  Logging: { type: framework, platform: iOS, sources: Kit }\n  Kit:\n"
    let spec = Self.spec.replacing("  Kit:\n", with: own)

    let read = try await ReadRepository(Self.files(["App/project.yml": spec]))

    #expect(read.files.contains("regular Logging: App/Kit/Kit.swift"))
    #expect(read.dependencies.first?.contains(" Logging@Tools/Tools.xcodeproj ") == true)
  }

  @Test func `a spec by another name is read if a target depends on its project`() async throws {
    let tools = "name: Tools\ntargets:\n  Logging: { type: framework, platform: iOS, sources: Logging }\n"
    let files = ["Tools/tools.yml": tools, "Tools/ci.yml": "jobs: {}\n", "Tools/Logging/Log.swift": ""]
    let other = tools.replacing("Tools", with: "Other")

    let read = try await ReadRepository(Self.files(files.merging(["Tools/other.yml": other]) { $1 }))

    #expect(read.unread.isEmpty)
    #expect(read.repository.packages.map(\.location) == ["App/Shop.xcodeproj", "Tools/Tools.xcodeproj"])
    #expect(read.files.contains("regular Logging: Tools/Logging/Log.swift"))
  }

  @Test func `reads module names, settings and places`() async throws {
    let read = try await ReadRepository(Self.files())

    #expect(read.target("Cart")?.moduleNames == ["ShopCart"])
    #expect(read.target("Kit_macOS")?.moduleNames == ["Kit"])
    #expect(read.target("Shop")?.declaration.settings == [.languageMode("6.0")])
    #expect(read.target("Cart")?.declaration.settings == [.languageMode("5.0")])
    #expect(read.target("Shop")?.declaration.position == SourcePosition(line: 15, column: 3))
    #expect(read.repository.packages.map(\.manifestPath) == ["App/project.yml"])
    #expect(read.repository.packages.map(\.location) == ["App/Shop.xcodeproj"])
  }

  @Test func `the project that was made from the file is read instead of it`() async throws {
    let project = XcodeProjectText().target("Other", files: ["Main.swift"]).text

    let read = try await ReadRepository(Self.files(["App/Shop.xcodeproj/project.pbxproj": project]))

    #expect(read.files == ["regular Other: App/Main.swift"])
  }

  @Test(arguments: ["App/Shop.xcodeproj/", "App/Shop.xcodeproj/project.pbxproj"])
  func `a project that git ignores is not read`(_ ignored: String) async throws {
    let files = Self.files(["App/Shop.xcodeproj/project.pbxproj": "{ broken"])

    let read = try await ReadRepository(files, omitted: [ignored, "App/Main.swift", "App/Config/"])

    #expect(read.unread.isEmpty)
    #expect(read.repository.packages.map(\.manifestPath) == ["App/project.yml"])
    #expect(read.target("Shop")?.files.map(\.path) == ["App/Shared/Format.swift", "App/Shop/App.swift"])
    #expect(read.target("Shop")?.declaration.hasUnknownSettings == true)
  }

  @Test(arguments: ["name: Shop\n", "[1, 2]\n", "a: [\n", "name: A\ntargets: { A: 1 }\n", ""])
  func `a file of another tool is left alone`(_ text: String) async throws {
    let read = try await ReadRepository(["project.yml": text])

    #expect(read.unread.isEmpty)
    #expect(read.repository.packages.isEmpty)
  }

  @Test(
    arguments: [
      ("name: A\ntargets: [\n", "project.yml:3:1: invalid YAML"),
      (
        "name: A\ninclude: other.yml\ntargets: { A: { type: framework } }\n",
        "project.yml:2:10: it includes other.yml, which cannot be read"
      ),
      (
        "name: A\ninclude: [{ path: \"${SET}.yml\" }]\n",
        "project.yml:2:11: this entry of `include` is not supported"
      ),
      ("name: A\ntargets:\n  A: { <<: text }\n", "project.yml:3:12: `<<` must be a mapping"),
      ("name: A\ninclude: project.yml\n", "project.yml:2:10: project.yml includes itself"),
    ]
  )
  func `a spec that cannot be read is reported`(_ text: String, _ problem: String) async throws {
    let read = try await ReadRepository(["project.yml": text])

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.hasPrefix(problem) == true)
  }

  @Test func `reads the files that it includes, and what an aggregate stands for`() async throws {
    let read = try await ReadRepository([
      "project.yml": """
      name: Shop
      include:
        - Base/base.yml
        - { path: Base/same.yml, relativePaths: no, enable: on }
        - { path: none.yml, enable: false }
        - { path: none.yml, enable: "${LOCAL_SDK}" }
      targets:
        App:
          type: application
          sources: [App]
          dependencies: [{ target: All }]
        Replaced:
          "sources:REPLACE": [Other]
      aggregateTargets:
        All: { targets: [Kit, Replaced] }
      """,
      "Base/base.yml": """
      include: ../More/targets.yaml
      targets:
        Kit: { type: framework, sources: [Kit, { path: Made }] }
        App: { sources: [Extra] }
      """,
      "Base/same.yml": "targets: { Replaced: { type: framework, sources: [Gone] } }\n",
      "More/targets.yaml": "targets: { Deep: { type: framework, sources: Deep } }\n",
      "App/App.swift": "", "Base/Kit/Kit.swift": "", "Base/Made/M.swift": "", "Base/Extra/E.swift": "",
      "More/Deep/D.swift": "", "Other/O.swift": "", "Gone/G.swift": "",
    ])

    #expect(read.unread == [])
    #expect(
      read.files.sorted() == [
        "executable App: App/App.swift Base/Extra/E.swift", "regular Deep: More/Deep/D.swift",
        "regular Kit: Base/Kit/Kit.swift Base/Made/M.swift", "regular Replaced: Other/O.swift",
      ]
    )
    #expect(read.dependencies == ["App: Kit Replaced"])
    #expect(read.target("App")?.declaration.position == SourcePosition(line: 8, column: 3))
    #expect(read.target("Kit")?.declaration.position == SourcePosition(line: 3, column: 5))
  }

  @Test func `a damaged spec in JSON is reported`() async throws {
    let text = #"{"name": "A", "targets": {"A": {"type": "framework", "platform": "iOS", "sources": ["A"],}"#

    let read = try await ReadRepository(["project.json": text, "A/A.swift": ""])

    #expect(read.unread.map { $0.hasPrefix("project.json:1:") } == [true], "\(read.unread)")
  }

  @Test func `a spec with too many configurations is reported`() async throws {
    let configs = (0...1_000).map { "C\($0): debug" }.joined(separator: ", ")
    let text = "name: A\nconfigs: { \(configs) }\ntargets: { A: { type: framework } }\n"

    let read = try await ReadRepository(["project.yml": text])

    #expect(read.unread == ["project.yml:2:10: it is too large"])
  }

  @Test func `many targets with a long template are reported in a short time`() async throws {
    let sources = (0..<1_000).map { "      - Sources\($0)\n" }.joined()
    let targets = (0..<1_000).map { "  T\($0): { templates: [Long] }\n" }.joined()
    let text =
      "name: A\ntargetTemplates:\n  Long:\n    sources:\n\(sources)targets:\n  T: { type: framework }\n\(targets)"

    let read = try await ReadRepository(["project.yml": text])

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.hasSuffix("it is too large") == true)
  }
}
