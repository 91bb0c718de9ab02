import Foundation
import Reading
import Testing

struct ConfigurationSchemaTests {
  @Test func `the schema that editors use is the one of the reader`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    let text = try String(contentsOf: root.appending(path: "docs/inward.schema.json"), encoding: .utf8)

    #expect(text == ConfigurationSchema.text, "write it anew: inward schema > docs/inward.schema.json")
  }

  @Test func `the schema is JSON and knows each key of the sample`() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8)) as? [String: Any]
    )
    let properties = try #require(schema["properties"] as? [String: Any])

    #expect(
      properties.keys.sorted() == [
        "exclude", "features", "layers", "mocks", "reach", "roles", "rules", "settings", "umbrellas", "version",
      ]
    )
    #expect(schema["required"] as? [String] == ["version", "layers"])
  }
}
