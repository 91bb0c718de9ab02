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
      "Tool/project-more.yml": "name: More\ntargets: { More: { type: tool, sources: Sources } }\n",
      "Docs/project.yaml": "name: Docs\n", "App/A.swift": "", "Kit/Sources/K.swift": "", "Watch/W.swift": "",
      "Tool/Sources/main.swift": "",
    ])

    #expect(read.unread == [])
    #expect(
      read.files.sorted() == [
        "executable App: App/A.swift", "executable Tool: Tool/Sources/main.swift", "executable Watch: Watch/W.swift",
        "regular Kit: Kit/Sources/K.swift",
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
      "App/UI/A+debug.swift": "", "App/Guide.docc/Step.swift": "", "App/Feature.xctemplate/F.swift": "",
      "App/de.lproj/Texts.swift": "",
    ])

    #expect(read.files == ["executable App: App/A.swift App/de.lproj/Texts.swift"])
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
}
