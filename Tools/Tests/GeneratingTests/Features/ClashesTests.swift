import TestSupport
import Testing

@testable import Generating

struct ClashesTests {
  /// `Domain` has the new type, and `Domain` and `Web` are imported by the tests of `Web`.
  @Test(arguments: [
    ("Sources/Tool", false), ("Apps/Shop", false), ("Sources/Domain", true), ("Sources/Support", true),
    ("Sources/Web", true), ("Tests/WebTests", true),
  ])
  func `a type may exist where no source sees both`(folder: String, meets: Bool) throws {
    let repository = try repository([
      "Apps/Shop/Main.swift": "import Web\n",
      "Sources/Tool/Main.swift": "import Support\n",
      "Tests/WebTests/PageTests.swift": "import Domain\n@testable import Web\n",
      "\(folder)/Plan.swift": "struct Plan {}\n",
    ])

    let problems = problems("Plan", in: repository)

    #expect(problems == (meets ? ["the type `Plan` already exists, in \(folder)/Plan.swift."] : []))
  }

  @Test(arguments: [("import Domain\n", true), ("", false)])
  func `a name may mean another type where no source sees the new one`(imports: String, isRefused: Bool) throws {
    let page = "\(imports)struct Page {\n  enum Plan {}\n  let plan: Plan\n}\n"
    let repository = try repository(["Sources/Web/Page.swift": page])

    let problem =
      "the type `Plan` would have the name of another that Sources/Web/Page.swift uses; try `ShopPlan`."
    #expect(problems("Plan", in: repository) == (isRefused ? [problem] : []))
    if isRefused { return }
    try FeatureGenerator(plan, in: RepositoryFiles(root: repository.path)).plan().apply(in: repository.path)
    _ = try FeatureRemover("Plan", in: RepositoryFiles(root: repository.path)).plan()
  }

  @Test(arguments: [("Catalogue", true), ("Shelf", false)])
  func `a type may not be hidden where the feature extends another`(outer: String, isRefused: Bool) throws {
    let extending = "import Domain\nextension Catalogue {\n  static func giftCards() {}\n}\n"
    let repository = try repository([
      "Sources/Web/Catalogue+GiftCards.swift": extending,
      "Sources/Web/Catalogue.swift": "extension \(outer) {\n  enum Plan { case local }\n}\n",
    ])

    let problem =
      "the type `Plan` would have the name of another that Sources/Web/Catalogue.swift uses; try `ShopPlan`."
    #expect(problems("Plan", in: repository) == (isRefused ? [problem] : []))
  }

  @Test(arguments: [("Domain", "Catalogue", true), ("Domain", "Shelf", false), ("Web", "Catalogue", false)])
  func `members of a shared type may not exist in the same module`(
    module: String,
    type: String,
    isRefused: Bool
  ) throws {
    let path = "Sources/\(module)/\(type).swift"
    let repository = try repository([
      "Sources/Domain/Catalogue+GiftCards.swift": "extension Catalogue {\n  static func giftCards() {}\n}\n",
      "Sources/Screens/Texts+GiftCards.swift": "extension Texts {\n  static let giftCards = 1\n}\n",
      path: "enum \(type) {\n  static let plans: [String] = []\n}\n",
    ])

    let problem = "`plans` already exists, in \(path)."
    #expect(problems("Plan", in: repository) == (isRefused ? [problem] : []))
  }

  @Test(arguments: ["Context", "Note"])
  func `a function may not have two parameters of a name`(name: String) throws {
    let screen = "enum GiftCardScreen {\n  static func facts(of giftCard: GiftCard, in context: Int) {}\n}\n"
    let repository = try repository(["Sources/Domain/GiftCardScreen.swift": screen])

    let problem = "Sources/Domain/ContextScreen.swift would have two parameters `context`; try `ShopContext`."
    #expect(problems(name, in: repository) == (name == "Context" ? [problem] : []))
  }

  @Test(arguments: words)
  func `paths and commands may not exist`(name: String, plural: String?, problem: String?) throws {
    let repository = try repository([
      "Apps/Web/Routes.swift": "import Domain\nrouter.get(\"health/live\") {}\nrouter.group(\"metrics\")\n",
      "Sources/Tool/Commands.swift": "let command = Command(commandName: \"check\")\n",
    ])

    #expect(problems(name, plural: plural, in: repository) == [problem].compactMap(\.self))
  }

  private static let words: [(String, String?, String?)] = [
    ("Metric", nil, "`metrics` is already a path or a command, in Apps/Web/Routes.swift."),
    ("Check", "Health", "`health` is already a path or a command, in Apps/Web/Routes.swift."),
    ("Health", "HealthChecks", nil),
    ("Check", nil, nil),
  ]

  @Test(arguments: [("SwiftUI", true), ("Observation", false)])
  func `types of modules that no source imports are free`(module: String, isRefused: Bool) throws {
    let repository = try repository(["Apps/Shop/Main.swift": "import \(module)\n"])

    let problem = "the feature `Menu` would hide SwiftUI's type of that name; try `ShopMenu`."
    #expect(problems("Menu", in: repository) == (isRefused ? [problem] : []))
  }

  private let plan = Feature(
    name: "Plan",
    fields: [Field(name: "title", type: FieldType(.text)), Field(name: "total", type: FieldType(.money))]
  )

  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let own = [
      ".inward/features/GiftCard.json": FeatureRecord(feature: GiftCard.feature, recordings: nil).text,
      "Sources/Domain/GiftCard.swift":
        "import Support\n\npublic struct GiftCard {\n  let shownText: String\n  let faceValue: Money\n}\n",
    ]
    return try TemporaryFolder(own.merging(files) { $1 })
  }

  private func problems(_ name: String, plural: String? = nil, in folder: TemporaryFolder) -> [String] {
    do throws(Problems) {
      let feature = Feature(name: name, plural: plural, fields: try FieldList.fields(from: "title:String total:Money"))
      let files = try RepositoryFiles(root: folder.path)
      _ = try FeatureGenerator(feature, hasOwnPlural: plural != nil, in: files).plan()
      return []
    } catch {
      return error.sentences
    }
  }
}
