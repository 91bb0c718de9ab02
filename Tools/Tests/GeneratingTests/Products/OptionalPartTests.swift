import Foundation
import Testing

@testable import Generating

/// The parts that a product has only if it asks for them.
@Suite struct OptionalPartTests {
  private let maker: ProductMaker

  init() throws {
    var description = SmallTemplate.description
    description.sample = ["site"]
    description.optional = ["extras"]
    description.parts[0].with = ["site"]
    var tree = SmallTemplate.tree
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    maker = try ProductMaker(template: tree)
  }

  @Test func `are left out unless they are asked for, or the sample is kept`() {
    #expect(maker.omitted(sample: false, tool: false, wanted: []) == ["site", "extras"])
    #expect(maker.omitted(sample: false, tool: false, wanted: ["extras"]) == ["site"])
    #expect(maker.omitted(sample: true, tool: false, wanted: []) == [])
  }

  @Test func `a part of the sample is not had without it`() throws {
    var description = SmallTemplate.description
    description.sample = ["site"]
    description.optional = ["extras"]
    description.parts[1].with = ["extras"]
    var tree = SmallTemplate.tree
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    let maker = try ProductMaker(template: tree)

    #expect(maker.allOptional(without: []) == [])
    let problem = "the part `extras` needs the sample; add --sample."
    #expect(maker.problems(ofHaving: ["extras"], without: [], sample: false) == [problem])
    #expect(maker.problems(ofHaving: ["extras"], without: [], sample: true) == [])
  }

  @Test(
    arguments: [
      (["extras"], [], false, nil), ([], ["extras"], false, nil), ([], ["site"], true, nil),
      (["site"], [], false, "there is no optional part `site`; they are: extras."),
      (["extras"], ["extras"], false, "the part `extras` cannot be both had and left out."),
      ([], ["extras"], true, "the sample needs the part `extras`; leave out --sample, or keep the part."),
    ] as [([String], [String], Bool, String?)]
  )
  func `a choice that contradicts itself is rejected`(
    wanted: [String],
    unwanted: [String],
    sample: Bool,
    problem: String?
  ) {
    #expect(maker.problems(ofHaving: wanted, without: unwanted, sample: sample) == [problem].compactMap(\.self))
  }

  @Test func `a part needs those that it is useless without`() throws {
    var description = SmallTemplate.description
    description.optional = ["extras", "site"]
    description.parts[0].with = ["site"]
    var tree = SmallTemplate.tree
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    let maker = try ProductMaker(template: tree)
    let needs = "the part `site` needs `extras` as well; "
    let problem = needs + "first run `inward add part extras`."

    let bare = maker.problems(ofHaving: ["site"], without: [], sample: false)
    #expect(bare == [needs + "write `--with extras,site`."])
    #expect(maker.problems(ofHaving: ["extras", "site"], without: [], sample: false) == [])
    #expect(maker.problems(ofAdding: "site", to: SmallTemplate.record(without: ["extras", "site"])) == [problem])
    #expect(maker.problems(ofAdding: "extras", to: SmallTemplate.record(without: ["extras", "site"])) == [])
    #expect(maker.problems(ofAdding: "site", to: SmallTemplate.record(without: ["extras"])) == [problem])
    let refused = maker.problems(ofHaving: ["site"], without: ["extras"], sample: false)
    #expect(refused.contains(needs + "take that out of --without."))
    #expect(maker.allOptional(without: ["extras"]) == [])
    #expect(maker.allOptional(without: ["site"]) == ["extras"])
  }

  /// What needs a part of the server needs it no longer when there is no server.
  @Test func `a part that goes with a larger one takes no others along`() throws {
    var description = SmallTemplate.description
    description.parts[0].within = "site"
    description.parts[0].with = ["tests"]
    description.parts.append(ProductTemplate.Part(name: "tests", mark: "Tests", paths: ["CLI/ShelfCommand.swift"]))
    description.optional = ["extras", "tests"]

    #expect(description.closure(of: ["extras"]) == ["extras", "tests"])
    #expect(description.closure(of: ["site"]) == ["site", "extras"])
    var tree = SmallTemplate.tree
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    let maker = try ProductMaker(template: tree)
    #expect(maker.allOptional(without: ["site"]) == ["tests"])
    #expect(maker.problems(ofHaving: ["tests"], without: ["site"], sample: false) == [])
    #expect(maker.problems(ofAdding: "tests", to: SmallTemplate.record(without: ["extras", "site", "tests"])) == [])
    let problem = "the part `tests` needs `extras` as well; write `--with extras,tests`."
    #expect(maker.problems(ofHaving: ["tests"], without: [], sample: false) == [problem])
  }

  @Test func `what several parts use is removed with the last of them`() throws {
    var description = SmallTemplate.description
    let command = ProductTemplate.Part(name: "shelf", mark: "Shelf", paths: ["CLI/ShelfCommand.swift"])
    description.parts.append(command)
    description.parts[2].usedBy = ["extras", "site"]
    description.optional = ["extras"]
    var tree = SmallTemplate.tree
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: description).utf8)
    let maker = try ProductMaker(template: tree)

    #expect(description.closure(of: ["extras"]) == ["extras"])
    #expect(description.closure(of: ["extras", "site"]) == ["extras", "site", "shelf"])
    let bare = try maker.product(SmallTemplate.record(without: ["extras", "site"]))
    #expect(bare.text("CLI/ShelfCommand.swift") == nil)
    #expect(maker.problems(ofAdding: "extras", to: SmallTemplate.record(without: ["extras", "site"])) == [])

    let product = try maker.product(SmallTemplate.record(without: ["extras"]))
    #expect(try ProductTemplate(of: product).part("shelf").usedBy == ["site"])
    #expect(try PartRemover(in: product).rest(without: "site").text("CLI/ShelfCommand.swift") == nil)
  }

  @Test func `are no longer optional in a product that has them`() throws {
    let product = try maker.product(SmallTemplate.record(without: ["site"]))

    #expect(try ProductTemplate(of: product).optional == nil)
    #expect(try ProductTemplate(of: product).parts.map(\.name) == ["extras"])
  }
}
