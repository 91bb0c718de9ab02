import Model
import TestSupport
import Testing

/// Dependencies that manifests and helpers match, compare and add.
@Suite(.timeLimit(.minutes(10))) struct TuistDependencyTests {
  @Test func `reads a constant of the library for a set`() async throws {
    let manifest = """
      import ProjectDescription
      func make(_ name: String, on destinations: Set<Destination>) -> Target {
        .target(name: name, destinations: destinations, product: .framework, bundleId: "a", sources: ["\\(name)/**"])
      }
      let project = Project(name: "Shop", targets: [make("Core", on: .iOS)])
      """

    let read = try await ReadRepository(["Project.swift": manifest, "Core/Core.swift": ""])

    #expect(read.unread == [])
    #expect(read.files == ["regular Core: Core/Core.swift"])
  }

  @Test func `reads patterns of dependencies, and comparisons of values with others in them`() async throws {
    let helpers = """
      public enum Module: Hashable {
        case feature(String, isTested: Bool = true)
        case core
      }

      public let table: [Module: [TargetDependency]] = [
        .feature("Home"): [.target(name: "Kit")], .feature("Home", isTested: false): [.target(name: "Wrong")], .core: [],
      ]

      extension Array where Element == TargetDependency {
        public var checked: [TargetDependency] {
          for dependency in self {
            if case .external(let name, _) = dependency, name == "Forbidden" { fatalError() }
          }
          return reduced
        }

        public var reduced: [TargetDependency] {
          var result: [TargetDependency] = []
          for dependency in self where !result.contains(dependency) { result.append(dependency) }
          return result
        }

        public var names: [String] {
          compactMap { dependency in
            switch dependency {
            case .target(let name, _): name
            case .project(let target, _, _): target
            default: nil
            }
          }
        }
      }
      """
    let project = """
      let own = (table[.feature("Home")] ?? []) + (table[.core] ?? [])
      let all: [TargetDependency] = own + [.external(name: "Alamofire"), .target(name: "Kit"), .xctest, .xctest]
      let project = Project(name: "Shop", targets: [
        .target(name: "Kit", product: .framework, sources: ["Kit/**"]),
        .target(name: "App", product: .app, sources: ["App/**"], dependencies: all.checked),
        .target(name: "Other", product: .app, dependencies: [.external(name: all.names.joined())]),
      ])
      """

    let read = try await TuistHelperTests.read(helpers, project)

    #expect(read.unread == [])
    #expect(read.target("App")?.declaration.dependencies.map(\.name) == ["Kit", "Alamofire"])
    #expect(read.target("Other")?.declaration.dependencies.map(\.name) == ["KitKit"])
  }

  @Test func `reads copies of targets with more dependencies, and loops over dictionaries`() async throws {
    let helpers = """
      extension Target {
        public func adding(_ dependency: TargetDependency) -> Target {
          var copy = self
          copy.dependencies.append(dependency)
          return copy
        }
      }

      public func merged(_ infoPlist: [String: String]) -> [String: String] {
        var merged = ["A": "B"]
        for (key, value) in infoPlist { merged[key] = value }
        return merged
      }
      """
    let project = """
      let kit = Target.target(name: "Kit", product: .framework, sources: SourceFilesList(arrayLiteral: "A/**", "B/**"))
      var app = Target.target(name: "App", product: .app, dependencies: [.target(name: "Kit")]).adding(.external(name: "Core"))
      app.dependencies += [.external(name: merged(["C": "UI"])["C"] ?? "")]
      let project = Project(name: "Shop", targets: [kit, app, kit.adding(.target(name: "App"))].map { target in
        var target = target
        if target.dependencies.contains(.target(name: "App")) { target.name = "Tests" }
        return target
      })
      """

    let read = try await TuistHelperTests.read(helpers, project)

    #expect(read.unread == [])
    #expect(read.target("App")?.declaration.dependencies.map(\.name) == ["Kit", "Core", "UI"])
    #expect(read.target("Kit")?.declaration.dependencies.map(\.name) == [])
    #expect(read.target("Kit")?.files.map(\.path) == ["A/A.swift", "B/B.swift"])
    #expect(read.target("Tests")?.declaration.dependencies.map(\.name) == ["App"])
  }
}
