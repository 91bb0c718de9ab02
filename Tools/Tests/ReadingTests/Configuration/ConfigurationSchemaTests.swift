import Configurations
import Foundation
import Testing

struct ConfigurationSchemaTests {
  @Test func `the schema file is up to date`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")

    let text = try String(contentsOf: root.appending(path: "docs/inward.schema.json"), encoding: .utf8)

    #expect(text == ConfigurationSchema.text, "update it: inward schema > docs/inward.schema.json")
  }

  @Test func `the schema is JSON and has each key of the sample`() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? [String: Any]
    )
    let properties = try #require(schema["properties"] as? [String: Any])

    #expect(
      properties.keys.sorted() == [
        "exclude", "extends", "features", "layers", "mocks", "reach", "rules", "settings", "types", "umbrellas",
        "version",
      ]
    )
    #expect(schema["required"] as? [String] == ["version"])
  }
}
