import Model
import TestSupport
import Testing

/// The build settings of projects and targets, and their `.xcconfig` files.
@Suite(.timeLimit(.minutes(10))) struct SettingsFileTests {
  @Test func `settings come from the target, its file, the project, and the project's file`() async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig":
        "SWIFT_VERSION = 4.0\nPRODUCT_NAME = Wrong\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
      "Config/Target.xcconfig": "PRODUCT_NAME = Wrong // but the target has another one\nSUFFIX = Core\n",
    ])

    #expect(target?.moduleNames == ["KitCore"])
    #expect(target?.declaration.settings == [.languageMode("5.0"), .defaultIsolation("MainActor")])
    #expect(target?.declaration.hasUnknownSettings == false)
  }

  @Test func `a file includes others, of which the last setting counts`() async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "",
      "Config/Target.xcconfig": """
      SUFFIX = A
      #include "Shared/Base.xcconfig"
      #include? "../More.xcconfig"
      SWIFT_VERSION = 6.0
      """,
      "Config/Shared/Base.xcconfig": "SUFFIX = B\nSWIFT_VERSION = 5.0\n",
      "More.xcconfig": "// nothing\n",
    ])

    #expect(target?.moduleNames == ["KitB"])
    #expect(target?.declaration.settings == [.languageMode("6.0")])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}"])
  func `a comment ends with its line`(_ end: String) async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "", "Config/Target.xcconfig": "// ours\(end)SUFFIX = Core // more\(end)",
    ])

    #expect(target?.moduleNames == ["KitCore"])
  }

  @Test(
    arguments: [nil, "#include \"Missing.xcconfig\"\n", "#include \"Target.xcconfig\"\n"]
  )
  func `nothing is said about what a missing file may have`(_ text: String?) async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "SWIFT_VERSION = 6.0\n", "Config/Target.xcconfig": text,
    ])

    #expect(target?.declaration.hasUnknownSettings == true)
    #expect(target?.declaration.settings == [])
    #expect(target?.moduleNames == ["Kit"])
  }

  @Test func `beside a missing file, names are what the other settings say`() async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "SWIFT_VERSION = 6.0\nSUFFIX = Wrong\n",
      "Config/Target.xcconfig": "#include \"../Pods/App.xcconfig\"\nSUFFIX = Core\nSWIFT_VERSION = 6.0\n",
    ])

    #expect(target?.moduleNames == ["KitCore"])
    #expect(target?.declaration.settings == [])
    #expect(target?.declaration.hasUnknownSettings == true)
  }

  @Test(
    arguments: [
      ("#include? \"Missing.xcconfig\"\nSUFFIX = Core\n", "KitCore"), ("SUFFIX = Core;\n", "KitCore"),
      ("#include \"Shared\"\n", "KitShared"), ("#include \"Config/Shared.xcconfig\"\n", "KitShared"),
      ("SUFFIX = \\\n  Core // more\n", "KitCore"), ("SUFFIX = $(CONFIGURATION)\n", "KitDebug"),
      ("SUFFIX = $(NONE:default=Core)$(SWIFT_VERSION:default=Core)\n", "KitCore5_0"),
      ("SUFFIX = $(TARGET_NAME:lower)$(TARGET_NAME:upper)\n", "KitkitKIT"),
    ]
  )
  func `reads files as Xcode does`(_ text: String, _ module: String) async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "", "Config/Target.xcconfig": text, "Config/Shared.xcconfig": "SUFFIX = Shared\n",
    ])

    #expect(target?.moduleNames == [module])
    #expect(target?.declaration.hasUnknownSettings == false)
  }

  @Test func `files that are included for a platform are compiled`() async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "EXCLUDED_SOURCE_FILE_NAMES = Kit.swift Other.swift\n",
      "Config/Target.xcconfig": "INCLUDED_SOURCE_FILE_NAMES[sdk=macosx*][arch=arm64] = Kit*\nSUFFIX = A[1]",
      "Kit.swift": "",
    ])

    #expect(target?.files.map(\.path) == ["Kit.swift"])
    #expect(target?.moduleNames == ["KitA_1_"])
  }

  @Test(
    arguments: [
      #"("My A.swift", B.swift)"#, #""\"My A.swift\" B.swift""#, #""My\\ A.swift 'B.swift'""#,
      #""$(SRCROOT)/My* $(SRCROOT)/B.swift""#, #""$(LIST)"; LIST = "\"$(SRCROOT)/My A.swift\" B.swift""#,
    ]
  )
  func `a file is excluded if its name or a folder has a space`(_ excluded: String) async throws {
    let settings = "EXCLUDED_SOURCE_FILE_NAMES = \(excluded);"
    let project = XcodeProjectText().target("Kit", files: ["A.swift", "B.swift", "My A.swift"], settings: settings)

    let read = try await ReadRepository([
      "My App/Shop.xcodeproj/project.pbxproj": project.text, "My App/A.swift": "", "My App/B.swift": "",
      "My App/My A.swift": "",
    ])

    #expect(read.files == ["regular Kit: My App/A.swift"])
  }

  @Test(
    arguments: [
      (
        "project.yml",
        """
        name: A
        targets: { Kit: { type: framework, sources: Kit, settings: { EXCLUDED_SOURCE_FILE_NAMES: [My A.swift] } } }
        """
      ),
      (
        "Project.swift",
        """
        import ProjectDescription
        let project = Project(name: "A", targets: [.target(name: "Kit", product: .framework, sources: ["Kit/**"],
          settings: .settings(base: ["EXCLUDED_SOURCE_FILE_NAMES": ["My A.swift"]]))])
        """
      ),
    ]
  )
  func `an element of a list may have a space`(_ path: String, _ text: String) async throws {
    let read = try await ReadRepository([path: text, "Kit/A.swift": "", "Kit/My A.swift": ""])

    #expect(read.files == ["regular Kit: Kit/A.swift"])
  }

  @Test func `a setting with a condition counts in the configuration that it names`() async throws {
    let target = try await Self.target([
      "Config/Project.xcconfig": "",
      "Config/Target.xcconfig": """
      SUFFIX = Wrong
      SUFFIX[config=Debug][arch=*][sdk=*] = Core
      SUFFIX[config=Release][sdk=*] = Other
      SUFFIX[sdk=macosx*][config=Debug] = Other
      SWIFT_VERSION[sdk=*,config=Debug] = 6.0
      """,
    ])

    #expect(target?.moduleNames == ["KitCore"])
    #expect(target?.declaration.settings == [.languageMode("6.0")])
  }

  @Test func `a file is found in a synchronized folder, and one that links is followed`() async throws {
    let project = XcodeProjectText()
      .target("Kit", rest: "buildConfigurationList = list;")
      .target("Tools")
      .target("More")
      .adding(
        """
        folder = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>";};
        list = {isa = XCConfigurationList; buildConfigurations = (debug);};
        debug = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = folder;
          baseConfigurationReferenceRelativePath = iOS/Kit.xcconfig;};
        """,
        inMainGroup: ["folder"]
      )
    let files = ["Config/iOS/Kit.xcconfig": "OTHER_LDFLAGS = $(inherited) -framework \"Tools\" -weak_framework More\n"]

    let read = try await ReadRepository(project: project.text, files)

    #expect(read.dependencies == ["Kit: More Tools"])
    #expect(read.target("Kit")?.declaration.hasUnknownSettings == false)
  }

  /// The target of a project in which both have files.
  private static func target(_ files: [String: String?]) async throws -> Target? {
    let project = XcodeProjectText()
      .target("Kit", files: ["Kit.swift"], rest: "buildConfigurationList = kitList;")
      .adding(
        """
        projectFile = {isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>";};
        kitFile = {isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = "<group>";};
        projectDebug = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = projectFile;
          buildSettings = {SWIFT_VERSION = 5.0;};};
        kitList = {isa = XCConfigurationList; buildConfigurations = (kitDebug);};
        kitDebug = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = kitFile;
          buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)$(SUFFIX)";};};
        """,
        inMainGroup: ["projectFile", "kitFile"]
      )
    return try await ReadRepository(project: project.text, files.compactMapValues(\.self)).target("Kit")
  }
}
