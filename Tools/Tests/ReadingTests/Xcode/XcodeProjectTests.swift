import Model
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct XcodeProjectTests {
  @Test func `reads the targets of a project and the files that they compile`() async throws {
    let read = try await ReadRepository(ShopApp.files)

    #expect(read.unread.isEmpty)
    #expect(
      read.files == [
        "executable Shop: App/Shop/Shared/Format.swift App/Shop/ShopApp.swift App/Shop/de.lproj/Texts.swift",
        "regular Shop Kit: App/ShopKit/Cart.swift",
        "test ShopKitTests: App/ShopKitTests/CartTests.swift",
        "test ShopUITests: App/ShopUITests/ShopUITests.swift",
        "executable Widget: App/Shop/Shared/Format.swift App/Widget/Widget.swift",
        "regular Domain: Packages/Domain/Sources/Domain/Product.swift",
      ]
    )
    #expect(read.repository.filesInNoTarget.count == 1)
    #expect(read.repository.files.count == 8)
  }

  @Test func `reads what targets depend on and link`() async throws {
    let read = try await ReadRepository(ShopApp.files)

    #expect(
      read.dependencies == [
        "Shop: Widget Shop Kit Algorithms@swift-algorithms Domain@domain",
        "Shop Kit: Domain@domain",
        "ShopKitTests: Shop",
        "ShopUITests: Shop",
        "Widget: Shop Kit",
      ]
    )
    #expect(read.target("Shop")?.declaration.plugins == ["Generate"])
    #expect(read.repository.packages[0].path(ofDependency: "domain") == "Packages/Domain")
  }

  @Test func `finds the targets that imports refer to`() async throws {
    let repository = try await ReadRepository(ShopApp.files).repository
    let graph = ModuleGraph(ModuleGraph.nodes(of: repository))

    let edges = graph.nodes.flatMap { node in
      graph.imports(of: node).map { step in
        let other = step.destination.target.map { graph.nodes[$0].target.name }
        return "\(node.target.name) → \(other ?? "(\(step.declaration.module))")"
      }
    }

    #expect(
      edges == [
        "Shop → (Foundation)", "Shop → (Algorithms)", "Shop → Domain", "Shop → Shop Kit", "Shop Kit → Domain",
        "ShopKitTests → Shop Kit", "ShopUITests → (XCTest)", "Widget → (Foundation)", "Widget → Shop Kit",
      ]
    )
  }

  @Test func `gives targets a place in the project's file, and a folder`() async throws {
    let read = try await ReadRepository(ShopApp.files)
    let package = try #require(read.repository.packages.first)
    let lines = ShopApp.project.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(package.path == "App")
    #expect(package.manifestPath == "App/Shop.xcodeproj/project.pbxproj")
    for (name, start) in [("Shop", "T1"), ("Widget", "T5")] {
      let position = try #require(read.target(name)?.declaration.position)
      #expect(lines[position.line - 1].dropFirst(position.column - 1).hasPrefix("\(start) /* \(name) */ = {"))
    }
    #expect(read.target("Widget")?.path == "App/Widget")
    #expect(read.target("Shop Kit")?.path == "App/ShopKit")
  }

  @Test func `reads module names and settings that all configurations have`() async throws {
    let read = try await ReadRepository(ShopApp.files)

    #expect(read.target("Shop Kit")?.moduleNames == ["ShopKit"])
    #expect(read.target("Shop Kit")?.declaration.settings == [.languageMode("6.0")])
    #expect(read.target("Shop")?.declaration.settings == [.languageMode("5.0"), .upcomingFeature("ExistentialAny")])
    #expect(read.target("Shop")?.declaration.hasUnknownSettings == false)
  }

  @Test(
    arguments: [
      ("PRODUCT_NAME = \"Shop Core\";", ["Shop_Core"]),
      ("PRODUCT_NAME = \"$(TARGET_NAME)Core\";", ["KitCore"]),
      ("PRODUCT_NAME = \"${BASE}-$(PROJECT_NAME)\"; BASE = my;", ["my_Shop"]),
      ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)X\"; PRODUCT_NAME = \"a b\";", ["a_bX"]),
      ("PRODUCT_NAME = \"$(UNKNOWN)\";", ["Kit"]),
      ("PRODUCT_NAME = \"A$(UNKNOWN)$BASE\"; BASE = B;", ["AB"]),
      ("PRODUCT_NAME = \"$(OTHER:default=$(BASE:lower))$(E:default=${E}C)\"; BASE = B; E = \"\";", ["bC"]),
      ("PRODUCT_NAME = \"$(N_$(CONFIGURATION))\"; N_Debug = D; N_Release = D;", ["D"]),
      ("PRODUCT_NAME = \"$(inherited)X\";", ["X"]), ("PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:lower)\";", ["kit"]),
      ("PRODUCT_NAME = A; \"PRODUCT_NAME[config=Debug]\" = B; \"PRODUCT_NAME[config=Release]\" = B;", ["B"]),
      ("PRODUCT_NAME = A; \"PRODUCT_NAME[sdk=*]\" = C; \"PRODUCT_NAME[sdk=macosx*]\" = B;", ["C"]),
      ("PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";", ["Kit"]),
    ]
  )
  func `resolves the variables of module names`(_ settings: String, _ modules: [String]) async throws {
    let read = try await ReadRepository(project: XcodeProjectText().target("Kit", settings: settings).text)

    #expect(read.target("Kit")?.moduleNames == modules)
    #expect(read.target("Kit")?.declaration.hasUnknownSettings == settings.contains("$(A)$(A)"))
  }

  @Test func `nothing is certain about a name that Xcode makes of its own variables`() async throws {
    let project = XcodeProjectText().target("Kit", settings: "PRODUCT_NAME = \"Kit$(EFFECTIVE_PLATFORM_NAME)\";")

    #expect(try await ReadRepository(project: project.text).target("Kit")?.declaration.hasUnknownSettings == true)
  }

  /// Tables with few entries and with many are kept in different ways.
  @Test(arguments: [2, 40]) func `the last value of a key counts`(_ count: Int) async throws {
    let others = (0..<count).map { "SETTING_\($0) = \($0); " }.joined()
    let settings = "PRODUCT_NAME = First; \(others)PRODUCT_NAME = Last;"

    let read = try await ReadRepository(project: XcodeProjectText().target("Kit", settings: settings).text)

    #expect(read.target("Kit")?.moduleNames == ["Last"])
  }

  @Test(
    arguments: [
      ("Kit/* a * b **/;", "Kit"), ("a/b/// end\n;", "a_b"), ("Shop.Kit-1:2 // end\n /**/ ;", "Shop_Kit_1_2"),
      ("'A\\'B';", "A_B"), ("\"A//B\";", "A__B"), ("/*A*/B;", "B"),
    ]
  )
  func `reads texts up to a comment`(_ value: String, _ module: String) async throws {
    let settings = "PRODUCT_NAME = \(value)"

    let read = try await ReadRepository(project: XcodeProjectText().target("Kit", settings: settings).text)

    #expect(read.target("Kit")?.moduleNames == [module])
  }

  @Test(
    arguments: [
      (#"A\U00e4pp.swift"#, "Aäpp.swift"), (#"A\Ud83d\Ude00\t.swift"#, "A😀\t.swift"), (#"\331\373.swift"#, "äß.swift"),
      (#"\101\"\\B.swift"#, "A\"\\B.swift"), (#"\0601.swift"#, "01.swift"), (#"\Uxyz.swift"#, "Uxyz.swift"),
    ]
  )
  func `decodes escapes in texts`(_ written: String, _ name: String) async throws {
    let project = XcodeProjectText().target("Kit", files: [written]).text

    let read = try await ReadRepository(project: project, [name: ""])

    #expect(read.files == ["regular Kit: \(name)"])
  }

  @Test(
    arguments: [
      ("EXCLUDED_SOURCE_FILE_NAMES = A.swift;", ["Sub/B.swift", "Sub/Mocks/C.swift"]),
      ("EXCLUDED_SOURCE_FILE_NAMES = (\"*/Mocks/*\", \"B*\");", ["A.swift"]),
      ("EXCLUDED_SOURCE_FILE_NAMES = Mocks;", ["A.swift", "Sub/B.swift", "Sub/Mocks/C.swift"]),
      ("EXCLUDED_SOURCE_FILE_NAMES = \"*\"; INCLUDED_SOURCE_FILE_NAMES = \"Sub/B.swift\";", ["Sub/B.swift"]),
      ("EXCLUDED_SOURCE_FILE_NAMES = \"$(SRCROOT)/Sub/*.swift\";", ["A.swift", "Sub/Mocks/C.swift"]),
      (
        "EXCLUDED_SOURCE_FILE_NAMES = (\"$(PROJECT_DIR)/Sub/Mocks/C.swift\", \"${SOURCE_ROOT}/Sub/../A*\");",
        ["Sub/B.swift"]
      ),
      (
        "EXCLUDED_SOURCE_FILE_NAMES = \"$(MOCKS)/*\"; MOCKS = \"$(SRCROOT)/Sub/Mocks\";", ["A.swift", "Sub/B.swift"]
      ),
      (
        "EXCLUDED_SOURCE_FILE_NAMES = (\"$(SRCROOT)/C.swift\", \"$(UNKNOWN)/A.swift\", \"/A.swift\");",
        ["A.swift", "Sub/B.swift", "Sub/Mocks/C.swift"]
      ),
      (
        "EXCLUDED_SOURCE_FILE_NAMES = \"*\"; INCLUDED_SOURCE_FILE_NAMES = \"$(SRCROOT)/**\";",
        ["A.swift", "Sub/B.swift", "Sub/Mocks/C.swift"]
      ),
      (
        "EXCLUDED_SOURCE_FILE_NAMES = \"$(ALL)\"; ALL = \"A* */Mocks/* B*\"; INCLUDED_SOURCE_FILE_NAMES = \"\";"
          + "\"INCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = \"A*\";"
          + "\"INCLUDED_SOURCE_FILE_NAMES[sdk=iphone*]\" = \"B*\";",
        ["A.swift", "Sub/B.swift"]
      ),
    ]
  )
  func `leaves out the files that settings exclude`(_ settings: String, _ files: [String]) async throws {
    let all = ["A.swift", "Sub/B.swift", "Sub/Mocks/C.swift"]
    let target = XcodeProjectText().target("Kit", files: all, settings: settings)
    let contents = Dictionary(uniqueKeysWithValues: all.map { ($0, "") })

    let read = try await ReadRepository(project: target.text, contents)
    #expect(read.target("Kit")?.files.map(\.path) == files)
    #expect(read.repository.filesInNoTarget.count == all.count - files.count)

    let release = target.text.replacing("(KitDebug)", with: "(KitDebug, KitRelease)")
    let one = release.replacing("KitList =", with: "KitRelease = {isa = XCBuildConfiguration; name = R;};\n KitList =")
    let inOne = try await ReadRepository(project: one, contents)
    #expect(inOne.target("Kit")?.files.map(\.path) == all)
  }

  @Test func `a file is found whose name is written with other characters of the same meaning`() async throws {
    let project = XcodeProjectText().target("Kit", files: ["\u{E4}.swift", "LICENSE"]).text

    let read = try await ReadRepository(project: project, ["a\u{308}.swift": "", "LICENSE": ""])

    #expect(read.target("Kit")?.files.map { Array($0.path.utf8) } == [Array("a\u{308}.swift".utf8)])
    #expect(read.target("Kit")?.missingPaths == [])
  }

  @Test func `tests depend on the app that the project says`() async throws {
    let project = XcodeProjectText().target("App", "application").target("AppTests", "bundle.unit-test").text
    let attributes = "{attributes = {TargetAttributes = {AppTests = {TestTargetID = App;};};}; isa = PBXProject;"

    let read = try await ReadRepository(project: project.replacing("{isa = PBXProject;", with: attributes))

    #expect(read.dependencies == ["AppTests: App"])
  }

  @Test(
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;", [.upcomingFeature("MemberImportVisibility")]),
      ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = NO;", []),
      ("SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", [.upcomingFeature("BareSlashRegexLiterals")]),
      ("SWIFT_STRICT_CONCURRENCY = complete;", [.upcomingFeature("StrictConcurrency")]),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", [.defaultIsolation("MainActor")]),
      ("OTHER_SWIFT_FLAGS = \"-g -enable-upcoming-feature Some\";", [.upcomingFeature("Some")]),
      ("OTHER_SWIFT_FLAGS = (\"-enable-upcoming-feature\", Some);", [.upcomingFeature("Some")]),
    ] as [(String, [SwiftSetting])]
  )
  func `reads settings of Swift`(_ settings: String, _ expected: [SwiftSetting]) async throws {
    let ofTarget = try await ReadRepository(project: XcodeProjectText().target("Kit", settings: settings).text)
    let ofProject = try await ReadRepository(project: XcodeProjectText(settings: settings).target("Kit").text)

    #expect(ofTarget.target("Kit")?.declaration.settings == expected)
    #expect(ofProject.target("Kit")?.declaration.settings == expected)
  }

  @Test(arguments: [("Pods", true), ("Carthage/Checkouts", true), ("DerivedData", true), ("More", false)])
  func `leaves out the projects of libraries and builds`(_ folder: String, _ isLeftOut: Bool) async throws {
    let text = XcodeProjectText().target("Kit").text
    let read = try await ReadRepository(["\(folder)/Kit.xcodeproj/project.pbxproj": text])

    #expect(read.repository.packages.isEmpty == isLeftOut)
  }

  @Test(arguments: ["Old", "Old/Kit.xcodeproj", "Old/Kit.xcodeproj/project.pbxproj"])
  func `leaves out excluded projects`(_ path: String) async throws {
    let text = XcodeProjectText().target("Kit").text
    let exclude = [Pattern(path)]
    let read = try await ReadRepository(["Old/Kit.xcodeproj/project.pbxproj": text], exclude: exclude)

    #expect(read.repository.packages.isEmpty)
    #expect(read.repository.unmatchedExcludes.isEmpty)
  }
}
