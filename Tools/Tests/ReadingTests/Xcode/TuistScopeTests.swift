import Model
import TestSupport
import Testing

/// Names that several files of Tuist have: what is private, helpers and their plugins, and the manifest.
@Suite(.timeLimit(.minutes(10))) struct TuistScopeTests {
  private static let helpers = "Tuist/ProjectDescriptionHelpers"

  private func repository(_ project: String, _ helpers: [String: String]) async throws -> ReadRepository {
    let sources = ["A/A.swift", "B/B.swift", "Modules/Core/Core.swift", "App/App.swift"].map { ($0, "") }
    var files = Dictionary(uniqueKeysWithValues: sources)
    for (path, text) in helpers { files[path] = "import ProjectDescription\n\(text)\n" }
    files["Project.swift"] = "import ProjectDescription\nimport ProjectDescriptionHelpers\n\(project)\n"
    return try await ReadRepository(files)
  }

  private func framework(_ name: String, _ sources: String) -> String {
    ".target(name: \(name), destinations: .iOS, product: .framework, bundleId: \"a\", sources: \(sources))"
  }

  @Test(arguments: ["private", "fileprivate"])
  func `each file has its own private names`(_ access: String) async throws {
    let helper = { (name: String) in
      """
      \(access) let name = "\(name)"
      \(access) enum Folder { static let all = "\(name)/**" }
      \(access) func sources(_ folder: String) -> SourceFilesList { [.glob(.path(folder))] }
      \(access) extension Target { static var made: Target { \(self.framework("name", "sources(Folder.all)")) } }
      public let \(name.lowercased()): Target = .made
      """
    }

    let read = try await repository(
      #"let project = Project(name: "P", targets: [a, b])"#,
      ["\(Self.helpers)/A.swift": helper("A"), "\(Self.helpers)/B.swift": helper("B")]
    )

    #expect(read.unread == [])
    #expect(read.files == ["regular A: A/A.swift", "regular B: B/B.swift"])
  }

  @Test func `helpers do not see the names of the manifest, which hide theirs`() async throws {
    let read = try await repository(
      """
      let root = "App"
      func named(_ name: String) -> String { "Own" + name }
      enum Kind { static let name = "Kind" }
      extension Target { static func own(_ name: String) -> Target { \(framework("named(name)", #"["\(root)/**"]"#)) } }
      let project = Project(name: "P", targets: [module("Core"), .own("App"), .own(Kind.name)])
      """,
      [
        "\(Self.helpers)/A.swift": """
        let root = "Modules"
        func named(_ name: String) -> String { Kind.name + name }
        enum Kind { static let name = "Shared" }
        public func module(_ name: String) -> Target { \(framework("named(name)", #"["\(root)/\(name)/**"]"#)) }
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
    let read = try await repository(
      #"let project = Project(name: "P", targets: [a])"#,
      [
        "Plugins/One/ProjectDescriptionHelpers/A.swift":
          #"let folder = "A"; public let a: Target = \#(framework(#""A""#, #"["\(folder)/**"]"#))"#,
        "Plugins/Two/ProjectDescriptionHelpers/B.swift": #"let folder = "B""#,
      ]
    )

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.contains("the name `folder`, whose declaration has another one of its name") == true)
  }

  @Test func `a helper's problem names the helper`() async throws {
    let read = try await repository(
      #"let project = Project(name: "P", targets: [])"#,
      ["\(Self.helpers)/A.swift": "enum Kind {}", "\(Self.helpers)/B.swift": "enum Kind {}"]
    )

    #expect(
      read.unread == [
        "Project.swift:1:1: unsupported syntax: a duplicate type `Kind` (\(Self.helpers)/B.swift:2)"
      ]
    )
  }

  @Test func `a declaration that is not read matters only where it is used`() async throws {
    let read = try await repository(
      """
      protocol Named { var name: String { get } }
      func same<T>(_ value: T) -> T { value }
      let version = try? String(contentsOfFile: "version")
      let project = Project(name: "P", targets: [\(framework(#""A""#, #""A/**""#))])
      """,
      [:]
    )
    #expect(read.unread == [])
    #expect(read.files == ["regular A: A/A.swift"])

    let used = try await repository(
      """
      func same<T>(_ value: T) -> T { value }
      let project = Project(name: "P", targets: [\(framework(#"same("A")"#, #""A/**""#))])
      """,
      [:]
    )
    #expect(used.unread.first?.contains("the name `same`, whose declaration has a generic function") == true)

    let statement = try await repository("let project = Project(name: \"P\", targets: [])\nproject.targets <<< 1", [:])
    #expect(statement.unread.count == 1)
  }

  @Test func `names the method that is not known`() async throws {
    let trimmed = #""A".trimmingCharacters(in: .whitespaces)"#
    for target in [framework(trimmed, "[]"), framework(#""A""#, #"["\(folder)/**"]"#)] {
      let read = try await repository(
        "let folder = \(trimmed)\nlet project = Project(name: \"P\", targets: [\(target)])",
        [:]
      )
      #expect(read.unread.first?.contains("the method `trimmingCharacters`") == true, "\(read.unread)")
    }
  }

  @Test func `reads names with their module, lists of patterns, and what other build systems make`() async throws {
    let read = try await repository(
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
        "\(Self.helpers)/A.swift": """
        public let lists: [SourceFilesList] = [["A/**"], [.glob(Path("B/**"))]]
        """
      ]
    )

    #expect(read.unread == [])
    #expect(read.files == ["regular Rust: ", "regular A: A/A.swift B/B.swift"])
    #expect(read.dependencies == ["A: Rust"])
  }

  @Test(arguments: [
    #"if let x = try? String(contentsOfFile: "x") { targets.append(b) } else { targets.append(c) }"#,
    "for case let n? in names where n is String { targets.append(b) }",
    #"let a = try! f(); targets.append(contentsOf: try! g())"#,
    "extension Array where Element == Target { mutating func add(_ t: Target) { append(t) } }\ntargets.add(b)",
    "func add<T>(_ t: T) { targets.append(b) }\nlet done: Void = add(1)",
    "let deps: [TargetDependency] = try! load()\ntargets.append(made(deps))",
    "func same<T>(_ t: T) -> T { t }\ntargets.append(same(b))",
  ])
  func `what may change targets is never left out in silence`(_ statements: String) async throws {
    let read = try await repository(
      """
      var targets: [Target] = [\(framework(#""A""#, #""A/**""#))]
      \(statements)
      let project = Project(name: "P", targets: targets)
      """,
      [
        "\(Self.helpers)/A.swift": """
        public let b: Target = \(framework(#""B""#, #""B/**""#))
        public let deps: [TargetDependency] = [.external(name: "D")]
        public func same(_ target: Target) -> Target { target }
        public func made(_ deps: [TargetDependency]) -> Target {
          .target(name: "B", product: .app, sources: [], dependencies: deps)
        }
        """
      ]
    )

    #expect(read.unread.count == 1, "\(read.files)")
  }

  @Test func `overloads of the manifest and of helpers are told apart by their types`() async throws {
    let read = try await repository(
      """
      enum Part: String, CaseIterable, Module {
        case A, B
        var name: String { rawValue }
      }
      extension Target { static func feature(_ part: Part) -> Target { .feature(part.rawValue) } }
      let project = Project(
        name: "P",
        targets: [.feature(.A), .feature("B")] + Part.allCases.map { $0.target() }
      )
      """,
      [
        "\(Self.helpers)/A.swift": """
        public protocol Module { var name: String { get } }
        extension Module { public func target() -> Target { \(framework(#"name + "Module""#, #""A/**""#)) } }
        extension Target { public static func feature(_ name: String) -> Target { \(framework("name", #""B/**""#)) } }
        """
      ]
    )

    #expect(read.unread == [])
    #expect(read.repository.packages[0].targets.map(\.name) == ["A", "B", "AModule", "BModule"])
  }
}
