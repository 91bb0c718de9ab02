import Foundation
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
    tree.files[record.path] = ProductTree.File(contents: Data(try record.text.utf8))

    let left = try PartRemover(in: tree).rest(without: "site")

    let rest = FeatureRecord(feature: feature, places: ["CLI/ShelfCommand.swift": ["shelf"]], wiring: [lines[1]])
    #expect(try left.text(record.path) == rest.text)
  }

  @Test func `rejects an unknown part`() throws {
    let remover = try PartRemover(in: SmallTemplate.tree)

    #expect(throws: Problems("there is no part `pages`; the parts are: extras, site.")) {
      try remover.plan("pages")
    }
  }
}
