import Model
import Reading
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SeveralProjectsTests {
  @Test func `a target depends on targets of other projects`() async throws {
    let app = XcodeProjectText()
      .target("App", "application", files: ["App.swift"], links: ["proxyProduct", "workspaceProduct"])
      .target("Tests", "bundle.unit-test", rest: "dependencies = (onKit);")
      .adding(
        """
        kitProject = {isa = PBXFileReference; path = ../Kit/Kit.xcodeproj; sourceTree = "<group>";};
        toKit = {isa = PBXContainerItemProxy; containerPortal = kitProject; remoteGlobalIDString = Kit; remoteInfo = Old;};
        toProduct = {isa = PBXContainerItemProxy; containerPortal = kitProject; remoteGlobalIDString = KitProduct;};
        proxyProduct = {isa = PBXReferenceProxy; path = Kit.framework; remoteRef = toProduct;};
        workspaceProduct = {isa = PBXFileReference; path = Tools.framework; sourceTree = BUILT_PRODUCTS_DIR;};
        onKit = {isa = PBXTargetDependency; name = Kit; targetProxy = toKit;};
        """,
        inMainGroup: ["kitProject"]
      ).text
    let files = [
      "App/App.xcodeproj/project.pbxproj": app, "App/App.swift": "import Kit\nimport Tools\n",
      "Kit/Kit.xcodeproj/project.pbxproj": XcodeProjectText().target("Kit", files: ["Kit.swift"]).text,
      "Kit/Kit.swift": "",
      "Kit/Tools.xcodeproj/project.pbxproj": XcodeProjectText().target("Tools", files: ["Tools.swift"]).text,
      "Kit/Tools.swift": "",
    ]

    let read = try await ReadRepository(files)
    let graph = ModuleGraph(ModuleGraph.nodes(of: read.repository))

    #expect(
      read.dependencies == ["App: Kit@Kit/Kit.xcodeproj Tools@Kit/Tools.xcodeproj", "Tests: Kit@Kit/Kit.xcodeproj"]
    )
    #expect(read.repository.packages.map(\.path) == ["App", "Kit", "Kit"])
    #expect(graph.nodes(named: "App").flatMap(graph.imports).map(\.destination) == [.target(2), .target(3)])
  }

  @Test func `of several targets with the same module, an import means the one depended on`() async throws {
    let project = XcodeProjectText()
      .target("Kit_iOS", settings: "PRODUCT_NAME = Kit;")
      .target("Kit_macOS", settings: "PRODUCT_NAME = Kit;")
      .target("Tests", "bundle.unit-test", files: ["Tests.swift"], dependsOn: ["Kit_macOS"])

    let repository = try await ReadRepository(project: project.text, ["Tests.swift": "import Kit\n"]).repository
    let graph = ModuleGraph(ModuleGraph.nodes(of: repository))

    #expect(graph.nodes(named: "Tests").flatMap(graph.imports).map(\.destination) == [.target(1)])
  }

  @Test func `a package does not import the targets of a project`() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Domain", path: "Domain")])
      """
    let read = try await ReadRepository(
      project: XcodeProjectText().target("Kit").text,
      ["Package.swift": manifest, "Domain/A.swift": "import Kit\n"]
    )
    let graph = ModuleGraph(ModuleGraph.nodes(of: read.repository))

    #expect(graph.nodes(named: "Domain").flatMap(graph.imports).map(\.destination) == [.external("Kit")])
  }

  @Test func `a package's product is found by its folder, its name, or the options of the linker`() async throws {
    let project = XcodeProjectText()
      .target("App", "application", links: ["productKit"], settings: "OTHER_LDFLAGS = \"-ObjC -framework Tools\";")
      .target("Tools")
      .adding("productKit = {isa = XCSwiftPackageProductDependency; productName = Kit;};")

    let read = try await ReadRepository(project: project.text)

    #expect(read.dependencies == ["App: Kit@ Tools"])
  }

  @Test(arguments: [
    ("-Wl,-framework,Tools", "Tools"), ("-Xlinker -framework -Xlinker Tools", "Tools"), ("-framework $(NAME)", "Tools"),
    ("$(OTHERS)", "Tools"), ("$(inherited) \\\"-framework Tools\\\"", "Tools"), ("-weak-lOther", "Other@"),
    ("-reexport-lOther", "Other@"), ("-lOther", "Other@"),
  ])
  func `a product is found by any options of the linker`(_ options: String, _ product: String) async throws {
    let others = "OTHERS = \"-framework Tools\"; NAME = Tools;"
    let project = XcodeProjectText()
      .target("App", settings: "OTHER_LDFLAGS = \"\(options)\"; \(others)")
      .target("Under", settings: "\"OTHER_LDFLAGS[sdk=iphoneos*]\" = \"\(options)\"; \(others)")
      .target("Tools")

    let dependencies = try await ReadRepository(project: project.text).dependencies
    #expect(dependencies == ["App: \(product)", "Under: \(product)"])
  }

  @Test func `a file in no group is where the project is`() async throws {
    let project = XcodeProjectText().target("Kit", files: ["A.swift"]).text
    let withoutGroups = project.replacing("children = (\"file A.swift\")", with: "children = ()")
    #expect(withoutGroups != project)

    #expect(try await ReadRepository(project: withoutGroups, ["A.swift": ""]).files == ["regular Kit: A.swift"])
  }

  @Test func `an edited file changes in all its targets`() async throws {
    let project = XcodeProjectText().target("App", "application", files: ["Shared.swift"])
      .target("Widget", "app-extension", files: ["Shared.swift"])
    var repository = try await ReadRepository(project: project.text, ["Shared.swift": "import A\n"]).repository

    let facts = SourceScanner.facts(of: "import B\n", depth: .imports)
    let isFound = repository.replace(SourceFile(path: "Shared.swift", facts: facts))

    #expect(isFound)
    #expect(
      repository.packages.flatMap(\.targets).flatMap(\.files).flatMap(\.facts.imports).map(\.module) == ["B", "B"]
    )
  }
}
