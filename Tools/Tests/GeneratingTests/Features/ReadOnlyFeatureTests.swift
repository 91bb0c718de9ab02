import Foundation
import TestSupport
import Testing

@testable import Generating

/// Features that are generated from the repository's exemplar of those that people only read.
struct ReadOnlyFeatureTests {
  private let folder: TemporaryFolder
  private let before: [String: String]

  init() throws {
    folder = try .exemplar(hasForms: false)
    before = try folder.texts()
  }

  private func generate(_ fields: String) throws -> [String: String] {
    let feature = Feature(name: "Parcel", fields: try FieldList.fields(from: fields))
    try FeatureGenerator(feature, in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    return try folder.texts()
  }

  @Test func `choices are an enumeration, whether they may be missing or not, and go without a trace`() throws {
    let texts = try generate("title:String status:enum(open,sentBack) size:enum(small,large)?")
    let model = try #require(texts["Packages/Domain/Sources/Domain/Parcels/Parcel.swift"])
    for line in [
      "public let status: Status", "public let size: Size?", "status: String,", "size: String? = nil",
      "self.status = try FieldRule.choice(status, \"status\")", "self.size = try FieldRule.choice(size, \"size\")",
      "public enum Status: String, CaseIterable, Sendable {\n    case open\n    case sentBack\n  }",
    ] {
      #expect(model.contains("  \(line)\n"), "\(line)")
    }
    let json = try #require(texts["Packages/Data/Sources/Data/Parcels/ParcelJSON.swift"])
    #expect(json.contains("values.write(item.status.rawValue, \"status\")"))
    #expect(json.contains("values.write(item.size?.rawValue, \"size\")"))
    let screen = try #require(texts["Packages/Presentation/Sources/Presentation/Parcels/ParcelFeature.swift"])
    #expect(screen.contains("parcel.status.textKey") && screen.contains("parcel.size?.textKey"))
    let tests = try #require(texts["Tests/PresentationTests/Parcels/ParcelFeatureTests.swift"])
    #expect(tests.contains("facts[\"Size\"] == nil") && !tests.contains("facts[\"Status\"] == nil"))

    try FeatureRemover("Parcel", in: RepositoryFiles(root: folder.path)).plan().apply(in: folder.path)
    #expect(try folder.texts() == before)
  }

  @Test(arguments: ["link", "notice"])
  func `no field has the name of what the API adds to an item`(name: String) throws {
    let problem = "the field `\(name)` has a name that the generated code uses; try `parcel\(name.capitalized)`."

    #expect(throws: Problems(problem)) { try generate("title:String \(name):String") }
  }

  @Test func `nothing is left of the choices of the exemplar`() throws {
    let words = ["kiosk", "library", "garage", "building", "parkhaus"]
    for (path, text) in try generate("title:String status:enum(open,sentBack)?") where path.contains("Parcel") {
      #expect(words.filter(text.lowercased().contains) == [], "\(path)")
    }
  }
}
