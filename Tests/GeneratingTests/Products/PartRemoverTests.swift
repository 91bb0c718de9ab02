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

  @Test func `rejects an unknown part`() throws {
    let remover = try PartRemover(in: SmallTemplate.tree)

    #expect(throws: Problems("there is no part `pages`; the parts are: extras, site.")) {
      try remover.plan("pages")
    }
  }
}
