import Foundation
import TestSupport
import Testing

/// The commands in a repository that has only Xcode projects.
@Suite struct XcodeProjectCommandTests {
  private static let project = XcodeProjectText(settings: "SWIFT_VERSION = 6.0;")
    .target("Domain", files: ["Domain/Product.swift"])
    .target("Data", files: ["Data/Store.swift"], dependsOn: ["Domain"])
    .target("Screens", "application", files: ["Screens/List.swift"], dependsOn: ["Data", "Domain"])
    .target("DomainTests", "bundle.unit-test", files: ["DomainTests/ProductTests.swift"], dependsOn: ["Domain"])
    .text

  private static func shop(_ changes: [String: String?] = [:]) throws -> Shop {
    let files: [String: String?] = [
      "Package.swift": nil, "Sources/Domain/Product.swift": nil, "Sources/Data/Store.swift": nil,
      "Sources/Screens/List.swift": nil, "Shop.xcodeproj/project.pbxproj": project,
      "Domain/Product.swift": "import Foundation\n", "Data/Store.swift": "import Domain\n",
      "Screens/List.swift": "import Domain\n", "DomainTests/ProductTests.swift": "@testable import Domain\n",
    ]
    return try Shop(files.merging(changes) { $1 })
  }

  private static let configuration = """
    version: 1
    layers:
      Domain: { targets: [Domain], external: [Foundation] }
      Data: { targets: [Data], mayImport: [Domain] }
      Screens: { targets: [Screens], mayImport: [Domain] }
      Tests: { targets: ["*Tests"], mayImport: ["*"], external: ["*"] }

    """

  @Test func `lint checks the targets, and the change of a project since a commit`() throws {
    let shop = try Self.shop(["inward.yml": Self.configuration])
    try shop.git("init", "--quiet")
    try shop.git("add", ".")
    try shop.git("commit", "--quiet", "--message", "Add the shop")
    let clean = try shop.inward("lint")
    #expect(clean.status == 0, "\(clean)")
    #expect(clean.output == "no findings in 4 files, 1 package\n")

    try shop.write("import Data\n", to: "Screens/List.swift")
    let lint = try shop.inward("lint", "--since", "HEAD", "--format", "xcode")

    #expect(lint.status == 1)
    #expect(lint.output.contains("List.swift:1:8: error: Screens must not import Data"), "\(lint)")
  }

  @Test func `a change of the project alone makes cached results invalid`() throws {
    let shop = try Self.shop(["inward.yml": Self.configuration])
    #expect(try shop.inward("lint").status == 0)

    try shop.write("{ broken", to: "Shop.xcodeproj/project.pbxproj")
    let lint = try shop.inward("lint")

    #expect(lint.status == 1)
    #expect(lint.output.contains("the project cannot be read: the file ends too early"), "\(lint)")
  }

  @Test(arguments: [[], ["--freeze"]])
  func `init creates a configuration that the targets satisfy`(_ options: [String]) throws {
    let shop = try Self.shop(["inward.yml": nil])

    let run = try shop.inward(["init", "--no-baseline"] + options)
    let lint = try shop.inward("lint")

    #expect(run.status == 0, "\(run)")
    #expect(lint.output == "no findings in 4 files, 1 package\n", "\(lint)")
    #expect(try shop.read("inward.yml").contains("  Data:\n    targets: [Data]\n    mayImport: [Domain]\n"))
  }

  @Test func `graph, why, layers and imports show the targets`() throws {
    let shop = try Self.shop(["inward.yml": Self.configuration])

    #expect(try shop.inward("graph", "--level", "package", "--format", "dot").output.contains("Shop.xcodeproj"))
    #expect(try shop.inward("graph").output.contains("Data -->|1| Domain"))
    #expect(try shop.inward("why", "Data", "Foundation").output.hasPrefix("Data → Domain → Foundation\n"))
    #expect(try shop.inward("layers").output.contains("Screens Screens allowed Domain\n"))
    #expect(try shop.inward("imports").output.contains("Data/Store.swift:1:8: Domain\n"))
  }

  @Test func `fix does not change a project`() throws {
    let configuration = Self.configuration.replacing(
      "Data: { targets: [Data], mayImport: [Domain]",
      with: "Data: { targets: [Data], mayImport: [Domain, Screens]"
    )
    let files: [String: String?] = ["inward.yml": configuration, "Data/Store.swift": "import Screens\n"]
    let shop = try Self.shop(files)
    let before = try shop.read("Shop.xcodeproj/project.pbxproj")

    let lint = try shop.inward("lint", "--only", "undeclared")
    let fix = try shop.inward("fix")

    #expect(lint.output.contains("Data imports Screens, which its project does not declare"), "\(lint)")
    let left = "1 finding needs a decision, and 1 finding needs an edit of the project."
    #expect(fix.output == "Nothing to fix automatically: \(left)\n", "\(fix)")
    #expect(try shop.read("Shop.xcodeproj/project.pbxproj") == before)
  }

  @Test func `a listed file that does not exist is a finding, unless git ignores it or a script makes it`() throws {
    let files = ["Kit", "Old", "Made", "Strings", "Texts.generated"].map { "Kit/\($0).swift" }
    let script = """
      isa = PBXShellScriptBuildPhase; outputPaths = ("$(SRCROOT)/Kit/Made.swift");
        shellScript = ("if which swiftgen; then", "  swiftgen run strings --output Kit/Strings.swift", "fi")
      """
    let project = XcodeProjectText().target("Kit", files: files).adding(
      "script = {\(script);};\ngone = {isa = PBXFileReference; path = Gone.swift; sourceTree = DERIVED_FILE_DIR;};",
      inMainGroup: ["gone"]
    )
    let shop = try Self.shop([
      "Shop.xcodeproj/project.pbxproj": project.text, "Kit/Kit.swift": "", ".gitignore": "*.generated.swift\n",
      "inward.yml": "version: 1\nlayers: { All: { targets: [Kit] } }\n",
    ])
    try shop.git("init", "--quiet")

    for _ in ["first", "from the cache"] {
      let lint = try shop.inward("lint", "--format", "xcode")
      #expect(lint.status == 1)
      #expect(lint.output.contains("error: Kit has Kit/Old.swift, which does not exist"), "\(lint)")
    }
    try shop.write("", to: "Kit/Old.swift")
    #expect(try shop.inward("lint").output.hasPrefix("no findings in 2 files, 1 package; "))
  }

