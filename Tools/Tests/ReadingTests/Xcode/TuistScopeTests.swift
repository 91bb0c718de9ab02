import Model
import TestSupport
import Testing

/// Names that several files of Tuist have: what is private, helpers and their plugins, and the manifest.
@Suite(.timeLimit(.minutes(10))) struct TuistScopeTests {
  @Test(arguments: ["private", "fileprivate"])
  func `each file has its own private names`(_ access: String) async throws {
    let helper = { (name: String) in
      """
      \(access) let name = "\(name)"
      \(access) enum Folder { static let all = "\(name)/**" }
      \(access) func sources(_ folder: String) -> SourceFilesList { [.glob(.path(folder))] }
      \(access) extension Target { static var made: Target { \(Tuist.framework("name", "sources(Folder.all)")) } }
      public let \(name.lowercased()): Target = .made
      """
    }

    let read = try await Tuist.repository(
      #"let project = Project(name: "P", targets: [a, b])"#,
      ["\(Tuist.helpers)/A.swift": helper("A"), "\(Tuist.helpers)/B.swift": helper("B")]
    )

    #expect(read.unread == [])
    #expect(read.files == ["regular A: A/A.swift", "regular B: B/B.swift"])
  }

  @Test func `helpers do not see the names of the manifest, which hide theirs`() async throws {
    let read = try await Tuist.repository(
      """
      let root = "App"
      func named(_ name: String) -> String { "Own" + name }
      enum Kind { static let name = "Kind" }
      extension Target { static func own(_ name: String) -> Target { \(Tuist.framework("named(name)", #"["\(root)/**"]"#)) } }
      let project = Project(name: "P", targets: [module("Core"), .own("App"), .own(Kind.name)])
      """,
      [
        "\(Tuist.helpers)/A.swift": """
        let root = "Modules"
        func named(_ name: String) -> String { Kind.name + name }
        enum Kind { static let name = "Shared" }
        public func module(_ name: String) -> Target { \(Tuist.framework("named(name)", #"["\(root)/\(name)/**"]"#)) }
        """
      ]
    )

    #expect(read.unread == [])
    #expect(
      read.files == [
        "regular SharedCore: Modules/Core/Core.swift", "regular OwnApp: App/App.swift",
        "regular OwnKind: App/App.swift",
      ]
    )
  }

  @Test func `a name that two modules of helpers have is not guessed`() async throws {
    let read = try await Tuist.repository(
      #"let project = Project(name: "P", targets: [a])"#,
      [
        "Plugins/One/ProjectDescriptionHelpers/A.swift":
          #"let folder = "A"; public let a: Target = \#(Tuist.framework(#""A""#, #"["\(folder)/**"]"#))"#,
        "Plugins/Two/ProjectDescriptionHelpers/B.swift": #"let folder = "B""#,
      ]
    )

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.contains("the name `folder`, whose declaration has another one of its name") == true)
  }

  @Test func `a helper's problem names the helper`() async throws {
    let read = try await Tuist.repository(
      #"let project = Project(name: "P", targets: [])"#,
      ["\(Tuist.helpers)/A.swift": "enum Kind {}", "\(Tuist.helpers)/B.swift": "enum Kind {}"]
    )

    #expect(
      read.unread == [
        "Project.swift:1:1: unsupported syntax: a duplicate type `Kind` (\(Tuist.helpers)/B.swift:2)"
      ]
    )
  }

  @Test func `reads names with their module, lists of patterns, and what other build systems make`() async throws {
    let read = try await Tuist.repository(
      """
      let foreign = Target.foreignBuild(
        name: "Rust", destinations: .iOS, script: "make", inputs: [],
        output: .xcframework(path: "Rust.xcframework", linking: .dynamic)
      )
      let project = Project(
        name: "P",
        targets: [
          foreign, .target(
            name: "A", destinations: .iOS, product: .framework, bundleId: "a",
            sources: SourceFilesList(globs: ProjectDescriptionHelpers.lists.flatMap(\\.globs)),
            dependencies: [.target(name: "Rust")]
          ),
        ]
      )
      """,
      [
        "\(Tuist.helpers)/A.swift": """
        public let lists: [SourceFilesList] = [["A/**"], [.glob(Path("B/**"))]]
        """
      ]
    )

    #expect(read.unread == [])
    #expect(read.files == ["regular Rust: ", "regular A: A/A.swift B/B.swift"])
    #expect(read.dependencies == ["A: Rust"])
  }

  @Test func `an alias is that of its file, or of the type that it is in`() async throws {
    let read = try await Tuist.repository(
      """
      enum Shared { static let name = "Own" }
      let project = Project(name: "P", targets: [a, b, Outer.made, \(Tuist.framework("Shared.name", #""A/**""#))])
      """,
      [
        "\(Tuist.helpers)/A.swift": """
        private typealias Names = First
        enum First { static let name = "First" }
        public typealias Shared = First
        public let a: Target = \(Tuist.framework("Names.name", #""A/**""#))
        """,
        "\(Tuist.helpers)/B.swift": """
        private typealias Names = Second
        enum Second { static let name = "Second" }
        enum Third { static let name = "Third" }
        public let b: Target = \(Tuist.framework("Names.name", #""B/**""#))
        public enum Outer {
          typealias First = Third
          public static let made: Target = \(Tuist.framework("First.name", #""B/**""#))
        }
        """,
      ]
    )

    #expect(read.unread == [])
    #expect(read.repository.packages.first?.targets.map(\.name) == ["First", "Second", "Third", "Own"])
  }

  @Test func `an extension of an alias extends what it stands for, in any file`() async throws {
    let read = try await Tuist.repository(
      """
      typealias Part = Module
      extension Part { static var app: Target { \(Tuist.framework(#""App""#, #""App/**""#, "[.core, .shared]")) } }
      let project = Project(name: "P", targets: [Module.app, Module.core])
      """,
      [
        "\(Tuist.helpers)/A.swift": """
        public extension Dep { static let core: Dep = .target(name: "Core") }
        public extension TargetDependency { static let shared = Dep.external(name: "Shared") }
        """,
        "\(Tuist.helpers)/B.swift": """
        public enum Module { public static let core: Target = \(Tuist.framework(#""Core""#, #""Modules/Core/**""#)) }
        public typealias Dep = TargetDependency
        """,
      ]
    )

    #expect(read.unread == [])
    #expect(read.dependencies == ["App: Core Shared@"])
  }

  @Test func `settings that are none are known, and so is a text that becomes another type`() async throws {
    let read = try await Tuist.repository(
      """
      enum Foundation { static let sources = SourceFilesList(stringLiteral: "A/**") }
      let project = Project(
        name: "P",
        settings: .settings(configurations: [.debug(name: ConfigurationName(stringLiteral: "QA"))]),
        targets: [
          .target(
            name: "A", destinations: .iOS, product: .framework, bundleId: "a", sources: Foundation.sources,
            settings: .none
          )
        ]
      )
      """,
      [:]
    )

    #expect(read.files == ["regular A: A/A.swift"])
    #expect(read.target("A")?.declaration.hasUnknownSettings == false)
  }

  @Test func `overloads of the manifest and of helpers are told apart by their types`() async throws {
    let read = try await Tuist.repository(
      """
      enum Part: String, CaseIterable, Module {
        case A, B
        var name: String { rawValue }
      }
      extension Target { static func feature(_ part: Part) -> Target { .feature(part.rawValue) } }
      extension Own: Module { var name: String { "Own" } }
      let project = Project(
        name: "P",
        targets: [.feature(.A), .feature("B")] + Part.allCases.map { $0.target() } + [Own().target()]
      )
      """,
      [
        "\(Tuist.helpers)/A.swift": """
        public struct Own {}
        public protocol Module { var name: String { get } }
        extension Module { public func target() -> Target { \(Tuist.framework(#"name + "Module""#, #""A/**""#)) } }
        extension Target { public static func feature(_ name: String) -> Target { \(Tuist.framework("name", #""B/**""#)) } }
        """
      ]
    )

    #expect(read.unread == [])
    #expect(read.repository.packages.first?.targets.map(\.name) == ["A", "B", "AModule", "BModule", "OwnModule"])
  }
}
