import Model
import TestSupport
import Testing

/// Specs of XcodeGen as they are in larger repositories.
@Suite(.timeLimit(.minutes(10))) struct XcodeGenSpecTests {
  @Test func `reads specs with names of their own, but no parts and variants of others`() async throws {
    let read = try await ReadRepository([
      "project-app.yml": """
      name: App
      include: [project-common.yml, Kit/kit-project.yml]
      targets: { App: { type: application, templates: [Common], dependencies: [{ target: Kit }] } }
      """,
      "project-watch.yml": "name: Watch\ntargets: { Watch: { type: application, sources: Watch } }\n",
      "project-zebra.yml": "name: Watch\ntargets: { Zebra: { type: application, sources: Watch } }\n",
      "project-common.yml": "targetTemplates: { Common: { sources: [App] } }\n",
      "Kit/kit-project.yml": "name: Kit\ntargets: { Kit: { type: framework, sources: Sources } }\n",
      "Tool/project.yml": "name: Tool\ntargets: { Tool: { type: tool, sources: Sources } }\n",
      "Tool/project-dev.yml": "include: project.yml\nname: Dev\ntargets: { Dev: { type: tool, sources: Sources } }\n",
      "Tool/project-broken.yml": "name: Broken\ntargets: { Broken: { type: tool, templates: [Missing] } }\n{",
      "Tool/project-mac.yml": "name: Mac\ntargets: { Mac: { type: application, sources: Mac } }\n",
      "Tool/project-store.yml": "name: Store\ntargets: { Mac: { type: application, sources: Store } }\n",
      "Docs/project.yaml": "name: Docs\n", "App/A.swift": "", "Kit/Sources/K.swift": "", "Watch/W.swift": "",
      "Tool/Sources/main.swift": "", "Tool/Mac/M.swift": "", "Tool/Store/S.swift": "",
    ])

    #expect(read.unread == [])
    #expect(
      read.files.sorted() == [
        "executable App: App/A.swift", "executable Mac: Tool/Mac/M.swift", "executable Tool: Tool/Sources/main.swift",
        "executable Watch: Watch/W.swift", "regular Kit: Kit/Sources/K.swift",
      ]
    )
    #expect(read.dependencies == ["App: Kit"])
  }

  @Test func `leaves out what a target only copies, and reads settings for a part of a configuration's name`()
    async throws
  {
    let read = try await ReadRepository([
      "project.yml": """
      name: Shop
      configs: { Beta Debug: debug, Beta Release: release, Debug: debug }
      targets:
        App:
          type: application
          sources:
            - App
            - { path: Copied, buildPhase: { copyFiles: { destination: productsDirectory } } }
          settings:
            base: { PRODUCT_NAME: Shop }
            configs:
              beta: { PRODUCT_NAME: Shop Beta }
              Debug: { SWIFT_VERSION: 6.0 }
      """,
      "App/A.swift": "", "Copied/C.swift": "",
    ])

    #expect(read.files == ["executable App: App/A.swift"])
    #expect(read.target("App")?.moduleNames == ["Shop_Beta", "Shop"])
    // The key is the name of a whole configuration.
    #expect(read.target("App")?.declaration.settings == [])
  }

  @Test func `reads patterns and folders as XcodeGen does`() async throws {
    let read = try await ReadRepository([
      "project.yml": """
      name: Shop
      targets:
        App:
          type: application
          sources: [{ path: App, excludes: ["{Mocks,Previews}", Old/, "**/*+[Dd]ebug.swift"] }]
      """,
      "App/A.swift": "", "App/Mocks/M.swift": "", "App/Previews/P.swift": "", "App/Old/More/O.swift": "",
      "App/UI/A+debug.swift": "", "App/Guide.docc/Step.swift": "", "App/Feature.playground/F.swift": "",
      "App/de.lproj/Texts.swift": "", "App/1. Models/M.swift": "", "App/Feature.Login/v2.0/L.swift": "",
    ])

    let files = ["1. Models/M", "A", "Feature.Login/v2.0/L", "de.lproj/Texts"].map { "App/\($0).swift" }
    #expect(read.files == ["executable App: \(files.joined(separator: " "))"])
  }

  @Test func `a list of patterns may have ranges, and a text is none`() async throws {
    let read = try await ReadRepository([
      "project.yml": """
      name: Shop
      targets:
        App: { type: application, sources: [{ path: App, includes: ["[A-C][0-2]*.swift"], excludes: "A1.swift" }] }
      """,
      "App/A1.swift": "", "App/B2b.swift": "", "App/C3.swift": "", "App/D1.swift": "",
    ])

    #expect(read.files == ["executable App: App/A1.swift App/B2b.swift"])
  }

  @Test func `reads a spec in JSON`() async throws {
    let read = try await ReadRepository([
      "App/project.json": #"{ "name": "Shop", "targets": { "App": { "type": "application", "sources": ["App"] } } }"#,
      "App/App/A.swift": "", "project.json": #"{ "name": "web", "targets": { "build": { "executor": "nx" } } }"#,
    ])

    #expect(read.files == ["executable App: App/App/A.swift"])
    #expect(read.unread.isEmpty)
  }

  @Test(arguments: ["sources: [App", nil])
  func `a spec that only includes others is reported if one of them cannot be read`(_ part: String?) async throws {
    var files = ["project.yml": "include: [base.yml, app.yml]\n", "base.yml": "name: App\n", "App/A.swift": ""]
    files["app.yml"] = part

    let read = try await ReadRepository(files)

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.hasPrefix("project.yml:1:21: it includes app.yml, ") == true)
  }

  @Test func `reads groups of settings, and specs in parts of which one may be empty`() async throws {
    let read = try await ReadRepository([
      "project.yml": "include: [Shop/spec.yml, local.yml]\n", "local.yml": "# Settings of this device.\n\n",
      "Shop/spec.yml": """
      name: Shop
      settingGroups:
        names: { groups: [other], base: { PRODUCT_MODULE_NAME: Store }, configs: { Debug: { SWIFT_VERSION: 6 } } }
        other: { SWIFT_VERSION: 5, PRODUCT_MODULE_NAME: Other }
        same: { groups: [same], SWIFT_VERSION: 4 }
      targets:
        App: { type: application, sources: App, settings: { groups: [names] } }
        Kit: { type: framework, sources: Kit, settings: { groups: [same], base: { SWIFT_VERSION: 6 } } }
      """,
      "Shop/App/A.swift": "", "Shop/Kit/K.swift": "",
    ])

    #expect(read.unread == [])
    #expect(read.files == ["executable App: Shop/App/A.swift", "regular Kit: Shop/Kit/K.swift"])
    #expect(read.target("App")?.moduleNames == ["Store"])
    #expect(read.target("App")?.declaration.settings == [.languageMode("5")])
    #expect(read.target("Kit")?.declaration.settings == [.languageMode("6")])
    #expect(read.target("Kit")?.declaration.hasUnknownSettings == false)
  }

  @Test func `a name of a product that a file or the project sets is the one of the module`() async throws {
    let read = try await ReadRepository([
      "project.yml": """
      name: Shop
      settings: { PRODUCT_NAME: All, base: { PRODUCT_NAME: $(TARGET_NAME:lower) } }
      targets:
        App: { type: application, sources: App, configFiles: { Debug: App.xcconfig, Release: App.xcconfig } }
        Kit: { type: framework, sources: Kit }
        Core:
          type: framework
          platform: [iOS]
          sources: Core
          configFiles: { Debug: App.xcconfig, Release: App.xcconfig }
        Data:
          type: framework
          platform: [iOS]
          sources: Data
          settings: { base: { PRODUCT_NAME: Base }, configs: { Debug: { groups: [own] }, Release: { groups: [own] } } }
      settingGroups: { own: { PRODUCT_NAME: Own } }
      """,
      "App.xcconfig": "PRODUCT_NAME = ShopApp\n", "App/A.swift": "", "Kit/K.swift": "", "Core/C.swift": "",
      "Data/D.swift": "",
    ])

    #expect(read.unread == [])
    let modules = ["App", "Kit", "Core_iOS", "Data_iOS"].map { read.target($0)?.moduleNames ?? [] }
    #expect(modules == [["ShopApp"], ["kit"], ["Core"], ["Own"]])
  }

  @Test func `a mapping has the entries of those that it merges`() async throws {
    let read = try await ReadRepository([
      "project.yml": """
      name: Shop
      targets:
        Core: { type: framework, sources: Core }
        App: &app { type: application, sources: [App], dependencies: [{ target: Core }] }
        Clip:
          <<: *app
          sources: [Clip]
        Tests: { <<: [{ type: bundle.unit-test }, *app], sources: Tests }
      """,
      "App/A.swift": "", "Core/C.swift": "", "Clip/C.swift": "", "Tests/T.swift": "",
    ])

    #expect(
      read.files == [
        "regular Core: Core/C.swift", "executable App: App/A.swift", "executable Clip: Clip/C.swift",
        "test Tests: Tests/T.swift",
      ]
    )
    #expect(read.dependencies == ["App: Core", "Clip: Core", "Tests: Core"])
    let positions = ["App", "Clip"].map { read.target($0)?.declaration.dependencies.first?.position }
    #expect(positions == [SourcePosition(line: 4, column: 65), SourcePosition(line: 4, column: 65)])
  }

  @Test func `a file that is included twice is merged once`() async throws {
    let read = try await ReadRepository([
      "project.yml": "name: Shop\ninclude: [a.yml, b.yml]\n",
      "a.yml": "include: base.yml\ntargets: { App: { 'sources:REPLACE': [A] } }\n", "b.yml": "include: base.yml\n",
      "base.yml": "targets: { App: { type: application, sources: [Base] } }\n", "A/A.swift": "", "Base/B.swift": "",
    ])

    #expect(read.files == ["executable App: A/A.swift"])
  }

  @Test(arguments: [
    ("preBuildScripts: [{ script: make, outputFiles: [$SRCROOT/Made.swift] }]", []),
    ("postbuildScripts: [{ script: touch Made.swift }]", []), ("preBuildScripts: [{ path: make.sh }]", []),
    ("buildRules: [{ script: make }]", ["Made.swift"]),
  ])
  func `a file that a script makes is not missing`(_ script: String, _ missing: [String]) async throws {
    let read = try await ReadRepository([
      "project.yml": "name: Shop\ntargets: { App: { sources: Made.swift, type: tool, \(script) } }\n"
    ])

    #expect(read.target("App")?.missingPaths == missing)
  }

  @Test(arguments: ["Project.yml", "xcodegen.yml", "xcodegen.yaml"])
  func `a spec may have another name`(_ name: String) async throws {
    let text = "name: Shop\ntargets: { App: { type: tool, sources: App } }\n"
    let read = try await ReadRepository([
      name: text, "project-tv.yml": "name: ShopTV\ntargets: { TV: { type: tool, sources: App } }\n", "App/A.swift": "",
    ])

    #expect(read.files == ["executable App: App/A.swift", "executable TV: App/A.swift"])
  }
}
