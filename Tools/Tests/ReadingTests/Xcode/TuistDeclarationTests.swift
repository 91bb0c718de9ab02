import Model
import TestSupport
import Testing

/// What declarations of manifests and helpers say of targets.
@Suite(.timeLimit(.minutes(10))) struct TuistDeclarationTests {
  @Test func `reads the members of its own types`() async throws {
    let manifest = """
      import ProjectDescription

      enum Module: String {
        case Core
        static let Title = "Shop"
      }

      extension Project {
        static let kind = Project.Options.options(automaticSchemesOptions: .disabled)
      }

      let project = Project(
        name: Module.Title,
        options: .kind,
        targets: [
          .target(name: Module.Core.rawValue, destinations: .iOS, product: .framework, bundleId: "a", sources: ["Core/**"]),
        ]
      )
      """
    let read = try await ReadRepository(["Project.swift": manifest, "Core/Core.swift": ""])

    #expect(read.unread == [])
    #expect(read.files == ["regular Core: Core/Core.swift"])
    #expect(read.repository.packages.map(\.location) == ["Shop.xcodeproj"])
  }

  @Test func `reads associated values, aliases, merged settings, variables and lists in patterns`() async throws {
    let helpers = """
      import ProjectDescription

      public typealias Dependency = TargetDependency

      public enum Module {
        case feature(String, isTested: Bool = true)
        case library(name: String)
        case app

        public var name: String {
          switch self {
          case .feature(let name, _): name + "Feature"
          case let .library(name): name
          case .app: "App"
          }
        }

        public var dependency: Dependency { .target(name: name) }
      }

      public let base: SettingsDictionary = ["SWIFT_VERSION": "5", "A": "1"]
      """
    let manifest = """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let modules: [Module] = [.feature("Cart", isTested: false), .feature("Home"), .library(name: "Kit"), .app]
      let isStatic = Environment.isStatic.getBoolean(default: true)

      let project = Project(
        name: "Shop",
        settings: .settings(base: base.merging(["SWIFT_VERSION": "6.0"]).merging(["A": "2"], uniquingKeysWith: { old, _ in old })),
        targets: modules.map { module in
          .target(
            name: module.name, destinations: .iOS, product: isStatic ? .staticFramework : .app, bundleId: module.unknown(),
            sources: ["{\\(module.name),Shared}/{A,B/**/*}.swift"],
            dependencies: module.name == "App" ? [Module.library(name: "Kit").dependency, Dependency.xctest] : [])
        }
      )
      """
    let files = ["CartFeature/A.swift", "HomeFeature/B/B.swift", "Kit/A.swift", "Kit/C.swift", "Shared/B/A.swift"]
    let sources = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    let manifests = ["Project.swift": manifest, "Tuist/ProjectDescriptionHelpers/Module.swift": helpers]
    let read = try await ReadRepository(sources.merging(manifests) { $1 })

    #expect(read.unread == [])
    #expect(
      read.files == [
        "regular CartFeature: CartFeature/A.swift Shared/B/A.swift",
        "regular HomeFeature: HomeFeature/B/B.swift Shared/B/A.swift", "regular Kit: Kit/A.swift Shared/B/A.swift",
        "regular App: Shared/B/A.swift",
      ]
    )
    #expect(read.dependencies == ["App: Kit"])
    #expect(read.target("Kit")?.declaration.settings == [.languageMode("6.0")])
  }

  @Test func `of a helper, only what is unsupported is unknown`() async throws {
    let helpers = """
      import ProjectDescription

      public func unused<Value>(_ value: Value) -> [Value] where Value: Hashable {
        do { return [value] } catch { return [] }
      }

      public extension Target {
        @resultBuilder struct Builder {}
        static func checked(_ name: String) throws -> Target { try make(name) }

        static func module(_ name: String) -> Target {
          .target(name: name, destinations: .iOS, product: .framework, bundleId: "b", sources: "\\(name)/**")
        }

        static func overloaded<Value>(_ value: Value) -> Target { .module("A") }
        static func overloaded(_ name: String) -> Target { .module(name) }
      }

      protocol Named { var name: String { get } }
      public let second = "Core"
      """
    let files = ["Kit/A.swift": "", "Core/A.swift": "", "Tuist/ProjectDescriptionHelpers/Target.swift": helpers]
    let manifest = { (targets: String) in
      "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project(name: \"Shop\", targets: [\(targets)])"
    }
    let known = manifest(#".module("Kit"), .module(second)"#)
    let unknown = [#".overloaded("Kit")"#, #".module(unused("Kit")[0])"#, #".checked("Kit")"#].map(manifest)

    let read = try await ReadRepository(files.merging(["Project.swift": known]) { $1 })
    #expect(read.unread == [])
    #expect(read.files == ["regular Kit: Kit/A.swift", "regular Core: Core/A.swift"])
    for text in unknown {
      let read = try await ReadRepository(files.merging(["Project.swift": text]) { $1 })
      #expect(read.unread.count == 1, "\(text)")
    }
  }

  @Test func `what is not known of a target concerns only this target`() async throws {
    let manifest = """
      import ProjectDescription

      let project = Project(
        name: "Shop",
        targets: [
          .target(name: "A", product: Plugin.product, sources: ["A/**"], dependencies: [.target(name: "C"), Deps.core]),
          .target(name: "B", product: .framework, sources: ["[!B]/**"], dependencies: [.target(name: "C")]),
          .target(name: "C", product: .framework, sources: ["C/**"], dependencies: Plugin.all),
          .target(name: "D", product: .framework, sources: ["D/**"]),
          .target(name: "E", product: .framework, sources: makeSources()),
        ]
      )
      """
    let read = try await ReadRepository([
      "Project.swift": manifest, "A/A.swift": "import C\n", "B/B.swift": "", "C/C.swift": "", "D/D.swift": "",
    ])

    #expect(
      read.unread == [
        "Project.swift:6:5: unsupported syntax: a `product` that is not known in the target A",
        "Project.swift:6:103: unsupported syntax: the unknown `Deps.core` in the target A",
        "Project.swift:7:5: unsupported syntax: the pattern [!B]/** in the target B",
        "Project.swift:8:5: unsupported syntax: a value that is not a list in the target C",
        "Project.swift:10:54: unsupported syntax: the name `makeSources` in the target E",
      ]
    )
    #expect(
      read.files == [
        "regular A: A/A.swift", "regular B: ", "regular C: C/C.swift", "regular D: D/D.swift", "regular E: ",
      ]
    )
    #expect(["A", "B", "C", "D"].map { read.target($0)?.declaration.hasUnknownSettings } == [true, true, true, false])
  }

  @Test func `unknown variables cost only what depends on them`() async throws {
    let helpers = """
      import ProjectDescription

      public func module(_ name: String, _ settings: SettingsDictionary, isNew: Bool = true) -> Target {
        let (bundle, version) = Plugin.names[name].split()
        var base: SettingsDictionary = settings
        base.merge(["A": "b"]) { _, new in new }
        return .target(
          name: name, destinations: .iOS, product: .framework, bundleId: bundle + version, sources: ["\\(name)/**"],
          settings: .settings(base: base))
      }
      """
    let manifest = """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let unknown: SettingsDictionary = ["SWIFT_VERSION": "5"].flags("-X")
      var changed: SettingsDictionary = ["SWIFT_VERSION": "5"]
      changed["A"] = makeFlags()
      var known: SettingsDictionary = ["SWIFT_VERSION": "5"]
      known.merge(["SWIFT_VERSION": "6.0"], uniquingKeysWith: { _, new in new })
      let extra: [TargetDependency] = makeDependencies()

      let project = Project(
        name: "Shop",
        settings: .settings(base: unknown),
        targets: [
          module("A", unknown), module("B", changed), module("C", known),
          .target(name: "D", product: .framework, sources: ["D/**"], dependencies: [.target(name: "A")] + extra),
        ]
      )
      """
    let read = try await ReadRepository([
      "Project.swift": manifest, "Tuist/ProjectDescriptionHelpers/Module.swift": helpers, "A/A.swift": "",
      "B/B.swift": "", "C/C.swift": "", "D/D.swift": "",
    ])

    #expect(read.unread == ["Project.swift:9:33: unsupported syntax: the name `makeDependencies` in the target D"])
    #expect(
      read.files == [
        "regular A: A/A.swift", "regular B: B/B.swift", "regular C: C/C.swift", "regular D: D/D.swift",
      ]
    )
    #expect(["A", "B", "C"].map { read.target($0)?.declaration.hasUnknownSettings } == [true, true, true])
    #expect(read.target("C")?.declaration.settings == [.languageMode("6.0")])
  }

  @Test(arguments: [
    ("var all = makeTargets()\nall.append(.target(name: \"A\"))", "targets: all", "the name `makeTargets`"),
    ("let new = makeTargets()", "targets: [] + new", "the name `makeTargets`"),
    ("let new = makeTarget()", "targets: [new]", "the name `makeTarget`"),
    ("let new = makeTargets()", "targets: new.map { $0.name }", "the name `makeTargets`"),
    ("let name: String? = makeName()\nlet new = name == nil ? [] : [1]", "targets: new", "the name `makeName`"),
    ("let name: String? = makeName()\nif let name { print(name) }", "targets: []", "the name `makeName`"),
  ])
  func `an unknown variable is reported where it matters`(
    _ text: String,
    _ targets: String,
    _ problem: String
  ) async throws {
    let project = "import ProjectDescription\n\(text)\nlet project = Project(name: \"Shop\", \(targets))\n"

    let read = try await ReadRepository(["Project.swift": project])

    #expect(read.unread.map { $0.hasSuffix(": unsupported syntax: \(problem)") } == [true], "\(read.unread)")
  }
}
