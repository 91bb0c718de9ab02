import TestSupport
import Testing

@testable import Generating

/// A repository can have a template for each style.
struct FeatureStyleTests {
  @Test(arguments: [("mvi", "send"), ("reactive", "publisher")])
  func `a feature is generated from the template with its style`(style: String, sign: String) throws {
    let folder = try repository(["GiftCard": "mvi", "StampBook": "reactive"])

    try generate(style, in: folder)

    #expect(try folder.texts()["Sources/OrderLineModel.swift"] == Self.model("OrderLine", sign))
    let record = try RepositoryFiles(root: folder.path).records.first { $0.feature.name == "OrderLine" }
    #expect(record?.feature.style == style)
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])
  }

  @Test func `the only template needs no choice, and its style is recorded`() throws {
    let folder = try repository(["GiftCard": "mvi"])

    try generate(nil, in: folder)

    let record = try RepositoryFiles(root: folder.path).records.first { $0.feature.name == "OrderLine" }
    #expect(record?.feature.style == "mvi")
  }

  @Test func `a template without a style matches every style`() throws {
    let folder = try repository(["GiftCard": nil])

    try generate("mvi", in: folder)

    #expect(try folder.texts()["Sources/OrderLineModel.swift"] != nil)
  }

  @Test func `an unknown style is rejected with the known ones`() throws {
    let folder = try repository(["GiftCard": "mvi", "StampBook": "reactive"])

    #expect(
      throws: Problems(
        """
        there is no template in the style `viper`; the styles are: mvi, reactive. To add one, write a feature by hand and \
        give its record in .inward/features that style.
        """
      )
    ) { try generate("viper", in: folder) }
  }

  @Test func `several templates require a choice`() throws {
    let folder = try repository(["GiftCard": "mvi", "StampBook": "reactive"])

    #expect(
      throws: Problems("the templates are GiftCard, StampBook; choose one with --style: mvi, reactive.")
    ) { try generate(nil, in: folder) }
  }

  private static func model(_ name: String, _ sign: String) -> String {
    "final class \(name)Model {\n  func \(sign)() {}\n}\n"
  }

  private func repository(_ styles: [String: String?]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, style) in styles {
      let feature = Feature(name: name, style: style, fields: try FieldList.fields(from: "shownText:String"))
      try folder.write(FeatureRecord(feature: feature).text, to: ".inward/features/\(name).json")
      let sign = style == "reactive" ? "publisher" : "send"
      try folder.write(Self.model(name, sign), to: "Sources/\(name)Model.swift")
    }
    return folder
  }

  private func generate(_ style: String?, in folder: TemporaryFolder) throws {
    let feature = Feature(name: "OrderLine", style: style, fields: try FieldList.fields(from: "title:String"))
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
  }
}
