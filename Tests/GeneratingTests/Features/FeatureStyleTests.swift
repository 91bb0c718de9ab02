import Testing

@testable import Generating

/// A repository may have a feature for each style that others can be generated in.
struct FeatureStyleTests {
  @Test(arguments: [("mvi", "send"), ("reactive", "publisher")])
  func `is generated from the feature that has its style`(style: String, sign: String) throws {
    let folder = try repository(["GiftCard": "mvi", "StampBook": "reactive"])

    try generate(style, in: folder)

    #expect(try folder.texts()["Sources/OrderLineModel.swift"] == Self.model("OrderLine", sign))
    let record = try RepositoryFiles(root: folder.path).records.first { $0.feature.name == "OrderLine" }
    #expect(record?.feature.style == style)
    #expect(try FeatureInspector(RepositoryFiles(root: folder.path)).report().problems == [])
  }

  @Test func `where there is one, it is the one, and its style is recorded`() throws {
    let folder = try repository(["GiftCard": "mvi"])

    try generate(nil, in: folder)

    let record = try RepositoryFiles(root: folder.path).records.first { $0.feature.name == "OrderLine" }
    #expect(record?.feature.style == "mvi")
  }

  @Test func `one that names no style is of any`() throws {
    let folder = try repository(["GiftCard": nil])

    try generate("mvi", in: folder)

    #expect(try folder.texts()["Sources/OrderLineModel.swift"] != nil)
  }

  @Test func `an unknown style is told those that there are`() throws {
    let folder = try repository(["GiftCard": "mvi", "StampBook": "reactive"])

    #expect(
      throws: Problems(
        """
        no feature was written by hand in the style `viper`, so none can be generated in it; there are: mvi, reactive. \
        Write one, and its record in .inward/features with that style.
        """
      )
    ) { try generate("viper", in: folder) }
  }

  @Test func `between several somebody has to choose`() throws {
    let folder = try repository(["GiftCard": "mvi", "StampBook": "reactive"])

    #expect(
      throws: Problems(
        "features can be generated from each of GiftCard, StampBook; say --style with one of mvi, reactive."
      )
    ) { try generate(nil, in: folder) }
  }

  private static func model(_ name: String, _ sign: String) -> String {
    "final class \(name)Model {\n  func \(sign)() {}\n}\n"
  }

  private func repository(_ styles: [String: String?]) throws -> Folder {
    let folder = try Folder([:])
    for (name, style) in styles {
      let feature = Feature(name: name, style: style, fields: try FieldList.fields(from: "shownText:String"))
      try folder.write(FeatureRecord(feature: feature).text, to: ".inward/features/\(name).json")
      let sign = style == "reactive" ? "publisher" : "send"
      try folder.write(Self.model(name, sign), to: "Sources/\(name)Model.swift")
    }
    return folder
  }

  private func generate(_ style: String?, in folder: Folder) throws {
    let feature = Feature(name: "OrderLine", style: style, fields: try FieldList.fields(from: "title:String"))
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
  }
}
