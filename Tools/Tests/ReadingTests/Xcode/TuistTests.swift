import Model
import TestSupport
import Testing

/// Repositories with the `Project.swift` files of Tuist, and without the projects that it makes.
@Suite(.timeLimit(.minutes(10))) struct TuistTests {
  private static let app = """
    import ProjectDescription
    import ProjectDescriptionHelpers

    let name = "Shop"
    let project = Project(
      name: name,
      organizationName: Secrets.shared.organization.uppercased(),
      packages: [.remote(url: "https://github.com/apple/swift-algorithms", requirement: .upToNextMajor(from: "1.0.0"))],
      settings: .settings(base: ["SWIFT_VERSION": "6.0", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": true]),
      targets: [
        .target(
          name: name,
          destinations: [.iPhone, .mac],
          product: .app,
          bundleId: "org.example.\\(name)",
          infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
          sources: ["Sources/**", .glob("Shared/**", excluding: "Shared/Old/**"), "Main.swift"],
          resources: ["Resources/**"],
          dependencies: [
            .target(name: "Kit"),
            .project(target: "Cart", path: Path.cart),
            .project(target: "CartTesting", path: .relativeToRoot("Features/Cart"), condition: .when([.ios])),
            .external(name: "Alamofire"),
            .package(product: "Algorithms"),
            .sdk(name: "StoreKit", type: .framework),
            .xcframework(path: "Vendor/Pay.xcframework"),
          ]
        ),
        .module("Kit"),
        Target.target(
          name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "t", sources: "Tests/**",
          dependencies: [.target(name: name)], settings: .settings(base: .shared)),
      ]
    )
    """

  private static let cart = """
    import ProjectDescription
    import ProjectDescriptionHelpers

    let project = Project.feature("Checkout", target: "Cart")
    """

  private static let helpers = """
    import ProjectDescription

    let prefix = "org.example."

    public extension Project {
      static func feature(_ name: String, target: String) -> Project {
        Project(name: name, targets: [.module(target), .module(target + "Testing", .staticFramework)])
      }
    }

    extension Path {
      static let cart: Path = "../Features/Cart"
    }

    extension Target {
      static func module(_ name: String, _ product: Product = .framework) -> Target {
        .target(
          name: name, destinations: [.iPhone], product: product, productName: name + "Module",
          bundleId: prefix + name, buildableFolders: ["\\(name)"])
      }
    }
    """

  private static func files(_ changes: [String: String] = [:]) -> [String: String] {
    let sources = [
      "App/Sources/App.swift", "App/Sources/Root/Root.swift", "App/Shared/Format.swift", "App/Shared/Old/A.swift",
      "App/Main.swift", "App/Kit/Kit.swift", "App/Tests/AppTests.swift", "App/Unlisted.swift",
      "Features/Cart/Cart/Cart.swift", "Features/Cart/CartTesting/Fake.swift", "Features/Cart/Cart/Project.swift",
    ]
    let manifests = [
      "App/Project.swift": app, "Features/Cart/Project.swift": cart, "Tuist.swift": "import ProjectDescription\n",
      "Tuist/ProjectDescriptionHelpers/Target+Module.swift": helpers, "Workspace.swift": "import ProjectDescription\n",
      "Tuist/ProjectDescriptionHelpers/Broken.swift": "actor Broken { func f() async { while true {} } }\n",
    ]
    return Dictionary(uniqueKeysWithValues: sources.map { ($0, "") }).merging(manifests) { $1 }
      .merging(changes) { $1 }
  }

  @Test func `reads targets with their files and dependencies`() async throws {
    let read = try await ReadRepository(Self.files())

    #expect(read.unread == [])
    #expect(
      read.files == [
        "executable Shop: App/Main.swift App/Shared/Format.swift App/Sources/App.swift App/Sources/Root/Root.swift",
        "regular Kit: App/Kit/Kit.swift",
        "test ShopTests: App/Tests/AppTests.swift",
        "regular Cart: Features/Cart/Cart/Cart.swift Features/Cart/Cart/Project.swift",
        "regular CartTesting: Features/Cart/CartTesting/Fake.swift",
      ]
    )
    let checkout = "Features/Cart/Checkout.xcodeproj"
    #expect(
      read.dependencies == [
        "Shop: Kit Cart@\(checkout) CartTesting@\(checkout) Alamofire@ Algorithms@ Pay@", "ShopTests: Shop",
      ]
    )
    #expect(read.repository.filesInNoTarget.count == 2)
  }

  @Test func `reads module names, settings and places`() async throws {
    let read = try await ReadRepository(Self.files())

    #expect(read.target("Cart")?.moduleNames == ["CartModule"])
    #expect(read.target("Shop")?.declaration.settings == [.languageMode("6.0"), .upcomingFeature("ExistentialAny")])
    #expect(read.target("Shop")?.declaration.hasUnknownSettings == false)
    #expect(read.target("ShopTests")?.declaration.hasUnknownSettings == true)
    #expect(read.target("ShopTests")?.declaration.position == SourcePosition(line: 31, column: 13))
    #expect(read.target("Cart")?.declaration.position == SourcePosition(line: 4, column: 51))
    let dependencies = read.target("Shop")?.declaration.dependencies ?? []
    #expect(dependencies.map(\.position?.line) == [20, 21, 22, 23, 24, 26])
    #expect(dependencies.filter(\.isConditional).map(\.name) == ["CartTesting"])
    #expect(read.repository.packages.map(\.location) == ["App/Shop.xcodeproj", "Features/Cart/Checkout.xcodeproj"])
    #expect(read.repository.packages.map(\.manifestPath) == ["App/Project.swift", "Features/Cart/Project.swift"])
  }

  @Test(arguments: [app, "import ProjectDescription\n", "import ProjectDescription\nlet a = {"])
  func `the project that was made from the file is read instead of it`(_ manifest: String) async throws {
    let project = XcodeProjectText().target("Other", files: ["Main.swift"]).text

    let changes = ["App/Shop.xcodeproj/project.pbxproj": project, "App/Project.swift": manifest]
    let read = try await ReadRepository(Self.files(changes))

    #expect(read.unread == [])
    #expect(read.files.first == "regular Other: App/Main.swift")
    #expect(read.target("Shop") == nil)
  }

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
          .target(name: "B", product: .framework, sources: ["[B]/**"], dependencies: [.target(name: "C")]),
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
        "Project.swift:6:5: unsupported syntax: `dependencies` with an element that is not known in the target A",
        "Project.swift:7:5: unsupported syntax: the pattern [B]/** in the target B",
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

  @Test func `a source that declares a type of this name is no manifest`() async throws {
    let read = try await ReadRepository(["Project.swift": "struct Project {}\n"])

    #expect(read.unread == [])
    #expect(read.repository.packages.isEmpty)
    #expect(read.repository.filesInNoTarget.count == 1)
  }

  @Test(
    arguments: [
      (
        "let project = Project(name: Secrets.name, targets: [])",
        "2:15: unsupported syntax: a `name` that is not a string"
      ),
      (
        "let project = Project(name: \"A\", targets: Module.all)",
        "2:15: unsupported syntax: a value that is not a list"
      ),
      (
        "let project = Project(name: \"A\", targets: [.feature(\"B\")])",
        "2:44: unsupported syntax: `.feature`"
      ),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, dependencies: [Deps.core])])",
        "2:44: unsupported syntax: `dependencies` with an element that is not known in the target B"
      ),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, sources: [\"[AB]/**\"])])",
        "2:44: unsupported syntax: the pattern [AB]/** in the target B"
      ),
      (
        "let project = Project(name: \"A\", targets: makeTargets())", "2:43: unsupported syntax: the name `makeTargets`"
      ),
      ("let project = makeProject()", "2:15: unsupported syntax: the name `makeProject`"),
      ("let settings = Settings.settings()", "unsupported syntax: 0 projects instead of one"),
    ]
  )
  func `a project that cannot be read is reported`(_ text: String, _ problem: String) async throws {
    let read = try await ReadRepository(["App/Project.swift": "import ProjectDescription\n\(text)\n"])

    let path = "App/Project.swift"
    #expect(read.unread == [problem.first == "2" ? "\(path):\(problem)" : "\(path): \(problem)"])
    #expect(read.repository.unreadManifests.first?.isProject == true)
  }
}
