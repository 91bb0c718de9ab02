import Model
import TestSupport
import Testing

/// The folders of Xcode 16, whose files a project does not list.
@Suite(.timeLimit(.minutes(10))) struct SynchronizedFolderTests {
  @Test func `a target has all files in its folder, except the exceptions`() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: [
        "App/ShopApp.swift", "App/Cart/Cart.swift", "App/Cart/Old.swift", "App/Notes.playground/Contents.swift",
        "App/Preview/Sample.swift", "App/Preview/More/Sample.swift", "App/Shown/Screen.swift", "Apple/Other.swift",
        "Widget/Widget.swift",
      ].map { ($0, "") }
    )

    let read = try await ReadRepository(project: Self.project, files)

    #expect(
      read.files == [
        "executable Shop: App/Cart/Cart.swift App/ShopApp.swift App/Shown/Screen.swift",
        "executable Widget: App/Cart/Cart.swift Widget/Widget.swift",
      ]
    )
    #expect(read.repository.filesInNoTarget.count == 4)
    #expect(read.target("Widget")?.path == "Widget")
  }

  @Test func `folders that are resources have no sources`() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: [
        "Widget.swift", "Copied/A.swift", "Media.xcassets/B.swift", "Help.docc/C.swift", "v1/D.swift",
      ]
      .map { ("Widget/\($0)", "") }
    )

    let read = try await ReadRepository(project: Self.project, files)

    #expect(read.files.last == "executable Widget: Widget/Widget.swift Widget/v1/D.swift")
  }

  @Test func `a target may have files of a folder by its phase that compiles`() async throws {
    let project = Self.project.replacing(
      "exceptions = (left, added);",
      with: "exceptions = (left, added, phase, back, other);"
    )
    .replacing(
      "left = {",
      with: """
        phase = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = WidgetSources;
          membershipExceptions = (ShopApp.swift);};
        back = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = ShopSources;
          membershipExceptions = (Cart/Old.swift);};
        other = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = WidgetFrameworks;
          membershipExceptions = (Cart/Side.swift);};
        left = {
        """
    )
    let names = ["App/ShopApp.swift", "App/Cart/Old.swift", "App/Cart/Side.swift", "Widget/Widget.swift"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })

    let read = try await ReadRepository(project: project, files)

    #expect(
      read.files == [
        "executable Shop: App/Cart/Old.swift App/Cart/Side.swift App/ShopApp.swift",
        "executable Widget: App/ShopApp.swift Widget/Widget.swift",
      ]
    )
  }

  @Test(arguments: [
    ("PBXSourcesBuildPhase", "PBXResourcesBuildPhase"), ("product-type.framework", "product-type.metal-library"),
  ])
  func `a target that compiles no Swift has no files of its folder`(_ text: String, _ other: String) async throws {
    let folder = "folder = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = \"<group>\";};"
    let project = XcodeProjectText().target("Kit", rest: "fileSystemSynchronizedGroups = (folder);")
      .adding(folder, inMainGroup: ["folder"]).text

    let read = try await ReadRepository(project: project, ["Kit/Kit.swift": ""])
    let without = try await ReadRepository(project: project.replacing(text, with: other), ["Kit/Kit.swift": ""])

    #expect(read.files == ["regular Kit: Kit/Kit.swift"])
    #expect(without.files.first?.hasSuffix(" Kit: ") == true, "\(without.files)")
  }

  /// A disk may have another form of the same characters than the project.
  @Test(arguments: [("App", "App"), ("Caf\u{E9}", "Cafe\u{301}")])
  func `a package in the folder keeps its files`(_ name: String, _ folder: String) async throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let files = [
      "\(folder)/ShopApp.swift": "", "\(folder)/Kit/Package.swift": manifest, "\(folder)/Kit/Sources/Kit/Kit.swift": "",
    ]
    let project = Self.project.replacing("path = App;", with: "path = \"\(name)\";")

    let read = try await ReadRepository(project: project, files)

    #expect(
      read.files == [
        "regular Kit: \(folder)/Kit/Sources/Kit/Kit.swift", "executable Shop: \(folder)/ShopApp.swift",
        "executable Widget: ",
      ]
    )
  }

  @Test func `a package beside the project keeps its files as well`() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "App")])
      """

    let read = try await ReadRepository(
      project: Self.project,
      ["App/ShopApp.swift": "", "Package.swift": manifest]
    )

    #expect(
      read.files == ["regular Shop: App/ShopApp.swift", "executable Shop: App/ShopApp.swift", "executable Widget: "]
    )
    #expect(read.repository.packages.map(\.manifestPath) == ["Package.swift", "Shop.xcodeproj/project.pbxproj"])
    #expect(read.repository.files.count == 1)
  }

  private static let project = XcodeProjectText()
    .target("Shop", "application", rest: "fileSystemSynchronizedGroups = (app);")
    .target("Widget", "app-extension", rest: "fileSystemSynchronizedGroups = (widget);")
    .adding(
      """
      app = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (left, added); explicitFolders = (Preview); path = App;
        sourceTree = "<group>";};
      widget = {isa = PBXFileSystemSynchronizedRootGroup; explicitFolders = (Copied); path = Widget;
        sourceTree = "<group>";};
      left = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Shop;
        membershipExceptions = (Info.plist, Cart/Old.swift, Notes.playground, Preview, Shown);};
      added = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget;
        membershipExceptions = (Cart/Cart.swift, Cart/Missing.swift);};
      """,
      inMainGroup: ["app", "widget"]
    ).text
}
