import Foundation
import Testing

@testable import Generating

/// A template with two alternative parts, and a third that compares them.
@Suite struct ProductStyleTests {
  private static let template = ProductTemplate(
    name: "Market",
    bundleID: "com.example.market",
    package: "Inward",
    parts: [
      part("ways", ["Ways"]),
      part("comparison", ["Ways/Table.swift"], within: "ways"),
      part("plain", ["Ways/Plain.swift"], within: "ways", with: ["comparison"]),
      part("fancy", ["Ways/Fancy.swift"], within: "ways", with: ["comparison"]),
    ],
    styles: ["plain", "fancy"]
  )

  private static func part(
    _ name: String,
    _ paths: [String],
    within: String? = nil,
    with: [String]? = nil
  ) -> ProductTemplate.Part {
    ProductTemplate.Part(name: name, mark: name.capitalized, paths: paths, within: within, with: with)
  }

  private static let tree = ProductTree(
    files: [
      "Main.swift": "plain()  // Plain\nfancy()  // Fancy\ncompare()  // Comparison\nrun()\n",
      "Ways/Contract.swift": "", "Ways/Fancy.swift": "", "Ways/Plain.swift": "", "Ways/Table.swift": "",
      ProductTemplate.path: JSONDocument.text(of: template),
    ].mapValues { ProductTree.File(contents: Data($0.utf8)) }
  )

  private let maker: ProductMaker

  init() throws {
    maker = try ProductMaker(template: Self.tree)
  }

  @Test func `keeps one style, and nothing of the others and the comparison`() throws {
    let product = try maker.product(SmallTemplate.record(style: "fancy"))

    #expect(product.text("Main.swift") == "fancy()  // Fancy\nrun()\n")
    #expect(product.paths.filter { $0.hasPrefix("Ways") } == ["Ways/Contract.swift", "Ways/Fancy.swift"])
    let description = try ProductTemplate(of: product)
    #expect(description.parts.map(\.name) == ["ways", "fancy"])
    #expect(description.styles == ["fancy"])
  }

  @Test func `leaves out all styles with the part that contains them`() throws {
    let product = try maker.product(SmallTemplate.record(without: ["ways"]))

    #expect(product.text("Main.swift") == "run()\n")
    #expect(product.paths.contains { $0.hasPrefix("Ways") } == false)
    #expect(try ProductTemplate(of: product).parts == [])
  }

  @Test func `removing a style later also removes the comparison`() throws {
    let plan = try PartRemover(in: Self.tree).plan("plain")

    #expect(
      plan.changes.map { "\($0.verb) \($0.path)" }
        == ["edit .inward/template.json", "edit Main.swift", "delete Ways/Plain.swift", "delete Ways/Table.swift"]
    )
  }

  @Test func `rejects a style that cannot be kept`() throws {
    #expect(problems(keeping: "viper") == ["there is no style `viper`; the styles are: plain, fancy."])
    #expect(
      problems(keeping: "fancy", without: ["ways"]) == ["the style `fancy` cannot be both kept and left out: ways."]
    )
    #expect(problems(keeping: "fancy") == [])
    let plain = try ProductMaker(template: SmallTemplate.tree)
    #expect(
      plain.problems(of: SmallTemplate.record(style: "plain"), modules: [])
        == ["there is no style `plain`; there are none."]
    )
  }

  @Test func `says how to keep a style of the sample`() throws {
    var template = Self.template
    template.sample = ["ways"]

    #expect(
      template.problems(ofKeeping: "fancy", without: ["ways"])
        == ["the style `fancy` cannot be both kept and left out: ways; add --sample."]
    )
  }

  @Test func `leaves out styles that the template gets later`() throws {
    var later = Self.template
    later.styles = ["plain", "fancy", "newest"]
    later.parts.append(Self.part("newest", ["Ways/Newest.swift"], within: "ways", with: ["comparison"]))
    var tree = Self.tree
    tree.files["Ways/Newest.swift"] = ProductTree.File(contents: Data())
    tree.files[ProductTemplate.path]?.contents = Data(JSONDocument.text(of: later).utf8)

    let product = try ProductMaker(template: tree).product(SmallTemplate.record(style: "fancy"))

    #expect(product.paths.filter { $0.hasPrefix("Ways") } == ["Ways/Contract.swift", "Ways/Fancy.swift"])
  }

  private func problems(keeping style: String, without names: [String] = []) -> [String] {
    maker.problems(of: SmallTemplate.record(without: names, style: style), modules: [])
  }
}
