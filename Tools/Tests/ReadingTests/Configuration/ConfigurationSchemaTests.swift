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
    // The reader accepts quotation marks around a number, and none around a name that looks like one.
    #expect(ConfigurationSchema.text.contains(#"{"type": ["string", "number", "boolean"], "minLength": 1}"#))
    #expect(ConfigurationSchema.text.contains(#""enum": [1, "1"]"#))
  }

  @Test func `a list without which everything would keep a rule has an element`() throws {
    let schema = ConfigurationSchema.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")

    let list = ##""The mock targets.", "allOf": [{"$ref": "#/definitions/texts"}], "minItems": 1"##
    #expect(schema.contains(list))
    for key in ["targets", "paths", "folders", "require", "forbid", "upcomingFeatures"] {
      let nonempty = #""required": ["\#(key)"], "properties": {"\#(key)": {"minItems": 1, "minProperties": 1}}"#
      #expect(schema.contains(nonempty), "\(key)")
    }
  }
}
