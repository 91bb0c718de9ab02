import Foundation
import TestSupport
import Testing

@testable import Generating

/// Generated code can be edited, and what was made of it can still be checked, removed or kept.
struct FeatureEditTests {
  private static let route = "enum Route {\n  case giftCard\n}\n"
  private static let list = "let all = [\n  giftCard\n]\n"

  private let folder: TemporaryFolder

  init() throws {
    let places = ["Sources/List.swift": ["giftCard"], "Sources/Route.swift": ["case giftCard"]]
    folder = try TemporaryFolder([
      ".inward/features/GiftCard.json": FeatureRecord(feature: GiftCard.feature, places: places).text,
      "Sources/GiftCard.swift": "struct GiftCard {\n  let shownText: String\n}\n",
      "Sources/GiftCardRow.swift": "struct GiftCardRow {}\n",
      "Sources/Route.swift": Self.route,
      "Sources/List.swift": Self.list,
    ])
    let feature = Feature(name: "OrderLine", fields: try FieldList.fields(from: "title:String"))
    try FeatureGenerator(feature, in: files).plan().apply(in: folder.path)
  }

  private var files: RepositoryFiles { get throws { try RepositoryFiles(root: folder.path) } }
  private var report: FeatureInspector.Report { get throws { FeatureInspector(try files).report() } }

  private func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path("Sources/\(name).swift"))
  }

  @Test func `lines that are gone count as removed, and the rest is removed`() throws {
    try folder.write(Self.route, to: "Sources/Route.swift")
    #expect(try report.problems == [])
    #expect(try report.summary.last == "  Sources/Route.swift no longer has its lines:\n    case orderLine")

    let plan = try FeatureRemover("OrderLine", in: files).plan()
    try plan.apply(in: folder.path)

    #expect(
      plan.notes == [
        "Sources/Route.swift no longer has these lines, so nothing was removed for them:\n    case orderLine"
      ]
    )
    #expect(!plan.changes.contains { $0.path == "Sources/Route.swift" })
    #expect(try folder.text(of: "Sources/List.swift") == Self.list)
    #expect(!folder.has("Sources/OrderLine.swift") && !folder.has(".inward/features/OrderLine.json"))
  }

  @Test func `Windows line endings are no edit, and stop the removal of lines`() throws {
    for path in ["Sources/OrderLine.swift", "Sources/Route.swift"] {
      try folder.write(folder.text(of: path).replacing("\n", with: "\r\n"), to: path)
    }

    let end = "has Windows line endings, with which lines of `OrderLine` are not found; give it those of Unix."
    #expect(throws: Problems("Sources/Route.swift \(end)")) { try FeatureRemover("OrderLine", in: files).plan() }
    #expect(try report.problems.contains("Sources/Route.swift \(end)"))
    #expect(try !report.summary.contains { $0.contains("edited") })
  }

  @Test func `lines that were edited stay, and the check says so`() throws {
    let edited = "enum Route {\n  case giftCard, orderLine\n}\n"
    try folder.write(edited, to: "Sources/Route.swift")
    #expect(
      try report.problems.contains(
        """
        Sources/Route.swift has other lines than these of OrderLine, and removing it would leave some; restore them, or \
        make the feature your own with `inward adopt OrderLine`:
            case orderLine
        """
      )
    )

    let plan = try FeatureRemover("OrderLine", in: files).plan()
    try plan.apply(in: folder.path)

    #expect(plan.notes.count == 1)
    #expect(try folder.text(of: "Sources/Route.swift") == edited)
  }

  @Test func `an edited line that uses a type of the feature stops the removal`() throws {
    try folder.write("enum Route {\n  case giftCard\n  case line(OrderLineRow)\n}\n", to: "Sources/Route.swift")

    #expect(throws: Problems("Sources/Route.swift still uses `OrderLineRow`.")) {
      try FeatureRemover("OrderLine", in: files).plan()
    }
  }

  @Test func `lines that are there twice stop the removal, and the check says so`() throws {
    try folder.write(
      "enum Route {\n  case giftCard\n  case orderLine\n  case orderLine\n}\n",
      to: "Sources/Route.swift"
    )

    #expect(throws: Problems.self) { try FeatureRemover("OrderLine", in: files).plan() }
    #expect(try report.problems.count == 1)
    #expect(try report.problems[0].hasPrefix("Sources/Route.swift has these lines of OrderLine more than once;"))
  }

  @Test func `edited and deleted files are counted, and are no problem`() throws {
    try folder.write("struct OrderLine {}\n", to: "Sources/OrderLine.swift")
    #expect(try report.summary.last == "OrderLine was generated: 2 files, 1 edited.")

    try delete("OrderLineRow")

    #expect(try report.summary.last == "OrderLine was generated: 2 files, 1 edited, 1 deleted.")
    #expect(try report.problems == [])
    #expect(throws: Problems.self) { try FeatureRemover("OrderLine", in: files).plan() }
    #expect(throws: Never.self) { try FeatureRemover("OrderLine", in: files).plan(force: true) }
  }

  @Test func `a record whose files are all gone is a problem, and can be removed`() throws {
    for name in ["OrderLine", "OrderLineRow", "List"] { try delete(name) }
    let problems = try report.problems.filter { $0.contains("OrderLine") }
    #expect(problems.map { $0.prefix { $0 != "," } } == ["all files of OrderLine are gone"])
    #expect(try report.summary.last == "  Sources/List.swift, which had its lines, is gone.")

    let plan = try FeatureRemover("OrderLine", in: files).plan()
    try plan.apply(in: folder.path)

    #expect(plan.notes == ["Sources/List.swift no longer exists."])
    #expect(try !report.problems.contains { $0.contains("OrderLine") })
    #expect(try folder.text(of: "Sources/Route.swift") == Self.route)
  }

  @Test func `a file that cannot be read is named, and is not gone`() throws {
    let unreadable = ["Sources/List.swift", "Sources/OrderLine.swift", "Sources/GiftCardRow.swift"]
    for path in unreadable { try Data([0xff]).write(to: folder.url.appending(path: path)) }

    let problems = try report.problems.filter { !$0.contains("has no line of") }

    let read = unreadable.map { "cannot read \($0)." }
    #expect(Set(problems) == Set(read), "\(problems)")
    #expect(try report.summary.last == "OrderLine was generated: 2 files, 1 unreadable.")
    #expect(throws: Problems(Array(read.prefix(2)))) { try FeatureRemover("OrderLine", in: files).plan(force: true) }
    let feature = Feature(name: "Parcel", fields: try FieldList.fields(from: "title:String"))
    #expect(throws: Problems([read[2], read[0]])) { try FeatureGenerator(feature, in: files).plan() }
  }

  @Test func `an adopted feature stays, and is no longer known`() throws {
    let before = try folder.texts()

    try FeatureAdopter("OrderLine", in: files).plan().apply(in: folder.path)

    #expect(try folder.texts() == before.filter { $0.key != ".inward/features/OrderLine.json" })
    #expect(try report.summary.count == 1)
    #expect(throws: Problems("there is no generated feature OrderLine.")) { try FeatureAdopter("OrderLine", in: files) }
    #expect(
      throws: Problems("GiftCard was written by hand and is the template for new features; it is your own already.")
    ) { try FeatureAdopter("GiftCard", in: files) }
  }
}
