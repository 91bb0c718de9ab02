import TestSupport

extension RuleFixtures {
  static let undeclaredInProjects = [
    RuleFixture(
      "undeclared",
      "a module that an aggregate builds",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("Domain", files: ["Domain/Product.swift"])
          .target("App", "application", files: ["App/App.swift"], dependsOn: ["All"])
          .adding(
            """
            All = {isa = PBXAggregateTarget; name = All; dependencies = (AllOnDomain, AllOnAll); buildPhases = ();};
            AllOnDomain = {isa = PBXTargetDependency; target = Domain;};
            AllOnAll = {isa = PBXTargetDependency; target = All;};
            """
          ).text,
        "Domain/Product.swift": "", "App/App.swift": "import Domain\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "a target of the project that nothing declares",
      oneLayer,
      [
        projectPath: XcodeProjectText().target("Kit", files: ["Kit.swift"])
          .target("App", "application", files: ["App.swift"]).text,
        "Kit.swift": "", "App.swift": "import Kit\nimport UIKit\nimport Unknown\n",
      ],
      finds: ["App.swift:1:8: App imports Kit, which its project does not declare"]
    ),
    RuleFixture(
      "undeclared",
      "a framework that a method of Tuist's settings links",
      oneLayer,
      [
        "Project.swift": """
        import ProjectDescription
        let settings: Settings = .settings(base: [:].otherLinkerFlags(["-framework", "Kit"]))
        let project = Project(name: "Shop", targets: [
          .target(name: "Kit", product: .framework, sources: ["Kit/**"]),
          .target(name: "App", product: .app, sources: ["App/**"], settings: settings),
        ])
        """,
        "Kit/Kit.swift": "", "App/App.swift": "import Kit\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "a framework that is only embedded",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("Kit", files: ["Kit.swift"])
          .target("App", "application", files: ["App.swift"], links: ["KitProduct"])
          .text.replacing("isa = PBXFrameworksBuildPhase", with: "isa = PBXCopyFilesBuildPhase"),
        "Kit.swift": "", "App.swift": "import Kit\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "what a dependency declares, and what is linked",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("Kit", files: ["Kit.swift"])
          .target("Core", files: ["Core.swift"])
          .target("Feature", files: ["Feature.swift"], links: ["CoreProduct"], dependsOn: ["Kit"])
          .target("App", "application", files: ["App.swift"], dependsOn: ["Feature"])
          .target("Tests", "bundle.unit-test", files: ["Tests.swift"], settings: "TEST_TARGET_NAME = App;").text,
        "Kit.swift": "", "Core.swift": "", "Feature.swift": "import Core\nimport Kit\n",
        "App.swift": "import Core\nimport Feature\nimport Kit\n", "Tests.swift": "import App\nimport Kit\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "settings in a file that is not there, and a condition",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("Kit", files: ["Kit.swift"])
          .target("App", "application", files: ["App.swift"], rest: "buildConfigurationList = list;")
          .target("Tool", "tool", files: ["Tool.swift"])
          .adding(
            """
            list = {isa = XCConfigurationList; buildConfigurations = (debug);};
            debug = {isa = XCBuildConfiguration; baseConfigurationReference = pods; name = Debug;};
            """
          ).text,
        "Kit.swift": "", "App.swift": "import Kit\n", "Tool.swift": "#if canImport(Kit)\nimport Kit\n#endif\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "a package that is excluded or has no such product",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("Kit", files: ["Kit.swift"])
          .target("App", "application", files: ["App.swift"], links: ["productTools"])
          .adding(
            """
            productTools = {isa = XCSwiftPackageProductDependency; productName = Tools; package = local;};
            local = {isa = XCLocalSwiftPackageReference; relativePath = Tools;};
            """
          ).text,
        "Kit.swift": "", "App.swift": "import Kit\n",
      ]
    ),
    RuleFixture(
      "undeclared",
      "a target with a plugin of the repository, which may need any target",
      oneLayer,
      withPlugin("Generate")
    ),
    RuleFixture(
      "undeclared",
      "a target with a plugin from elsewhere",
      oneLayer,
      withPlugin("SwiftLint"),
      finds: ["App.swift:1:8: App imports Kit, which its project does not declare"]
    ),
    RuleFixture(
      "unused",
      "what only an app needs, which depends on it through a product",
      oneLayer,
      [
        projectPath: XcodeProjectText()
          .target("App", "application", files: ["App.swift"], links: ["productAppSupport"])
          .adding(
            """
            productAppSupport = {isa = XCSwiftPackageProductDependency; productName = AppSupport; package = modules;};
            modules = {isa = XCLocalSwiftPackageReference; relativePath = Modules;};
            """
          ).text,
        "App.swift": "import Settings\n",
        "Modules/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Modules",
          products: [.library(name: "AppSupport", targets: ["AppSupport"])],
          targets: [
            .target(name: "AppSupport", dependencies: ["Settings", "Unneeded"]),
            .target(name: "Settings"),
            .target(name: "Unneeded"),
          ]
        )
        """,
        "Modules/Sources/AppSupport/Empty.swift": "", "Modules/Sources/Settings/Settings.swift": "",
        "Modules/Sources/Unneeded/Unneeded.swift": "",
      ],
      finds: ["Modules/Package.swift:7:60: AppSupport declares Unneeded, but no file imports it"]
    ),
    RuleFixture(
      "unused",
      "a framework that no Swift file imports",
      oneLayer,
      [projectPath: layered, "Presentation/Screen.swift": "", "Data/Store.swift": "", "Domain/Product.swift": ""]
    ),
  ]

  /// An app that imports a target which it does not declare, and that has a plugin beside one in the repository.
  private static func withPlugin(_ name: String) -> [String: String] {
    [
      projectPath: XcodeProjectText().target("Kit", files: ["Kit.swift"])
        .target("App", "application", files: ["App.swift"], dependsOn: ["Plugin"])
        .text.replacing("target = Plugin;", with: "productRef = plugin;")
        .replacing(
          "objects = {",
          with: """
            objects = {
              plugin = {isa = XCSwiftPackageProductDependency; productName = "plugin:\(name)";};
            """
        ),
      "Kit.swift": "", "App.swift": "import Kit\n",
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Plugins",
        products: [.plugin(name: "Generate", targets: ["GeneratePlugin"])],
        targets: [.plugin(name: "GeneratePlugin", capability: .buildTool())]
      )
      """,
      "Plugins/GeneratePlugin/Plugin.swift": "",
    ]
  }
}
