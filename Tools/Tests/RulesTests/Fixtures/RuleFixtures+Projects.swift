import TestSupport

extension RuleFixtures {
  /// The targets of Xcode projects.
  static let projects = projectImports + undeclaredInProjects + projectManifests

  static let projectPath = "Shop.xcodeproj/project.pbxproj"

  /// Three targets in the layers of `threeLayers`.
  static let layered = XcodeProjectText()
    .target("Domain", files: ["Domain/Product.swift"])
    .target("Data", files: ["Data/Store.swift"], dependsOn: ["Domain"])
    .target("Presentation", files: ["Presentation/Screen.swift"], dependsOn: ["Data", "Domain"])
    .text

  /// A project for XcodeGen with a target, and a target for its interface.
  private static func interfaceProject(_ name: String) -> String {
    let targets = [name, "\(name)Interface"].map { "  \($0): { type: framework, platform: iOS, sources: \($0) }\n" }
    return "name: \(name)\ntargets:\n" + targets.joined()
  }

  private static let projectImports = [
    RuleFixture(
      "layer",
      "a forbidden import between the targets of a project",
      threeLayers,
      [projectPath: layered, "Presentation/Screen.swift": "import Domain\nimport Data\n"],
      finds: ["Presentation/Screen.swift:2:8: Presentation must not import Data"]
    ),
    RuleFixture(
      "reach",
      "a chain of imports between the targets of a project",
      threeLayers + "reach: [{ from: Presentation, to: GRDB }]\n",
      [projectPath: layered, "Presentation/Screen.swift": "import Data\n", "Data/Store.swift": "import GRDB\n"],
      finds: ["Presentation/Screen.swift:1:8: Presentation must not reach GRDB: Presentation → Data → GRDB"]
    ),
    RuleFixture(
      "external",
      "a library that the layer of a project's target does not list",
      threeLayers,
      [projectPath: layered, "Domain/Product.swift": "import Foundation\nimport UIKit\n"],
      finds: ["Domain/Product.swift:2:8: Domain must not import UIKit, which is not in its `external`"]
    ),
    RuleFixture(
      "cycle",
      "targets of a project that import each other",
      oneLayer,
      [projectPath: layered, "Domain/Product.swift": "import Data\n", "Data/Store.swift": "import Domain\n"],
      finds: ["Data/Store.swift:1:8: targets depend on each other in a cycle: Data → Domain → Data"]
    ),
    RuleFixture(
      "cycle",
      "projects whose targets import interfaces of each other",
      oneLayer,
      [
        "Cart/project.yml": interfaceProject("Cart"), "Home/project.yml": interfaceProject("Home"),
        "Cart/Cart/Cart.swift": "import HomeInterface\n", "Cart/CartInterface/Cart.swift": "",
        "Home/Home/Home.swift": "import CartInterface\n", "Home/HomeInterface/Home.swift": "",
      ]
    ),
    RuleFixture(
      "feature",
      "a feature target that imports another one",
      oneLayer + "features: [{ targets: [Data, Presentation] }]\n",
      [projectPath: layered, "Presentation/Screen.swift": "import Data\n"],
      finds: ["Presentation/Screen.swift:1:8: the feature Presentation imports the feature Data"]
    ),
    RuleFixture(
      "testable",
      "tests and an app",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("Kit", files: ["Kit.swift"])
          .target("App", "application", files: ["App.swift"], dependsOn: ["Kit"])
          .target("Tests", "bundle.unit-test", files: ["Tests.swift"], dependsOn: ["Kit"])
          .target("UITests", "bundle.ui-testing", files: ["UITests.swift"], dependsOn: ["Kit"]).text,
        "Kit.swift": "", "App.swift": "@testable import Kit\n", "Tests.swift": "@testable import Kit\n",
        "UITests.swift": "@testable import Kit\n",
      ],
      finds: ["App.swift:1:18: App imports Kit with @testable, but is not a test target"]
    ),
    RuleFixture(
      "global-state",
      "a file of two targets, which is reported once",
      oneLayer,
      [
        projectPath: XcodeProjectText().target("App", "application", files: ["State.swift"])
          .target("Widget", "app-extension", files: ["State.swift"]).text,
        "State.swift": "var state = 1\n",
      ],
      finds: ["State.swift:1:5: state is mutable global state"]
    ),
    RuleFixture(
      "layer",
      "a file of two targets, of which one may import a module",
      "version: 1\nlayers: { App: { targets: [App], mayImport: [Kit] }, Widget: { targets: [Widget] }, Kit: { targets: [Kit] } }\n",
      [
        projectPath: XcodeProjectText().target("Kit", files: ["Kit.swift"])
          .target("App", "application", files: ["Shared.swift"], dependsOn: ["Kit"])
          .target("Widget", "app-extension", files: ["Shared.swift"], dependsOn: ["Kit"]).text,
        "Kit.swift": "", "Shared.swift": "import Kit\n",
      ],
      finds: ["Shared.swift:1:8: Widget must not import Kit"]
    ),
    RuleFixture(
      "external",
      "an import that only SwiftPM reaches",
      "version: 1\nlayers: { Kit: { targets: [Kit] } }\n",
      [
        projectPath: XcodeProjectText().target("Kit", files: ["Kit.swift"]).text,
        "Kit.swift": "#if SWIFT_PACKAGE\nimport A\n#else\nimport B\n#endif\n",
      ],
      finds: ["Kit.swift:4:8: Kit must not import B, which is not in its `external` [!SWIFT_PACKAGE]"]
    ),
  ]

  private static let projectManifests = [
    RuleFixture(
      "manifest",
      "a project that is no property list",
      oneLayer,
      [
        projectPath: "// !$*UTF8*$!\n{\n  objects = {\n", "Package.swift": manifest(#".target(name: "A")"#),
        "Sources/A/A.swift": "",
      ],
      finds: ["\(projectPath):4:1: the project cannot be read: the file ends too early"]
    ),
    RuleFixture(
      "manifest",
      "a project with a group in itself",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .adding("group = {isa = PBXGroup; children = (group);};", inMainGroup: ["group"]).text
      ],
      finds: ["\(projectPath):9:38: the project cannot be read: a group is in itself"]
    ),
    RuleFixture(
      "exhaustive",
      "a target of a project in no layer",
      "version: 1\nlayers: { App: { targets: [App] } }\n",
      [
        projectPath: XcodeProjectText().target("App", "application", files: ["App.swift"]).target("Kit").text,
        "App.swift": "",
      ],
      finds: ["\(projectPath):21:1: Kit is in no layer of inward.yml"]
    ),
    RuleFixture(
      "settings",
      "targets of a project with other settings, and one whose settings are not known",
      oneLayer
        + "settings: [{ targets: [\"*\"], languageMode: 6, upcomingFeatures: [ExistentialAny] }]\n",
      [
        projectPath: XcodeProjectText(settings: "SWIFT_VERSION = 6.0;")
          .target("App", "application", files: ["A.swift"], settings: "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;")
          .target("Kit", files: ["A.swift"], settings: "SWIFT_VERSION = 5.0;")
          .target("Tool", "tool", files: ["A.swift"], rest: "buildConfigurationList = list;")
          .adding(
            """
            list = {isa = XCConfigurationList; buildConfigurations = (debug);};
            debug = {isa = XCBuildConfiguration; baseConfigurationReference = file; name = Debug;};
            """
          ).text,
        "A.swift": "",
      ],
      finds: [
        "\(projectPath):21:1: Kit is missing the language mode 6",
        "\(projectPath):21:1: Kit is missing the upcoming feature ExistentialAny",
      ]
    ),
    RuleFixture(
      "mocks-in-product",
      "an app that links mocks",
      oneLayer + "mocks: { targets: [Mocks] }\n",
      [
        projectPath: XcodeProjectText().target("Mocks", files: ["Mocks.swift"])
          .target("App", "application", files: ["App.swift"], dependsOn: ["Mocks"])
          .target("Tests", "bundle.unit-test", files: ["Tests.swift"], dependsOn: ["Mocks"]).text,
        "App.swift": "", "Mocks.swift": "", "Tests.swift": "",
      ],
      finds: ["\(projectPath):24:19: App depends on Mocks, but is product code"]
    ),
  ]
}
