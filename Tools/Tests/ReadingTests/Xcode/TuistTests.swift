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

  @Test func `the folder of Tuist may be around that of a workspace`() async throws {
    let read = try await ReadRepository([
      "Tuist/ProjectDescriptionHelpers/Name.swift": "import ProjectDescription\npublic let name = \"Shop\"\n",
      "App/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let app: Target = .target(name: name, product: .app, sources: ["Sources/**"])
      let project = Project(name: name, targets: [app])
      """,
      "App/Workspace.swift": "import ProjectDescription\n", "App/Sources/A.swift": "",
    ])

    #expect(read.unread == [])
    #expect(read.files == ["executable Shop: App/Sources/A.swift"])
  }

  @Test func `a source that declares a type of this name is no manifest`() async throws {
    let read = try await ReadRepository([
      "Project.swift": "struct Project {}\n", "Texts/Project.swift": "let text = \"import ProjectDescription\"\n",
      "Texts/Package.swift": "// import PackageDescription\n",
    ])

    #expect(read.unread == [])
    #expect(read.repository.packages.isEmpty)
    #expect(read.repository.filesInNoTarget.count == 3)
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
        "2:44: unsupported syntax: the unknown `Target.feature`"
      ),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, dependencies: [Deps.core])])",
        "2:93: unsupported syntax: the unknown `Deps.core` in the target B"
      ),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, sources: [\"[!A]/**\"])])",
        "2:44: unsupported syntax: the pattern [!A]/** in the target B"
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

  @Test(
    arguments: [
      (
        "sources: [.init(\"App/**\", excluding: \"App/Old/**\")]",
        ["Project.swift:2:47: unsupported syntax: a path that is not known in the target App"]
      ),
      (
        "sources: Names.paths([\"App/**\"])",
        ["Project.swift:2:47: unsupported syntax: a path that is not known in the target App"]
      ),
      (
        "sources: [], dependencies: [.xcframework(path: Names.path(\"Kit.xcframework\"))]",
        ["Project.swift:2:111: unsupported syntax: a path that is not known in the target App"]
      ),
      (
        "buildableFolders: [.folder(\"App\", exceptions: [.exception(target: Names.tests, included: [\"A.swift\"])])]",
        ["Project.swift:2:130: unsupported syntax: a `target` that is not a string in the target App"]
      ),
    ]
  )
  func `sources are not guessed`(_ sources: String, _ problems: [String]) async throws {
    let target = ".target(name: \"App\", product: .app, \(sources))"
    let manifest = "import ProjectDescription\nlet project = Project(name: \"Shop\", targets: [\(target)])\n"

    let read = try await ReadRepository(["Project.swift": manifest, "App/A.swift": "", "App/Old/O.swift": ""])

    #expect(read.unread == problems)
  }
}
