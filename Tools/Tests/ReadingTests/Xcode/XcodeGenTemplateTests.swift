import Model
import TestSupport
import Testing

/// Templates and variables in the `project.yml` of XcodeGen.
@Suite(.timeLimit(.minutes(10))) struct XcodeGenTemplateTests {
  private static func read(_ spec: String, _ files: [String] = []) async throws -> ReadRepository {
    let sources = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    return try await ReadRepository(sources.merging(["project.yml": "name: Shop\n" + spec]) { $1 })
  }

  @Test func `variables are replaced everywhere in a target with templates`() async throws {
    let read = try await Self.read(
      """
      targetTemplates:
        Module:
          type: framework
          sources: ["${target_name}", { path: "${folder}/Shared", excludes: ["${old}*"] }]
          dependencies: [{ target: "${target_name}Interface" }, { target: "${extra}" }]
          settings: { "${key}": "${target_name}Module" }
          templateAttributes: { folder: "${target_name}", old: Old, key: PRODUCT_MODULE_NAME }
      targets:
        Auth: { templates: [Module], templateAttributes: { extra: Util, folder: Common } }
        AuthInterface: { type: framework, sources: ["${target_name}", AuthInterface] }
        Util: { type: framework, sources: Util }

      """,
      ["Auth/A.swift", "AuthInterface/I.swift", "Common/Shared/C.swift", "Common/Shared/Old.swift", "Util/U.swift"]
    )

    #expect(
      read.files == [
        "regular Auth: Auth/A.swift Common/Shared/C.swift", "regular AuthInterface: AuthInterface/I.swift",
        "regular Util: Util/U.swift",
      ]
    )
    #expect(read.dependencies == ["Auth: AuthInterface Util"])
    #expect(read.target("Auth")?.moduleNames == ["AuthModule"])
  }

  @Test func `templates of templates come first, each once`() async throws {
    let read = try await Self.read(
      """
      targetTemplates:
        Base: { type: application, sources: ["${target_name}"], settings: { SWIFT_VERSION: 5 } }
        Left: { templates: [Base, Right], type: framework, dependencies: [{ target: Util }] }
        Right: { templates: [Left, Base], settings: { PRODUCT_MODULE_NAME: Right } }
        Other: { "sources:REPLACE": [Other] }
      targets:
        Auth: { templates: [Left, Gone] }
        Util: { templates: [Right, Other], type: framework, name: Tool }

      """,
      ["Auth/A.swift", "Util/U.swift", "Other/O.swift"]
    )

    #expect(read.files == ["regular Auth: Auth/A.swift", "regular Tool: Other/O.swift"])
    #expect(read.target("Auth")?.declaration.settings == [.languageMode("5")])
    #expect(read.target("Auth")?.moduleNames == ["Right"])
  }

  @Test func `a target has its platform in its name and its paths`() async throws {
    let read = try await Self.read(
      """
      targetTemplates:
        Late: { type: framework, platform: [iOS, macOS], sources: ["${target_name}/${platform}"] }
        Early: { type: framework, sources: ["${target_name}", "${target_name}/${platform}"] }
      targets:
        Auth:
          type: framework
          platform: [iOS, macOS]
          platformSuffix: "${platform}"
          sources: [Common, "Sources/${platform}"]
        Cart: { templates: [Late], dependencies: [{ target: "Auth${platform}" }] }
        Kit: { templates: [Early], platform: [iOS], platformPrefix: My }
        None: { type: framework, platform: [], sources: Common }

      """,
      ["Common/C.swift", "Sources/iOS/I.swift", "Sources/macOS/M.swift", "Cart/iOS/I.swift", "MyKit_iOS/K.swift"]
    )

    #expect(
      read.files == [
        "regular AuthiOS: Common/C.swift Sources/iOS/I.swift",
        "regular AuthmacOS: Common/C.swift Sources/macOS/M.swift",
        "regular Cart_iOS: Cart/iOS/I.swift", "regular Cart_macOS: ", "regular MyKit_iOS: MyKit_iOS/K.swift",
        "regular None: Common/C.swift",
      ]
    )
    #expect(read.dependencies == ["Cart_iOS: AuthiOS", "Cart_macOS: AuthmacOS"])
    #expect(read.target("AuthiOS")?.moduleNames == ["Auth"])
  }

  @Test func `a spec may have its types only in templates`() async throws {
    let read = try await Self.read(
      "targetTemplates: { A: { type: framework, templates: [A] } }\ntargets: { Kit: { templates: [A], sources: Kit } }\n",
      ["Kit/K.swift"]
    )

    #expect(read.files == ["regular Kit: Kit/K.swift"])
  }

  /// Templates, and the names of those that each target has.
  private static let hostile = [
    "deep": ((0..<5_000).map { "  T\($0): { templates: [T\($0 + 1)] }\n" }.joined(), ["T0"]),
    "many": ((0..<5_000).map { "  T\($0): { K\($0): 1 }\n" }.joined(), (0..<5_000).map { "T\($0)" }),
    "growing": (#"  T: { templateAttributes: { a: \#(repeated("b")) }, sources: "\#(repeated("${a}"))" }\#n"#, ["T"]),
    "unclosed": (#"  T: { sources: "\#(repeated("${/"))" }\#n"#, ["T"]),
    "large": ("  T: { scheme: [\(repeated("1, "))1] }\n", ["T"]),
  ]

  @Test(arguments: hostile.keys.sorted())
  func `templates of any depth and size are reported in a short time`(_ key: String) async throws {
    let (templates, names) = try #require(Self.hostile[key])
    let targets = (0..<1_000).map { "  A\($0): { templates: [All] }\n" }.joined()
    let all = "  All: { type: framework, templates: [\(names.joined(separator: ", "))] }\n"

    let read = try await Self.read("targetTemplates:\n\(templates)\(all)targets:\n\(targets)")

    #expect(read.unread.count == 1)
    #expect(read.unread.first?.hasSuffix("it is too large") == true)
  }

  private static func repeated(_ text: String) -> String { String(repeating: text, count: 20_000) }
}
