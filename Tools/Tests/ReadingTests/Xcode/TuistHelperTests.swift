import Model
import TestSupport
import Testing

/// What manifests of Tuist make with helpers.
@Suite(.timeLimit(.minutes(10))) struct TuistHelperTests {
  @Test(arguments: [
    // Sets of enumerations.
    (
      """
      public enum Part { case kit, tests }
      public func parts(_ names: Set<Part> = Set([.kit])) -> [Target] {
        [kit(names.contains(.tests) ? "A" : names.contains(.kit) ? "B" : "C")]
      }
      """,
      "parts() + parts(Set([.kit, .tests])) + parts(Set<Part>([.kit])) + parts(Set<Part>())", ["B", "A", "C"]
    ),
    (
      """
      public enum Part { case kit, tests }
      public func parts(_ names: Set<Part>) -> [Target] {
        names.union([.kit]).contains(.kit) && !names.contains(.kit) ? [kit("A")] : []
      }
      """,
      "parts([.tests])", ["A"]
    ),
    // Members of nested types, and names in upper case.
    (
      """
      public extension TargetDependency {
        struct Own { public enum Deep {} }
        static let A = TargetDependency.external(name: "D")
        static func Make(_ name: String) -> TargetDependency { .external(name: name) }
      }
      public extension TargetDependency.Own {
        static let tca = TargetDependency.external(name: "TCA")
        static func kit(_ name: String) -> TargetDependency { .external(name: name) }
      }
      public extension TargetDependency.Own.Deep { static let KIT = TargetDependency.Own.kit("K") }
      public extension Project { static let B = "B" }
      public extension Path { static func feature(_ name: String) -> Path { .relativeToRoot("Features/\\(name)") } }
      public extension Target { func again() -> Target { self } }
      public extension Target { static let app = kit("App") }
      """,
      """
      [
        kit("A", [.Own.tca, .Own.Deep.KIT] + [.Own.kit("M")]), .app.again(),
        kit("C", [.project(target: "P", path: .feature("P"))]),
        kit(Project.B, [TargetDependency.A, TargetDependency.Make("E"), TargetDependency.Own.Deep.KIT]),
      ]
      """, ["A TCA K M", "App", "C P", "B D E K"]
    ),
    // Products of targets.
    (
      """
      public func all(_ targets: [Target]) -> [Target] {
        targets.contains { $0.product == .app } ? targets : []
      }
      """, #"all([kit("A")]) + all([kit("A"), kit("B", [], .app)]) + all([.target(name: "C", product: .app)])"#,
      ["A", "B", "C"]
    ),
    // Overloads of functions of Tuist.
    (
      """
      public enum Name: String { case kit = "K" }
      public extension TargetDependency {
        static func external(name: Name) -> TargetDependency { .external(name: name.rawValue) }
      }
      public extension Target {
        init(name: Name) { self.init(name: name.rawValue, product: .app) }
      }
      """,
      #"[kit("A", [.external(name: .kit), .external(name: "C")]), kit("B", [.external(name: Name.kit)])]"#
        + " + [Target(name: .kit)]",
      ["A K C", "B K", "K"]
    ),
    // Functions and variables of one name.
    (
      """
      public extension TargetDependency {
        static var domain: Self { .external(name: "Domain") }
        static func domain(implements name: String) -> Self { .external(name: name) }
      }
      """, #"[kit("A", [.domain, .domain(implements: "X")])]"#, ["A Domain X"]
    ),
    // A default that is not known, of a parameter that does not matter.
    (
      """
      public func plain(_ name: String, synthesizers: [ResourceSynthesizer] = .default) -> Target { kit(name) }
      """, #"[plain("A")]"#, ["A"]
    ),
    // The type of what `??` chooses.
    (
      """
      public enum Stage: String { case dev, prod
        public var dependencies: [TargetDependency] { [.external(name: rawValue)] }
      }
      public let stage = Stage(rawValue: "none") ?? .dev
      public let optional: Target? = kit("B")
      """, #"[kit("A", stage.dependencies)] + (optional.map { [$0] } ?? [])"#, ["A dev", "B"]
    ),
    // Patterns in conditions.
    (
      """
      public enum Part { case kit(String), app }
      public func part(_ part: Part) -> Target {
        guard case .kit(let name) = part else { return kit("App") }
        if case let .string(name) = Environment.appName { return kit(name) }
        return kit(name)
      }
      public func environment() -> String {
        switch Environment.appName {
        case .string(let name): name
        case .boolean: "On"
        default: "Off"
        }
      }
      """, "[part(.kit(\"A\")), part(.app), kit(environment())]", ["A", "App", "Off"]
    ),
  ])
  func `reads what helpers make`(_ helpers: String, _ targets: String, _ expected: [String]) async throws {
    let read = try await Self.read(helpers, "let project = Project(name: \"Shop\", targets: \(targets))")

    #expect(read.unread == [])
    let found = read.targets.map { ([$0.name] + $0.declaration.dependencies.map(\.name)).joined(separator: " ") }
    #expect(found == expected)
  }

  @Test func `reads what builds make`() async throws {
    let manifest = """
      let project = Project(name: "Shop", targets: [
        .target(
          name: "A", product: .framework, sources: [.generated("A/Made.swift"), .generated("A/A.swift")],
          dependencies: [
            .carthage(name: "Pay"), .foreignBuild(name: "B", script: "", output: .xcframework(path: "B/B.xcframework")),
          ]),
        .target(name: "B", product: .framework, sources: ["B/**"], dependencies: [.cocoapods(path: ".")]),
        .target(name: "C", product: .framework, dependencies: [.foreignBuild(name: "D", output: make())]),
      ])
      """
    let read = try await Self.read("", manifest)

    #expect(read.unread == ["Project.swift:10:91: unsupported syntax: the name `make` in the target C"])
    #expect(read.files == ["regular A: A/A.swift", "regular B: B/B.swift", "regular C: "])
    #expect(read.target("A")?.missingPaths == [])
    #expect(read.dependencies == ["A: Pay@ B@"])
    #expect(["A", "B"].map { read.target($0)?.declaration.hasUnknownSettings } == [false, true])
  }

  @Test(arguments: [
    ("", #"let project = Project.remote(name: "A")"#, "3:15: unsupported syntax: the unknown `Project.remote`"),
    (
      "public func bad() -> [Target] {\n  let a = 1 * 2\n  return []\n}",
      #"let project = Project(name: "Shop", targets: bad())"#,
      "1:1: unsupported syntax: `*` after a statement (Tuist/ProjectDescriptionHelpers/Helpers.swift:6)"
    ),
    (
      "public extension TargetDependency { struct Own {} }",
      #"let project = Project(name: "Shop", targets: [kit("A", [.Own.b])])"#,
      "3:57: unsupported syntax: the unknown `TargetDependency.Own.b` in the target A"
    ),
    (
      "",
      "let all = make()\nvar list: [Target] = []\nfor target in all { list.append(target) }\n"
        + #"let project = Project(name: "Shop", targets: list)"#, "3:11: unsupported syntax: the name `make`"
    ),
    (
      "", "let isNew = make()\nlet project = Project(name: \"Shop\", targets: isNew ? [] : [])",
      "3:13: unsupported syntax: the name `make`"
    ),
  ])
  func `says what is not known`(_ helpers: String, _ manifest: String, _ expected: String) async throws {
    let read = try await Self.read(helpers, manifest)

    #expect(read.unread == ["Project.swift:" + expected])
  }

  @Test(arguments: ["Path.own", ".own", "Path.make()"]) func `a path is relative to the file that it is in`(
    _ path: String
  ) async throws {
    let helpers = """
      public extension Path {
        static let own = Path.relativeToCurrentFile("P")
        static func make() -> Path { .relativeToCurrentFile("P") }
      }
      """
    let manifest = #"let project = Project(name: "Shop", targets: [kit("A", [.project(target: "P", path: \#(path))])])"#

    let read = try await Self.read(helpers, manifest)

    #expect(
      read.unread.map { $0.hasSuffix("unsupported syntax: the path `.relativeToCurrentFile` in the target A") } == [
        true
      ]
    )
  }

  @Test(arguments: [
    ([:], "none none unset"),
    (["TUIST_IS_CI": "YES", "TUIST_URL_PATH_OF": "a"], "none a yes"),
    (["TUIST_IS_CI": "Yes", "TUIST_URL_PATH_OF": "1"], "Yes none no"),
  ])
  func `reads environment variables as Tuist does`(_ variables: [String: String], _ expected: String) async throws {
    let helpers = """
      public func text() -> String {
        guard let value = Environment.isCI else { return "none" }
        return if case .string(let name) = value { name } else { "none" }
      }
      """
    let manifest = #"""
      let path = Environment.urlPATHOf.getString(default: "none")
      let isSet = Environment.isCI.getBoolean(default: false) ? "yes" : Environment.urlPATHOf == nil ? "unset" : "no"
      let project = Project(name: "Shop", targets: [kit("\(text()) \(path) \(isSet)")])
      """#

    let read = try await Self.read(helpers, manifest, environment: variables)

    #expect(read.unread == [])
    #expect(read.targets.map(\.name) == [expected])
  }

  /// - Parameter helpers: With a function `kit` for a target.
  static func read(
    _ helpers: String,
    _ manifest: String,
    environment: [String: String] = [:]
  ) async throws -> ReadRepository {
    let imports = "import ProjectDescription\n"
    let kit = """
      public func kit(_ name: String, _ dependencies: [TargetDependency] = [], _ product: Product = .framework) -> Target {
        .target(name: name, product: product, bundleId: name, sources: ["\\(name)/**"], dependencies: dependencies)
      }

      """
    let files = [
      "Project.swift": imports + "import ProjectDescriptionHelpers\n" + manifest, "A/A.swift": "", "B/B.swift": "",
      "Tuist/ProjectDescriptionHelpers/Helpers.swift": imports + kit + helpers,
    ]
    return try await ReadRepository(files, environment: environment)
  }
}
