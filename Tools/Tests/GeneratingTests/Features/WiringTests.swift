import TestSupport
import Testing

@testable import Generating

/// The exemplar's record lists where features are connected.
@Suite struct WiringTests {
  private static let record = ".inward/features/GiftCard.json"
  private static let route = "enum Route {\n  case giftCard\n  case collected(at: GiftCard)\n}\n"
  private static let checkout = """
    struct Checkout {
      let giftCard: GiftCard?

      init(giftCard: GiftCard?) {
        self.giftCard = giftCard
      }
    }

    /// Holds gift cards.
    struct GiftCardHolder {}

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Sources/GiftCard.swift": "struct GiftCard {\n  let shownText: String\n}\n",
      "Sources/Route.swift": Self.route,
      "Sources/Checkout.swift": Self.checkout,
    ])
    try list(["Sources/Route.swift": ["case giftCard"]])
  }

  private func list(_ places: [String: [String]]?) throws {
    try folder.write(FeatureRecord(feature: GiftCard.feature, places: places).text, to: Self.record)
  }

  private var files: RepositoryFiles { get throws { try RepositoryFiles(root: folder.path) } }

  private func plan() throws -> Plan {
    try FeatureGenerator(GiftCard.order("title:String"), in: files).plan()
  }

  private static let notes = [
    "Sources/Checkout.swift:2 and 3 more lines mention GiftCard", "Sources/Route.swift:3 mentions GiftCard",
  ]

  @Test func `what a team writes about the exemplar is left alone and noted`() throws {
    let plan = try plan()
    try plan.apply(in: folder.path)

    #expect(plan.notes == Self.notes.map { $0 + ", and was left alone." })
    #expect(try folder.text(of: "Sources/Checkout.swift") == Self.checkout)
    #expect(
      try folder.text(of: "Sources/Route.swift")
        == "enum Route {\n  case giftCard\n  case orderLine\n  case collected(at: GiftCard)\n}\n"
    )
  }

  @Test func `the check notes it, but a template may have none of it`() throws {
    let report = try FeatureInspector(files).report()
    #expect(report.problems == [])
    #expect(report.summary.dropFirst() == Self.notes.map { "note: \($0), and is left alone." }[...])

    let own = ProductTemplate.Part(name: "template", mark: "Ours", paths: [])
    let template = ProductTemplate(name: "Market", bundleID: "com.example.market", package: "Inward", own: own)
    try folder.write(JSONDocument.text(of: template), to: ProductTemplate.path)

    #expect(
      try FeatureInspector(files).report().problems
        == Self.notes.map { "\($0) in no place that \(Self.record) lists; list it, or let the template own it." }
    )
  }

  @Test(arguments: ["Sources/Route.swift", "Sources/GiftCard.swift"])
  func `a file with Windows line endings is named`(path: String) throws {
    try folder.write(folder.text(of: path).replacing("\n", with: "\r\n"), to: path)

    let problem =
      "\(path) has Windows line endings, with which lines of `GiftCard` are not found; give it those of Unix."
    #expect(throws: Problems(problem)) { try plan() }
    #expect(try FeatureInspector(files).report().problems == [problem])
  }

  @Test func `files and blocks that the template owns may name it`() throws {
    let own = ProductTemplate.Part(
      name: "template",
      mark: "Ours",
      paths: ["Sources/Checkout.swift"],
      blocks: ["Sources/Route.swift": ["case collected(at: *"]]
    )
    let template = ProductTemplate(name: "Market", bundleID: "com.example.market", package: "Inward", own: own)
    try folder.write(JSONDocument.text(of: template), to: ProductTemplate.path)

    #expect(try FeatureInspector(files).report().problems == [])
  }

  @Test func `a listed place without lines is a problem`() throws {
    try list(["Sources/Route.swift": ["case giftCard", "case giftCardList"], "Sources/Gone.swift": ["all.add(*"]])
    let problems = [
      ("Sources/Gone.swift", "all.add(*"), ("Sources/Route.swift", "case giftCardList"),
    ].map { "\($0) has no line of GiftCard like `\($1)`; restore it, or take this place out of \(Self.record)." }

    #expect(try FeatureInspector(files).report().problems == problems)
    #expect(throws: Problems(problems)) { try plan() }
  }

  @Test func `a record without a list is refused with the list`() throws {
    try list(nil)
    try folder.write("", to: "Sources/Checkout.swift")
    let problem = """
      \(Self.record) does not say where features are connected. Add this list after its `feature`, without the lines that a \
      new feature should not have:
        "places" : {
          "Sources/Route.swift" : [
            "case giftCard",
            "case collected(at: GiftCard)"
          ]
        },
      """

    #expect(try FeatureInspector(files).report().problems == [problem])
    #expect(throws: Problems(problem)) { try plan() }
  }

  @Test func `in an earlier template every line is a place`() throws {
    try list(nil)
    try folder.write("enum Route {\n  case giftCard\n}\n", to: "Sources/Route.swift")
    try folder.write("", to: "Sources/Checkout.swift")

    let generator = try FeatureGenerator(GiftCard.order("title:String"), needsPlaces: false, in: files)

    #expect(try generator.plan().changes.last?.after == "enum Route {\n  case giftCard\n  case orderLine\n}\n")
  }

  @Test func `a generated feature can become an exemplar`() throws {
    try plan().apply(in: folder.path)
    let made = try #require(try files.records.last)

    #expect(made.places == ["Sources/Route.swift": ["case orderLine"]])
  }

  /// Two functions that call the same helper, for example.
  @Test func `a feature that is connected by the same line twice can be removed`() throws {
    let calls = "func live() {\n  add(.giftCard)\n}\n\nfunc mock() {\n  add(.giftCard)\n}\n"
    try folder.write(calls, to: "Sources/Calls.swift")
    try list(["Sources/Route.swift": ["case giftCard"], "Sources/Calls.swift": ["add(.giftCard)"]])

    try plan().apply(in: folder.path)
    let added = try folder.text(of: "Sources/Calls.swift")
    try FeatureRemover("OrderLine", in: files).plan().apply(in: folder.path)

    #expect(added == calls.replacing("  add(.giftCard)\n", with: "  add(.giftCard)\n  add(.orderLine)\n"))
    #expect(try folder.text(of: "Sources/Calls.swift") == calls)
  }

  @Test func `what a copy would declare again is refused, unless no other file sees it`() throws {
    let own = "private func same() {}\n\nfileprivate struct Row {}\n\nfunc show(\n  _ card: GiftCard\n) {}\n"
    try folder.write(own, to: "Sources/GiftCard+Own.swift")
    #expect(try FeatureInspector(files).report().problems == [])
    #expect(throws: Never.self) { try plan() }

    try folder.write(own + "\npublic let limit = 3\n", to: "Sources/GiftCard+Own.swift")
    let problem = """
      Sources/GiftCard+Own.swift:9 would be declared again for every feature; make it private, or give it a name with \
      GiftCard:
      public let limit = 3
      """

    #expect(try FeatureInspector(files).report().problems == [problem])
    #expect(throws: Problems(problem)) { try plan() }
  }

  @Test func `only the files of the repository are read`() throws {
    for path in ["Sources/Built.swift", "wt/Sources/Route.swift", ".hidden/Route.swift", "Sources/GiftCard.txt"] {
      try folder.write("  case giftCard\n", to: path)
    }
    let paths = ["Sources/GiftCard.swift", "Sources/Route.swift", "Sources/Route.swift", "Sources/Gone.swift"]
    let listed = try RepositoryFiles(root: folder.path, paths: paths + [".hidden/Route.swift", "Sources/GiftCard.txt"])

    #expect(listed.paths == ["Sources/GiftCard.swift", "Sources/Route.swift"])
  }
}
