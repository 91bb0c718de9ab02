import Model
import TestSupport
import Testing

/// Settings and files that helpers of Tuist's manifests declare.
@Suite(.timeLimit(.minutes(10))) struct TuistHelperMemberTests {
  @Test(arguments: [
    ("Settings(base: [\"SWIFT_VERSION\": \"6.0\"])", false, "6.0"),
    (#".init(base: ["SWIFT_VERSION": .init(stringLiteral: "6.0"), "MARKETING_VERSION": makeVersion()])"#, false, "6.0"),
    (".settings(base: [\"OTHER_SWIFT_FLAGS\": makeFlags()])", true, nil),
    (".settings(base: [\"PRODUCT_NAME\": \"A$(SUFFIX)\", \"SUFFIX\": makeSuffix()])", true, nil),
    (".settings(base: [:].swiftVersion(\"6.0\").marketingVersion(makeVersion()))", false, "6.0"),
    (
      ".settings(base: SettingsDictionary().automaticCodeSigning(devTeam: \"A\").swiftVersion(\"5\").ours()"
        + ".merging([\"A\": \"B\"]) { $1 })",
      false, "6.0"
    ),
    (".settings(base: [:].theirs())", true, nil),
    (".ours", false, "6.0"),
    (".settings(base: .common, configurations: .all)", false, "6.0"),
    (".settings(base: [\"SWIFT_VERSION\": .six], configurations: [.test])", false, "6.0"),
    (
      ".settings(base: [:].swiftVersion(\"6.0\").otherLinkerFlags([\"-ObjC\"]).bitcodeEnabled(false).otherCFlags([])"
        + ".appleGenericVersioningSystem().versionInfo(\"1\", prefix: \"a\").codeSignIdentityAppleDevelopment()"
        + ".swiftObjcBridgingHeaderPath(\"A.h\").swiftOptimizeObjectLifetimes(true))",
      false, "6.0"
    ),
    (".settings(base: [makeKey(): \"A\"])", true, nil),
  ])
  func `reads settings as far as they matter`(_ settings: String, _ isUnknown: Bool, _ mode: String?) async throws {
    let helpers = """
      public extension SettingsDictionary {
        static let common: SettingsDictionary = ["SWIFT_VERSION": "6.0"]
        func ours() -> SettingsDictionary { merging(["SWIFT_VERSION": "6.0"]) }
      }
      public extension SettingValue { static let six: SettingValue = "6.0" }
      public extension Settings { static let ours: Settings = .settings(base: .common) }
      public extension Configuration { static let test: Configuration = .debug(name: .debug) }
      public extension Array where Element == Configuration { static let all: [Configuration] = [.test] }
      """
    let target = ".target(name: \"A\", product: .framework, sources: [\"A/**\"], settings: \(settings))"

    let read = try await TuistHelperTests.read(helpers, "let project = Project(name: \"Shop\", targets: [\(target)])")

    #expect(read.unread == [])
    let declaration = read.target("A")?.declaration
    #expect(declaration?.hasUnknownSettings == isUnknown)
    #expect(declaration?.settings == (mode.map { [.languageMode($0)] } ?? []))
  }

  @Test func `a helper's function is a value`() async throws {
    let helpers = """
      extension Target {
        static func plain(_ name: String) -> Target { .target(name: name, product: .framework, sources: ["\\(name)/**"]) }
      }
      extension Product { static func framework(isStatic: Bool) -> Product { isStatic ? .staticFramework : .framework } }
      """
    let project = #"let project = Project(name: "Shop", targets: ["A", "B"].map(Target.plain) + [.plain("C")])"#

    let read = try await TuistHelperTests.read(helpers, project)

    #expect(read.unread == [])
    #expect(["A", "B", "C"].allSatisfy { read.target($0) != nil })
    let all = "let project = Project(name: \"Shop\", targets: Platform.allCases.flatMap { _ in [Target.plain(\"A\")] })"
    #expect(try await TuistHelperTests.read(helpers, all).unread.count == 1)
  }

  @Test(arguments: [
    "sources: .all", "sources: [.a]", "sources: .paths([.folder])", "sources: [.glob(.folder, excluding: [.old])]",
    "buildableFolders: [.a]", "buildableFolders: .all",
  ])
  func `reads files that helpers name`(_ files: String) async throws {
    let helpers = """
      public extension SourceFilesList { static let all: SourceFilesList = ["A/**"] }
      public extension SourceFileGlob { static let a: SourceFileGlob = "A/**" }
      public extension Path {
        static let folder: Path = "A/**"
        static let old: Path = .relativeToRoot("Old/**")
      }
      public extension BuildableFolder { static let a: BuildableFolder = "A" }
      public extension Array where Element == BuildableFolder { static let all: [BuildableFolder] = [.a] }
      """
    let target = ".target(name: \"A\", product: .framework, \(files))"

    let read = try await TuistHelperTests.read(helpers, "let project = Project(name: \"Shop\", targets: [\(target)])")

    #expect(read.unread == [])
    #expect(read.files == ["regular A: A/A.swift"])
  }

  @Test func `a target whose name is in a helper is where the manifest makes it`() async throws {
    let helpers = "public enum Name { public static let app = \"App\" }\n"
    let manifest = """
      let project = Project(
        name: "Shop",
        targets: [
          .target(name: Name.app, product: .app, sources: ["A/**"]), kit("Kit"),
        ])
      """

    let read = try await TuistHelperTests.read(helpers, manifest)

    let positions = ["App", "Kit"].map { read.target($0)?.declaration.position }
    #expect(positions.map { $0.map { "\($0.line):\($0.column)" } } == ["6:5", "6:68"])
  }

  @Test(arguments: [
    ("targets: [gen(\"A\")]", "the name `gen`, whose declaration has a generic function", 5),
    ("targets: [.made(\"A\")]", "the unknown `Target.made`, whose declaration has a generic function", 7),
    ("targets: [.other(\"A\")]", "the unknown `Target.other`", nil),
  ])
  func `says why a helper is not known`(_ targets: String, _ reason: String, _ line: Int?) async throws {
    let helpers = """
      public func gen<Name: StringProtocol>(_ name: Name) -> Target { kit(String(name)) }
      public extension Target {
        static func made<Name: StringProtocol>(_ name: Name) -> Target { kit(String(name)) }
      }
      """

    let read = try await TuistHelperTests.read(helpers, "let project = Project(name: \"Shop\", \(targets))")

    let place = line.map { " (Tuist/ProjectDescriptionHelpers/Helpers.swift:\($0))" } ?? ""
    #expect(read.unread == ["Project.swift:3:47: unsupported syntax: \(reason)\(place)"])
  }
}
