/// Fixtures that keep a rule although they look as if they broke it, beside those that break it.
extension RuleFixtures {
  private static let states = "types: [{ match: { names: State }, require: { conformances: Equatable } }]\n"
  private static let viewModels =
    "types: [{ match: { names: \"*ViewModel\", kinds: class }, require: { attributes: MainActor } }]\n"
  private static let tested =
    "types: [{ match: { names: \"*UseCase\" }, require: { has: tests } }]\n"

  private static func domain(_ text: String) -> [String: String] {
    ["Package.swift": manifest(#".target(name: "Domain")"#), "Sources/Domain/File.swift": text]
  }

  static let exceptions = [
    RuleFixture(
      "type",
      "an enum whose cases have no values can be compared",
      oneLayer + states,
      domain("enum State: Sendable { case idle, loading\n  case failed = \"(\" }\n")
    ),
    RuleFixture(
      "type",
      "an enum with a value cannot",
      oneLayer + states,
      domain("enum State { case idle, loaded ([Int]), failed }\n"),
      finds: ["Sources/Domain/File.swift:1:6: State does not conform to Equatable"]
    ),
    RuleFixture(
      "type",
      "isolation comes from a superclass, a protocol, or what they inherit",
      oneLayer + viewModels,
      domain(
        """
        @MainActor class Base {}
        class Middle: Base {}
        @MainActor protocol Screen {}
        protocol ListScreen: Screen {}
        final class AViewModel: Middle {}
        final class BViewModel: ListScreen {}
        final class CViewModel: Screen, Sendable {}
        final class DViewModel: UINavigationController {}
        final class EViewModel: NSObject, UINavigationControllerDelegate {}
        enum Legacy { class UIView {} }
        final class FViewModel: UIKit.UIView {}
        final class GViewModel: NSSplitViewController {}
        """
      )
    ),
    RuleFixture(
      "type",
      "what is inherited is not isolated, or isolation is given up",
      oneLayer + viewModels,
      domain(
        """
        class Base: Sendable {}
        @MainActor protocol Screen {}
        final class AViewModel: Base {}
        nonisolated final class BViewModel: Screen {}
        class CViewModel: DViewModel {}
        class DViewModel: CViewModel {}
        class UIState {}
        class EViewModel: UIState {}
        class FViewModel: NSObject, NSFetchedResultsControllerDelegate {}
        class GViewModel: UIColor {}
        """
      ),
      finds: [
        "Sources/Domain/File.swift:3:13: AViewModel has no @MainActor",
        "Sources/Domain/File.swift:4:25: BViewModel has no @MainActor",
        "Sources/Domain/File.swift:5:7: CViewModel has no @MainActor",
        "Sources/Domain/File.swift:6:7: DViewModel has no @MainActor",
        "Sources/Domain/File.swift:8:7: EViewModel has no @MainActor",
        "Sources/Domain/File.swift:9:7: FViewModel has no @MainActor",
        "Sources/Domain/File.swift:10:7: GViewModel has no @MainActor",
      ]
    ),
    RuleFixture(
      "global-state",
      "a global actor needs its shared instance",
      oneLayer,
      domain(
        """
        @globalActor actor Store {}
        extension Store { static let shared = Store() }
        actor Log { static let shared = Log() }
        """
      ),
      finds: ["Sources/Domain/File.swift:3:24: Log.shared is a singleton"]
    ),
    RuleFixture(
      "testable",
      "debug builds can test",
      threeLayers,
      [
        "Package.swift": threeTargets,
        "Sources/Domain/File.swift": "",
        "Sources/Data/File.swift": "#if DEBUG && os(macOS)\n@testable import Domain\n#endif\n",
        "Sources/Presentation/File.swift": "#if !DEBUG || os(macOS)\n@testable import Domain\n#endif\n",
      ],
      finds: [
        "Sources/Presentation/File.swift:2:18: "
          + "Presentation imports Domain with @testable, but is not a test target [!DEBUG || os(macOS)]"
      ]
    ),
    RuleFixture(
      "can-import",
      "tests of a macro, which is built for the host only",
      "version: 1\nlayers: { All: { targets: [\"*\"], external: [\"*\"] } }\n",
      [
        "Package.swift": manifest(
          #".macro(name: "Macros")"#,
          #".target(name: "Use")"#,
          #".testTarget(name: "MacrosTests")"#
        ),
        "Sources/Macros/File.swift": "",
        "Sources/Use/File.swift": "#if canImport(Macros)\n#endif\n",
        "Tests/MacrosTests/File.swift": "#if canImport(Macros)\nimport Macros\n#endif\n",
      ],
      finds: ["Sources/Use/File.swift:1:15: canImport(Macros) tests for a module of this repository"]
    ),
    RuleFixture(
      "type",
      "a file is named after the whole type",
      oneLayer + tested,
      [
        "Package.swift": manifest(#".target(name: "Domain")"#, #".testTarget(name: "DomainTests")"#),
        "Sources/Domain/File.swift": "struct AUseCase {}\nstruct BUseCase {}\nstruct CUseCase {}\n",
        "Tests/DomainTests/AUseCasePagingTests.swift": "",
        "Tests/DomainTests/BUseCaseTests.swift": "",
        "Tests/DomainTests/CUseCaseTests+Paging.swift": "",
      ],
      finds: ["Sources/Domain/File.swift:1:8: AUseCase has no AUseCaseTests.swift"]
    ),
    RuleFixture(
      "cycle",
      "that only manifests declare",
      oneLayer,
      [
        "A/Package.swift": manifest(
          #".target(name: "A1", dependencies: [.product(name: "B1", package: "B")])"#,
          name: "A",
          rest: #"products: [.library(name: "A1", targets: ["A1"])], "#
        ),
        "B/Package.swift": manifest(
          #".target(name: "B1", dependencies: [.product(name: "A1", package: "A")])"#,
          name: "B",
          rest: #"products: [.library(name: "B1", targets: ["B1"])], "#
        ),
        "A/Sources/A1/File.swift": "",
        "B/Sources/B1/File.swift": "",
      ],
      finds: [
        "A/Package.swift:7:40: packages depend on each other in a cycle: A → B → A",
        "A/Package.swift:7:40: targets depend on each other in a cycle: A1 → B1 → A1",
      ]
    ),
    RuleFixture(
      "unused",
      "in the manifest that SwiftPM takes",
      oneLayer,
      [
        "Package.swift": manifest(#".target(name: "A")"#, #".target(name: "B")"#),
        "Package@swift-6.1.swift": manifest(#".target(name: "A")"#, #".target(name: "B", dependencies: ["A"])"#)
          .replacing("tools-version: 6.0", with: "tools-version: 6.1"),
        "Sources/A/File.swift": "",
        "Sources/B/File.swift": "",
      ],
      finds: ["Package@swift-6.1.swift:8:39: B declares A, but no file imports it"]
    ),
    RuleFixture(
      "manifest",
      "of a fixture, beside others",
      oneLayer,
      [
        "Package.swift": manifest(#".target(name: "A")"#),
        "Sources/A/File.swift": "",
        "Tests/Fixtures/Broken/Package.swift": "// swift-tools-version: 6.0\nlet package = Package(\n",
        "Tests/Fixtures/Broken/Sources/B/File.swift": "import A\n",
        "Tests/Fixtures/Computed/Package.swift":
          "// swift-tools-version: 6.0\nimport PackageDescription\nwhile true {}\n",
      ],
      finds: [
        "Tests/Fixtures/Broken/Package.swift:3:1: the manifest cannot be read: unsupported syntax on line 3: the end of the text",
        "Tests/Fixtures/Computed/Package.swift:3:1: "
          + "the manifest cannot be read: unsupported syntax on line 3: `while`",
      ]
    ),
    RuleFixture(
      "manifest",
      "with paths that lead out, which SwiftPM refuses or ignores",
      oneLayer,
      [
        "Kit/Package.swift": manifest(
          #".target(name: "A", path: "..")"#,
          #".target(name: "B", path: "Sources/../../Else")"#,
          #".target(name: "C", path: "/Sources/C")"#,
          #".target(name: "D", sources: ["D.swift", "../C/C.swift", "../../Else"])"#,
          #".target(name: "E", path: "Sources/../E", sources: ["../E/E.swift", "Inner/../E.swift"])"#,
          #".binaryTarget(name: "F", path: "../F.xcframework")"#,
          #".target(name: "G", path: "../Kit/G", sources: ["../../Kit/G/G.swift"])"#,
          #".target(name: "H", path: "../Kit2/H")"#
        ),
        "Kit/Sources/C/C.swift": "", "Kit/Sources/D/D.swift": "", "Kit/E/E.swift": "", "Else/Else.swift": "",
        "Kit/G/G.swift": "", "Kit2/H/H.swift": "",
      ],
      finds: [
        "Kit/Package.swift:7:19: A has the path .., which leads out of its package",
        "Kit/Package.swift:8:19: B has the path Sources/../../Else, which leads out of its package",
        "Kit/Package.swift:9:19: C has the path /Sources/C, which leads out of its package",
        "Kit/Package.swift:10:19: D has the source ../../Else, which leads out of its folder",
        "Kit/Package.swift:10:19: D has the source ../C/C.swift, which leads out of its folder",
        "Kit/Package.swift:14:19: H has the path ../Kit2/H, which leads out of its package",
      ]
    ),
    RuleFixture(
      "manifest",
      "with targets whose folders have no sources",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A")"#,
          #".testTarget(name: "ATests")"#,
          #".systemLibrary(name: "Z")"#,
          #".target(name: "C")"#
        ),
        "Sources/A/README.md": "", "Tests/ATests/Notes/List.txt": "", "Sources/Z/README.md": "", "Sources/C/c.c": "",
      ],
      finds: [
        "Package.swift:7:19: A has no sources in Sources/A/",
        "Package.swift:8:23: ATests has no sources in Tests/ATests/",
        "Package.swift:9:26: Z has no module map in Sources/Z/",
      ]
    ),
    RuleFixture(
      "manifest",
      "in plain Swift",
      oneLayer,
      ["Package.swift": manifest(#".target(name: "A")"#), "Sources/A/File.swift": ""]
    ),
  ]
}