  @Test(arguments: [
    [
      "Shop.xcodeproj/project.pbxproj": XcodeProjectText()
        .target("Kit", rest: "fileSystemSynchronizedGroups = (folder);")
        .adding(
          "folder = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = \"<group>\";};",
          inMainGroup: ["folder"]
        ).text
    ],
    ["project.yml": "name: Shop\ntargets: { Kit: { type: framework, platform: iOS, sources: [Kit, Info.plist] } }\n"],
    [
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "a", sources: ["Kit/**/*.swift"])
      ])
      """
    ],
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Kit", path: "Kit"), .binaryTarget(name: "Made", path: "Made.xcframework"),
      ])
      """
    ],
  ])
  func `a folder of a target that does not exist is a finding`(files: [String: String]) throws {
    let configuration = "version: 1\nlayers: { All: { targets: ['*'] } }\n"
    let shop = try Shop(["Package.swift": nil, "inward.yml": configuration].merging(files) { $1 })

    let lint = try shop.inward("lint", "--format", "xcode")
    try shop.write("Kit/\n", to: ".gitignore")
    try shop.git("init", "--quiet")
    let ignored = try shop.inward("lint")
    try shop.delete(".gitignore")
    try shop.write("", to: "Kit/Kit.swift")

    #expect(lint.output.contains("error: Kit has Kit/, which does not exist"), "\(lint)")
    #expect(ignored.status == 0, "\(ignored)")
    #expect(try shop.inward("lint").status == 0)
  }

  @Test func `git ignores what is missing in a submodule, and names with quotes`() throws {
    let manifest = { (name: String, targets: String) in
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(name)", targets: [\(targets)])
      """
    }
    let shop = try Shop([
      "Package.swift": manifest(
        "Shop",
        #".target(name: "A", path: "Made"), .target(name: "B", path: "B\"Made"), .target(name: "C", path: "C")"#
      ),
      ".gitignore": "*Made/\nC/*.swift\n", "C/README.md": "",
      "inward.yml": "version: 1\nlayers: { All: { targets: ['*'] } }\n",
      "Kit/Package.swift": manifest("Kit", #".target(name: "Kit", path: "Generated"), .target(name: "Left")"#),
      "Kit/.gitignore": "Generated/*.swift\n",
    ])
    try shop.git("-C", "Kit", "init", "--quiet")
    try shop.git("-C", "Kit", "add", ".")
    try shop.git("-C", "Kit", "commit", "--quiet", "--message", "Kit")
    try shop.git("init", "--quiet")
    try shop.git("-c", "advice.addEmbeddedRepo=false", "add", ".")

    let lint = try shop.inward("lint", "--format", "xcode")

    #expect(lint.output.contains("error: Left has Kit/Sources/Left/, which does not exist"), "\(lint)")
    #expect(lint.output.split(separator: "\n").count { $0.contains("error: ") } == 1, "\(lint)")
  }

  @Test func `a repository without packages and projects is an error`() throws {
    let shop = try Shop(["Package.swift": nil])

    let graph = try shop.inward("graph")

    #expect(graph.status == 2)
    #expect(graph.errors == "error: no package or Xcode project found in \(shop.url.path).\n")
  }

  @Test(arguments: [
    ("project.yml", "name: [Shop\n", "has no targets that XcodeGen knows"),
    ("Project.swift", "let project = 1\n", "does not import ProjectDescription"),
  ])
  func `a project that is none is named if there is nothing else`(path: String, text: String, reason: String) throws {
    let shop = try Shop(["Package.swift": nil, path: text])

    let run = try shop.inward("lint")

    #expect(run.status == 2)
    #expect(run.errors.hasSuffix("; \(path) is excluded or ignored by git, or \(reason).\n"))
  }

  @Test func `a manifest that is excluded is named if there is nothing else`() throws {
    let shop = try Shop()
    try shop.write("exclude: Package.swift\n" + shop.read("inward.yml"), to: "inward.yml")

    let run = try shop.inward("lint")

    #expect(run.status == 2 && run.errors.hasSuffix("; Package.swift is excluded, or git ignores it.\n"), "\(run)")
  }

  @Test(arguments: [
    (["lint"], "", true, "Package.swift:1:1: the manifest cannot be read: the file is empty [manifest]\n"),
    (["init", "--dry-run"], " \n", true, "note: Package.swift: the file is empty\n"),
    (["lint"], "struct Package {}\n", true, "Package.swift:1:1: the manifest cannot be read: unsupported syntax"),
    (["lint"], "", false, "; Package.swift has neither `swift-tools-version` nor `import PackageDescription`.\n"),
  ])
  func `a manifest that declares no package is named`(
    command: [String],
    text: String,
    hasSources: Bool,
    message: String
  ) throws {
    let shop = try Shop(["Package.swift": text])
    if !hasSources { try shop.delete("Sources") }

    let run = try shop.inward(command)

    #expect(run.status > 0 && (run.output + run.errors).contains(message), "\(run)")
  }
}
