import Model
import TestSupport
import Testing

/// Declarations that are left out, as they are beyond the reader.
@Suite(.timeLimit(.minutes(10))) struct TuistLeftOutTests {
  @Test func `a declaration that is not read matters only where it is used`() async throws {
    let read = try await Tuist.repository(
      """
      protocol Named { var name: String { get } }
      func same<T>(_ value: T) -> T { value }
      let version = try? String(contentsOfFile: "version")
      let project = Project(name: "P", targets: [\(Tuist.framework(#""A""#, #""A/**""#))])
      """,
      [:]
    )
    #expect(read.unread == [])
    #expect(read.files == ["regular A: A/A.swift"])

    let used = try await Tuist.repository(
      """
      func same<T>(_ value: T) -> T { value }
      let project = Project(name: "P", targets: [\(Tuist.framework(#"same("A")"#, #""A/**""#))])
      """,
      [:]
    )
    #expect(used.unread.first?.contains("the name `same`, whose declaration has a generic function") == true)

    let statement = try await Tuist.repository(
      "let project = Project(name: \"P\", targets: [])\nproject.targets <<< 1",
      [:]
    )
    #expect(statement.unread.count == 1)
  }

  @Test func `names the method that is not known`() async throws {
    let trimmed = #""A".trimmingCharacters(in: .whitespaces)"#
    for target in [Tuist.framework(trimmed, "[]"), Tuist.framework(#""A""#, #"["\(folder)/**"]"#)] {
      let read = try await Tuist.repository(
        "let folder = \(trimmed)\nlet project = Project(name: \"P\", targets: [\(target)])",
        [:]
      )
      #expect(read.unread.first?.contains("the method `trimmingCharacters`") == true, "\(read.unread)")
    }
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
    let read = try await Tuist.repository(
      """
      var targets: [Target] = [\(Tuist.framework(#""A""#, #""A/**""#))]
      \(statements)
      let project = Project(name: "P", targets: targets)
      """,
      [
        "\(Tuist.helpers)/A.swift": """
        public let b: Target = \(Tuist.framework(#""B""#, #""B/**""#))
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
}
