import Foundation
import Model
import TestSupport
import Testing

@testable import Repositories

/// What manifests and projects say is cached, and never outlives a change of what it was read from.
@Suite(.timeLimit(.minutes(10))) struct EditedManifestsTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let isBig = Context.environment["BIG"] == "1"
    // inward:ignore unused: later
    let package = Package(
      name: "Shop",
      products: [.library(name: "A", targets: ["A"]), .executable(name: "B", targets: ["B"])],
      dependencies: [.package(path: "Kit"), .package(url: "https://example.org/Log.git", from: "1.0.0")],
      targets: [
        .target(name: "A", dependencies: isBig ? ["B", .product(name: "Kit", package: "Kit")] : [],
          exclude: ["Old"], resources: [.copy("Data")], plugins: ["Make"]),
        .target(name: "B", dependencies: [.product(name: "Log", package: "Log", moduleAliases: ["Log": "MyLog"])],
          path: "Sources/B", sources: ["One.swift"], publicHeadersPath: "headers", swiftSettings: [
            .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"), .define("X"),
            .unsafeFlags(["-O", "-g"]), .defaultIsolation(MainActor.self), .enableExperimentalFeature("E"),
          ]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  private static let spec = """
    name: Shop
    include: [base.yml]
    targets:
      Shop: { type: application, sources: App/Shop, dependencies: [{ target: Kit }] }
      Kit: { type: framework, sources: App/Kit }

    """
  private static let base = "targets:\n  More: { type: framework, sources: App/More }\n"
  private static let tuist = """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let project = Project(name: "Feed", targets: [
      .target(name: feed, destinations: .iOS, product: .framework, bundleId: "f", sources: ["Sources/**"]),
    ])

    """

  /// Texts for each file, of which one is written at a time.
  private static let variants: [String: [String]] = [
    "Package.swift": [
      manifest, manifest.replacing(#""B", "#, with: ""), manifest.replacing("exclude", with: "/**/ exclude"),
      manifest.replacing("name: \"Shop\"", with: "name: name()"),
    ],
    "Package@swift-6.1.swift": [manifest.replacing("6.0", with: "6.1").replacing("Shop", with: "Newer")],
    "Kit/Package.swift": [
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\", targets: [.systemLibrary(name: \"Kit\")])\n",
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\", targets: [.target(name: \"C\", path: \".c\")])\n",
      "struct Package {}\n",
    ],
    "Kit/Sources/Kit/module.modulemap": ["module CKit {}\n", "module Kit2 {}\n"],
    "Kit/.c/C.swift": [""],
    "Shop.xcodeproj/project.pbxproj": [
      ShopApp.project, ShopApp.project.replacing("ShopKit", with: "ShopBox"), "{ objects = { }; }",
    ],
    "Shop/Base.xcconfig": ["SWIFT_VERSION = 6.0\n", "SWIFT_VERSION = 5.0\n"],
    "Spec/project.yml": [spec, spec.replacing("[base.yml]", with: "[base.yml, .shared/base.yml]"), "rules: {}\n"],
    "Spec/base.yml": [base, base.replacing("More", with: "Most"), ": no\n"],
    "Spec/.shared/base.yml": [base.replacing("More", with: "Hidden"), base.replacing("More", with: "Moved")],
    "Feed/Project.swift": [tuist, tuist.replacing("Feed", with: "Food")],
    "Tuist/ProjectDescriptionHelpers/Names.swift": ["let feed = \"Feed\"\n", "let feed = \"Home\"\n"],
    "Feed/Sources/Feed.swift": ["import A\n"],
    "Sources/A/One.swift": ["import A\n", "import B\n"],
    "Sources/A/Old/Two.swift": [""],
    "Sources/B/One.swift": ["import A\n"],
    "Spec/App/Shop/App.swift": [""],
  ]

  private static var first: [String: String] { variants.filter { !$0.key.contains("/.") }.mapValues { $0[0] } }

  @Test func `reads nothing again that has not changed`() async throws {
    let edited = try EditedFolder(Self.first)
    let first = await edited.reader().read()
    #expect(first.repository.unreadManifests.map(\.path) == [])

    let second = await edited.reader().read()

    #expect(second.read == [])
    #expect(EditedFolder.State(second) == EditedFolder.State(first))
  }

  /// What must be there for a file to matter.
  private static let needs: [String: [String: String]] = [
    "Kit/.c/C.swift": ["Kit/Package.swift": variants["Kit/Package.swift"]?[1] ?? ""],
    "Spec/.shared/base.yml": ["Spec/project.yml": variants["Spec/project.yml"]?[1] ?? ""],
  ]

  @Test(arguments: variants.keys.sorted())
  func `each change of a file is noticed`(path: String) async throws {
    let texts: [String?] = [nil] + (Self.variants[path] ?? [])
    for (old, new) in texts.flatMap({ old in texts.map { (old, $0) } }) where old != new {
      let edited = try EditedFolder(Self.first.merging(Self.needs[path] ?? [:]) { $1 })
      try edited.folder.replace(path, with: old)
      let stamps = try edited.saveStates()
      _ = await edited.reader().read()

      try edited.folder.replace(path, with: new)
      try edited.renew(since: stamps)

      let expected = EditedFolder.State(await edited.reader(usesCache: false).read())
      #expect(EditedFolder.State(await edited.reader().read()) == expected, "\(old ?? "none") to \(new ?? "none")")
    }
  }

  @Test func `a variable without which a project cannot be read is noticed`() async throws {
    let tuist = Self.tuist.replacing("\"Feed\"", with: "ProcessInfo.processInfo.environment[\"FEED\"]!")
    let edited = try EditedFolder(Self.first.merging(["Feed/Project.swift": tuist]) { $1 })
    let first = await edited.reader().read()
    #expect(first.repository.unreadManifests.map(\.path) == ["Feed/Project.swift"])

    let second = await edited.reader(environment: ["FEED": "Feed"]).read()

    #expect(second.repository.unreadManifests.map(\.path) == [])
  }

  @Test func `a variable that a helper reads for a dependency is noticed`() async throws {
    let helper = """
      import ProjectDescription
      extension TargetDependency {
        public static var part: TargetDependency {
          Environment.usesPart.getBoolean(default: false) ? .target(name: "Part") : .external(name: "Other")
        }
      }
      """
    let project = """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let feed = Target.target(name: "Feed", product: .framework, bundleId: "feed", dependencies: [.part])
      let part = Target.target(name: "Part", product: .framework, bundleId: "part")
      let project = Project(name: "Feed", targets: [feed, part])
      """
    let files = ["Feed/Project.swift": project, "Tuist/ProjectDescriptionHelpers/Helper.swift": helper]
    let edited = try EditedFolder(Self.first.merging(files) { $1 })
    let variables: [[String: String]] = [[:], ["TUIST_USES_PART": "1"]]

    var names: [[String]] = []
    for environment in variables {
      let targets = await edited.reader(environment: environment).read().repository.packages.flatMap(\.targets)
      names.append(targets.first { $0.name == "Feed" }?.declaration.dependencies.map(\.name) ?? [])
    }

    #expect(names == [["Other"], ["Part"]])
  }

  @Test func `a manifest that lists the names of all variables is cached, and a new name is noticed`() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let name = Context.environment.keys.contains("PART") ? "Part" : "Other"
      let package = Package(name: "P", targets: [.target(name: name, path: "Sources/A")])
      """
    let edited = try EditedFolder(["Package.swift": manifest, "Sources/A/A.swift": ""])

    var names: [[String]] = []
    for environment in [["CI": ""], ["CI": "", "PART": ""], ["CI": "true"]] {
      let outcome = await edited.reader(environment: environment).read()
      #expect(outcome.variables == [""])
      names.append(outcome.repository.packages.flatMap(\.targets).map(\.name))
    }

    #expect(names == [["Other"], ["Part"], ["Other"]])
  }

  @Test func `files behind a link are noticed`() async throws {
    let edited = try EditedFolder(Self.first.merging([".made/Made.swift": "import A\n"]) { $1 })
    try FileManager.default.createSymbolicLink(
      atPath: edited.folder.path("Sources/A/Link"),
      withDestinationPath: "../../.made"
    )
    let first = await edited.reader().read()
    #expect(first.variables == nil)

    try edited.folder.write("import B\n", to: ".made/More.swift")

    let expected = EditedFolder.State(await edited.reader(usesCache: false).read())
    #expect(EditedFolder.State(await edited.reader().read()) == expected)
    #expect(expected.facts.keys.contains("Sources/A/Link/More.swift"))
  }

  @Test func `random edits are noticed`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let edited = try EditedFolder(Self.first)
    var (hits, environment) = (0, ["BIG": "0"])

    for round in 0..<80 {
      let stamps = try edited.saveStates()
      if round % 8 == 7 { try edited.replaceAll(with: Self.first) }
      for _ in 0..<Int.random(in: 0...1, using: &random) { try edit(edited.folder, &random) }
      if Int.random(in: 0..<4, using: &random) == 0 { environment["BIG"] = "\(Bool.random(using: &random) ? 1 : 0)" }
      try edited.renew(since: stamps)

      let cached = await edited.reader(environment: environment).read()
      let expected = await edited.reader(environment: environment, usesCache: false).read()

      #expect(EditedFolder.State(cached) == EditedFolder.State(expected), "seed \(seed), round \(round)")
      #expect(cached.variables == expected.variables, "seed \(seed), round \(round)")
      if !cached.read.contains("Package.swift"), edited.folder.has("Package.swift") { hits += 1 }
    }
    #expect(hits > 0, "seed \(seed)")
  }

  private func edit(_ folder: TemporaryFolder, _ random: inout SplitMix64) throws {
    // In an order that depends on the seed alone.
    let paths = Self.variants.keys.sorted()
    let path = try #require(paths.randomElement(using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try? FileManager.default.removeItem(atPath: folder.path(path))
    case 1:
      let link = folder.path("Sources/A/Link")
      if (try? FileManager.default.removeItem(atPath: link)) == nil {
        try folder.write("", to: "Sources/A/One.swift")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../Feed/Sources")
      }
    default: try folder.write(try #require(Self.variants[path]?.randomElement(using: &random)), to: path)
    }
  }
}

extension TemporaryFolder {
  /// Writes a file, or deletes it for `nil`.
  fileprivate func replace(_ path: String, with text: String?) throws {
    if let text { try write(text, to: path) } else { try? FileManager.default.removeItem(atPath: self.path(path)) }
  }
}

extension EditedFolder {
  fileprivate func replaceAll(with files: [String: String]) throws {
    for path in try folder.texts().keys where files[path] == nil { try folder.replace(path, with: nil) }
    for (path, text) in files where try !folder.has(path) || folder.text(of: path) != text {
      try folder.write(text, to: path)
    }
  }
}
