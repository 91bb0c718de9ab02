import Foundation
import TestSupport
import Testing

@testable import Generating

@Suite struct PartRemoverTests {
  @Test func `removes a part, also from the description`() throws {
    let plan = try PartRemover(in: SmallTemplate.tree).plan("extras")

    #expect(
      plan.changes.map { "\($0.verb) \($0.path)" } == [
        "edit .inward/template.json", "delete Extras/Extra.swift", "delete Site/Extras/Pages.swift",
        "edit inward.yml",
      ]
    )
    #expect(plan.changes.first?.after?.contains("extras") == false)
  }

  @Test func `removes pictures`() throws {
    let picture = Data([0x89, 0x50, 0, 0xFF])
    var tree = SmallTemplate.tree
    tree.files["Extras/icon.png"] = ProductTree.File(contents: picture)
    let folder = try TemporaryFolder([:])
    try tree.write(to: folder.path)

    let plan = try PartRemover(in: tree).plan("extras")
    try plan.apply(in: folder.path)

    #expect(plan.diff.contains("Binary files a/Extras/icon.png and /dev/null differ"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Extras"))
  }

  @Test(arguments: [("inward.yml", true), ("Package.swift", false), ("Extras/Extra.swift", false)])
  func `lines of a part with Windows line endings are not left`(path: String, hasLines: Bool) throws {
    var tree = SmallTemplate.tree
    let text = try #require(tree.text(path)).replacing("\n", with: "\r\n")
    tree.files[path]?.contents = Data(text.utf8)
    let remover = try PartRemover(in: tree)
    guard hasLines else { return _ = try remover.plan("extras") }

    let end = "has Windows line endings, with which lines of `extras` are not found; give it those of Unix."
    #expect(throws: Problems("\(path) \(end)")) { try remover.plan("extras") }
  }

  @Test func `a product records the removal`() throws {
    let product = try ProductMaker(template: SmallTemplate.tree).product(SmallTemplate.record(without: ["extras"]))

    let plan = try PartRemover(in: product).plan("site")

    let record = try #require(plan.changes.first { $0.path == ProductRecord.path }?.after)
    #expect(try ProductRecord(text: record).without == ["extras", "site"])
  }

  /// The places of the exemplar and the lines of generated features in files that are gone.
  @Test func `features forget the files of a part`() throws {
    let lines = ["Site/Site.swift", "CLI/ShelfCommand.swift"].map {
      FeatureRecord.Addition(path: $0, text: "shelf", addsComma: false)
    }
    let feature = Feature(name: "Shelf", fields: [])
    let places = ["Site/Site.swift": ["shelf"], "CLI/ShelfCommand.swift": ["shelf"]]
    let record = FeatureRecord(feature: feature, places: places, wiring: lines)
    var tree = SmallTemplate.tree
    tree.files[record.path] = ProductTree.File(contents: Data(record.text.utf8))

    let left = try PartRemover(in: tree).rest(without: "site")

    let rest = FeatureRecord(feature: feature, places: ["CLI/ShelfCommand.swift": ["shelf"]], wiring: [lines[1]])
    #expect(left.text(record.path) == rest.text)
  }

  @Test func `features forget the recordings of a part`() throws {
    let folders = ["Site/Golden", "CLI/Golden"]
    let record = FeatureRecord(feature: Feature(name: "Shelf", fields: []), recordings: folders)
    var tree = SmallTemplate.tree
    tree.files[record.path] = ProductTree.File(contents: Data(record.text.utf8))
    for path in ["Site/Golden/shelf.txt", "CLI/Golden/shelf.txt"] {
      tree.files[path] = ProductTree.File(contents: Data())
    }

    let left = try PartRemover(in: tree).rest(without: "site")

    #expect(left.text(record.path)?.contains("CLI/Golden") == true)
    #expect(left.text(record.path)?.contains("Site/Golden") == false)
  }

  @Test func `a part stays as long as a feature refers to one of its`() throws {
    let fields = try FieldList.fields(from: "title:String page:Pages")
    let record = FeatureRecord(feature: Feature(name: "Shelf", fields: fields), files: [:])
    var tree = SmallTemplate.tree
    tree.files[record.path] = ProductTree.File(contents: Data(record.text.utf8))
    tree.files["Site/Extras/PagesFeature.swift"] = ProductTree.File(contents: Data())

    #expect(throws: Problems("Shelf refers to Pages with `pageID`; remove Shelf first.")) {
      try PartRemover(in: tree).rest(without: "site")
    }
  }

  /// Those of features that were generated later, too.
  @Test func `removes blocks from all files that match a pattern`() throws {
    var description = SmallTemplate.description
    description.parts[1].blocks = ["Features/*/*.swift": ["case .site**"]]
    var tree = SmallTemplate.tree
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    for name in ["Shelf", "Order"] {
      let text = "switch self {\ncase .site:\n  \(name)()\ndefault: break\n}\n"
      tree.files["Features/\(name)/\(name).swift"] = ProductTree.File(contents: Data(text.utf8))
    }

    let shelf = tree.text("Features/Shelf/Shelf.swift") ?? ""
    let record = FeatureRecord(
      feature: Feature(name: "Shelf", fields: []),
      files: ["Features/Shelf/Shelf.swift": FeatureRecord.hash(shelf), "Features/Order/Order.swift": "of another text"]
    )
    tree.files[record.path] = ProductTree.File(contents: Data(record.text.utf8))

    let left = try PartRemover(in: tree).rest(without: "site")

    let hashes = try JSONDecoder().decode(FeatureRecord.self, from: Data((left.text(record.path) ?? "").utf8)).files
    #expect(hashes?["Features/Shelf/Shelf.swift"] == FeatureRecord.hash("switch self {\ndefault: break\n}\n"))
    #expect(hashes?["Features/Order/Order.swift"] == "of another text")
    #expect(left.text("Features/Shelf/Shelf.swift") == "switch self {\ndefault: break\n}\n")
    #expect(left.text("Features/Order/Order.swift") == "switch self {\ndefault: break\n}\n")
    description.parts[1].blocks = ["Features/*/*.swift": ["case .pages"]]
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    #expect(
      throws: Problems(".inward/template.json: `case .pages` of `site` is no line of Features/*/*.swift.")
    ) {
      try PartRemover(in: tree).plan("site")
    }
  }

  @Test func `rejects an unknown part`() throws {
    let remover = try PartRemover(in: SmallTemplate.tree)

    #expect(throws: Problems("there is no part `pages`; the parts are: extras, site.")) {
      try remover.plan("pages")
    }
  }
}
