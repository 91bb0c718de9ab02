import Model
import TestSupport
import Testing

/// What the paths in a spec of XcodeGen are relative to.
@Suite(.timeLimit(.minutes(10))) struct XcodeGenPathTests {
  @Test func `paths are relative to a folder around the spec if only that one has a source of the name`() async throws {
    let read = try await ReadRepository([
      "Gen/project.yml": "name: Shop\ntargets: { App: { type: application, sources: [App] } }\n", "App/A.swift": "",
    ])

    #expect(read.files == ["executable App: App/A.swift"])
  }

  @Test func `paths are relative to a folder around the spec if that one has the sources`() async throws {
    let read = try await ReadRepository([
      "Config/Gen/project.yml": """
      name: Shop
      packages: { Kit: { path: Kit } }
      configFiles: { Debug: Base.xcconfig, Release: Base.xcconfig }
      targets:
        App: { type: application, sources: Sources/App, dependencies: [{ package: Kit }] }
      """,
      "Sources/App/A.swift": "", "Base.xcconfig": "SWIFT_VERSION = 5.0\n",
      "Kit/Package.swift": Self.kit, "Kit/Sources/Kit/Kit.swift": "",
    ])

    #expect(read.files.contains("executable App: Sources/App/A.swift"))
    #expect(read.dependencies.contains("App: Kit@kit"))
    #expect(read.target("App")?.declaration.settings == [.languageMode("5.0")])
  }

  @Test func `a folder around a spec with other sources is not taken for that of its paths`() async throws {
    let read = try await ReadRepository([
      "Old/project.yml": "name: Old\ntargets: { Old: { type: framework, sources: [Sources] } }\n",
      "Old/Other.swift": "", "Sources/App/A.swift": "",
    ])

    #expect(read.files == ["regular Old: "])
  }

  private static let kit = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit",
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit")]
    )
    """
}
