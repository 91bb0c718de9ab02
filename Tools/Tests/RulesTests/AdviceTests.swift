import Model
import Testing

@Suite(.timeLimit(.minutes(10))) struct AdviceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fixture: RuleFixture
    let advice: [String]

    init(_ rule: String, _ name: String, _ configuration: String, _ files: [String: String], says advice: String...) {
      testDescription = "\(rule): \(name)"
      fixture = RuleFixture(rule, name, configuration, files)
      self.advice = advice
    }
  }

  private static let project = """
    name: Shop
    targets:
      App: { type: application, platform: iOS, sources: [App], dependencies: [{ target: Kit }] }
      Kit: { type: framework, platform: iOS, sources: [Kit] }
      Tools: { type: framework, platform: iOS, sources: [Tools] }
      Other: { type: framework, platform: iOS, sources: [Other] }

    """
  private static let projectFiles = [
    "project.yml": project, "App/App.swift": "import Kit\n", "Kit/Kit.swift": "import App\n",
    "Tools/Tools.swift": "", "Other/Other.swift": "import Tools\n",
  ]

  private static let cases = [
    Case(
      "undeclared",
      "in a package",
      oneLayer,
      [
        "Package.swift": manifest(
          #".target(name: "A")"#,
          #".target(name: "B", dependencies: ["A"])"#,
          #".target(name: "C", dependencies: ["B"])"#,
          #".target(name: "D")"#
        ),
        "Sources/A/A.swift": "import C\nimport D\n",
        "Sources/B/B.swift": "import A\n",
        "Sources/C/C.swift": "import B\n",
      ],
      says: "Remove the import: C depends on A already, so declaring it would make a cycle.",
      "Add the dependency to the target in its manifest; `inward fix` does this if there is only one candidate, "
        + "whose package the manifest declares, and if an import has no condition."
    ),
    Case(
      "undeclared",
      "in a project",
      oneLayer,
      projectFiles,
      says: "Remove the import: App depends on Kit already, so declaring it would make a cycle.",
      "Add it to the target's dependencies or linked frameworks."
    ),
    Case(
      "external",
      "of a target that was renamed",
      "version: 1\nlayers: { A: { targets: [A, Old] }, B: { targets: B, mayImport: A } }\n",
      [
        "Package.swift": manifest(
          #".target(name: "A", path: "Sources/Old")"#,
          #".target(name: "B", dependencies: ["A"])"#
        ),
        "Sources/Old/A.swift": "", "Sources/B/B.swift": "import Old\n",
      ],
      says: "A layer lists `Old` under `targets`, but no target has this name; if it was renamed, import its new name."
    ),
    Case(
      "unused",
      "of a target that was renamed",
      "version: 1\nlayers: { A: { targets: [A, Old] }, B: { targets: B, mayImport: A } }\n",
      [
        "Package.swift": manifest(#".target(name: "A")"#, #".target(name: "B", dependencies: ["A"])"#),
        "Sources/A/A.swift": "", "Sources/B/B.swift": "import Old\n",
      ]
    ),
    Case(
      "settings",
      "in a package",
      oneLayer + "settings: [{ targets: '*', languageMode: 9 }]\n",
      ["Package.swift": manifest(#".target(name: "A")"#), "Sources/A/A.swift": ""],
      says: "Define the settings once in the manifest and apply them to all targets in a loop."
    ),
    Case(
      "settings",
      "in a project",
      oneLayer + "settings: [{ targets: App, languageMode: 9 }]\n",
      projectFiles,
      says: "Set it once for all targets, in the project's settings or an .xcconfig file."
    ),
  ]

  @Test(arguments: cases)
  func `fits what was found`(_ test: Case) async throws {
    #expect(try await test.fixture.result().map(\.advice) == test.advice)
  }
}
