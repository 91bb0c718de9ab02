import Model
import TestSupport
import Testing

/// What manifests of Tuist refer to.
@Suite(.timeLimit(.minutes(10))) struct TuistReferenceTests {
  @Test func `reads the helpers of plugins in the repository`() async throws {
    let plugin = """
      import ProjectDescription

      public enum Module: String {
        case kit = "Kit"
      }

      public extension TargetDependency {
        struct Core {}
      }

      public extension TargetDependency.Core {
        static let kit = TargetDependency.project(target: Module.kit.rawValue, path: .relativeToRoot("Core/Kit"))
      }
      """
    let helper = """
      import ModulePlugin
      import ProjectDescription

      public extension Project {
        static func module(_ module: Module) -> Project {
          Project(name: module.rawValue, targets: [
            .target(
              name: module.rawValue, destinations: .iOS, product: .framework, bundleId: "a", sources: ["Sources/**"]),
          ])
        }
      }
      """
    let app = """
      import ModulePlugin
      import ProjectDescription

      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "b", sources: ["Sources/**"],
          dependencies: [TargetDependency.Core.kit]),
      ])
      """
    let read = try await ReadRepository([
      "Tuist/Config.swift": "import ProjectDescription\n", "Tuist/ProjectDescriptionHelpers/Project.swift": helper,
      "Plugins/Module/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"ModulePlugin\")\n",
      "Plugins/Module/ProjectDescriptionHelpers/Module.swift": plugin, "App/Project.swift": app,
      "Core/Kit/Project.swift": "import ModulePlugin\nimport ProjectDescription\nlet project = Project.module(.kit)\n",
      "App/Sources/A.swift": "", "Core/Kit/Sources/K.swift": "", "Other/Plugin.swift": "",
    ])

    #expect(read.unread == [])
    #expect(read.files == ["executable App: App/Sources/A.swift", "regular Kit: Core/Kit/Sources/K.swift"])
    #expect(read.dependencies == ["App: Kit@Core/Kit/Kit.xcodeproj"])
    #expect(read.repository.filesInNoTarget == ["Other/Plugin.swift"])
  }

  @Test func `reads dependencies on targets that are variables, and on macros`() async throws {
    let manifest = """
      import ProjectDescription

      func app(isFull: Bool) -> Target {
        .target(
          name: isFull ? "Full" : "App", destinations: [.mac], product: .app, bundleId: "a", sources: ["App/**"],
          dependencies: [.target(kit), .target(name: core.name), .macro(name: "Macros")])
      }

      let core = Target.target(
        name: "Core", destinations: [.mac], product: .framework, bundleId: "c", sources: ["Core/**"])
      let kit: ProjectDescription.Target = .target(
        name: "Kit", destinations: [.mac], product: .framework, bundleId: "b", sources: ["Kit/**"],
        dependencies: [
          .target(core, condition: .when([.macos])), .project(target: "Pay", path: .relativeToCurrentFile("Pay")),
        ])
      let project = Project(name: "Shop", targets: [
        app(isFull: true), kit, core,
        .target(name: "Macros", destinations: [.mac], product: .macro, bundleId: "d", sources: ["Macros/**"]),
      ])
      """
    let read = try await ReadRepository([
      "Project.swift": manifest, "App/A.swift": "", "Kit/K.swift": "", "Core/C.swift": "", "Macros/M.swift": "",
    ])

    #expect(read.unread == [])
    #expect(read.dependencies == ["Full: Kit Core Macros", "Kit: Core Pay@Pay/Pay.xcodeproj"])
    #expect(read.target("Kit")?.declaration.dependencies.map(\.isConditional) == [true, false])
  }

  @Test func `leaves out the exceptions of folders`() async throws {
    let manifest = """
      import ProjectDescription

      let project = Project(name: "Shop", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a",
          buildableFolders: [
            .folder("App", exceptions: [
              .exception(excluded: ["Info.plist", "Old.swift"], compilerFlags: ["A.swift": "-g"]),
              .exception(excluded: ["Old"]),
            ]),
            .folder("More", exceptions: .exceptions([.exception(excluded: ["B.swift"])])), "Kit",
          ]),
      ])
      """
    let files = ["App/A.swift", "App/Old.swift", "App/Old/O.swift", "More/B.swift", "More/C.swift", "Kit/K.swift"]
    let sources = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    let read = try await ReadRepository(sources.merging(["Project.swift": manifest]) { $1 })

    #expect(read.unread == [])
    #expect(read.files == ["executable App: App/A.swift Kit/K.swift More/C.swift"])

    for (unknown, what) in [(".previews", "an exception"), (".exception(excluded: \"Old\")", "a list")] {
      let other = manifest.replacing(".exception(excluded: [\"Old\"])", with: unknown)
      let read = try await ReadRepository(sources.merging(["Project.swift": other]) { $1 })
      #expect(read.unread == ["Project.swift:4:3: unsupported syntax: \(what) that is not known in the target App"])
    }
  }

  @Test func `a target has the files that it is given from the folder of another`() async throws {
    let manifest = """
      import ProjectDescription

      let files = SourceFilesList(globs: ["Tests/**"])
      let project = Project(name: "Shop", targets: [
        .target(
          name: "App", product: .app, dependencies: [.packagePlugin(product: "Lint")],
          buildableFolders: [.folder("App", exceptions: [.exception(target: "AppTests", included: ["Stub.swift"])])]),
        .target(name: "AppTests", product: .unitTests, sources: files),
      ])
      """
    let read = try await ReadRepository([
      "Project.swift": manifest, "App/A.swift": "", "App/Stub.swift": "", "Tests/T.swift": "",
      "Tests/Guide.docc/Step.swift": "",
    ])

    #expect(read.unread == [])
    #expect(
      read.files == ["executable App: App/A.swift App/Stub.swift", "test AppTests: App/Stub.swift Tests/T.swift"]
    )
  }

  @Test func `reads the settings of configurations`() async throws {
    let manifest = """
      import ProjectDescription

      let project = Project(
        name: "Shop",
        settings: .settings(configurations: [
          .debug(name: "Beta", settings: ["SUFFIX": "Beta"]), .release(name: .release, xcconfig: "Release.xcconfig"),
          .debug(name: .configuration("QA"), settings: ["SWIFT_VERSION": "5"], xcconfig: .relativeToRoot("QA.xcconfig")),
        ]),
        targets: [
          .target(name: "App", product: .app, settings: .settings(base: ["PRODUCT_NAME": "$(TARGET_NAME)$(SUFFIX)"])),
          .target(
            name: "Kit", product: .framework,
            settings: .settings(
              base: ["SWIFT_VERSION": "6"], debug: ["PRODUCT_MODULE_NAME": "A"], release: ["PRODUCT_MODULE_NAME": "B"])),
          .target(
            name: "Core", product: .framework,
            settings: .settings(configurations: [.debug(name: "QA", settings: [:], xcconfig: "Missing.xcconfig")])),
          .target(name: "UI", product: .framework, settings: .settings(configurations: Other.all)),
        ]
      )
      """
    let read = try await ReadRepository([
      "Project.swift": manifest, "Release.xcconfig": "SUFFIX = Final\nSWIFT_VERSION = 6\n",
      "QA.xcconfig": "SUFFIX = QA\n",
    ])

    #expect(read.unread == [])
    #expect(read.target("App")?.moduleNames == ["AppBeta", "App", "AppQA", "AppFinal"])
    #expect(read.target("Kit")?.moduleNames == ["Kit", "A", "B"])
    #expect(read.target("Kit")?.declaration.settings == [.languageMode("6")])
    let uncertain = ["App", "Kit", "Core", "UI"].map { read.target($0)?.declaration.hasUnknownSettings }
    #expect(uncertain == [false, false, true, true])
  }

  @Test func `reads the defaults of protocols, and values that patterns convert`() async throws {
    let helpers = """
      import ProjectDescription

      public enum Module {
        case feature(Feature)
        case core(Core)

        public enum Feature: String, Named { case Cart }
      }

      extension Module: Named {
        public func target(_ kind: Kind) -> String {
          switch self {
          case let .feature(module as any Named), let .core(module as any Named): return module.target(kind)
          }
        }
      }

      public enum Core: String, Named {
        case kit = "Kit"
        public func target(_ kind: Kind) -> String { "Core" + rawValue }
      }

      public enum Kind: String {
        case sources = ""
        case testing = "Testing"
      }

      public protocol Named { func target(_ kind: Kind) -> String }

      public extension Named where Self: RawRepresentable {
        func target(_ kind: Kind) -> String { "\\(self.rawValue)\\(kind.rawValue)" }
        var folder: String { target(.sources) + "/**" }
      }
      """
    let manifest = """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let modules: [Module] = [.feature(.Cart), .core(.kit)]
      let project = Project(
        name: "Shop",
        targets: modules.map { module in
          .target(
            name: module.target(.testing), destinations: .iOS, product: .framework, bundleId: "a",
            sources: [Module.Feature.Cart.folder])
        }
      )
      """
    let read = try await ReadRepository([
      "Project.swift": manifest, "Tuist/ProjectDescriptionHelpers/Module.swift": helpers, "Cart/C.swift": "",
    ])

    #expect(read.unread == [])
    #expect(read.files == ["regular CartTesting: Cart/C.swift", "regular CoreKit: Cart/C.swift"])
  }
}
