import Foundation
import Testing

@testable import Generating

struct FieldListTests {
  @Test func `parses fields of a command line`() throws {
    let fields = try FieldList.fields(from: " title:String  note:String? total:Money\nlines:[String] ")

    #expect(fields.map(\.name) == ["title", "note", "total", "lines"])
    #expect(fields.map(\.type.description) == ["String", "String?", "Money", "[String]"])
  }

  @Test func `every type is parsed from its own description`() {
    #expect(FieldType.all.count == 15)
    for type in FieldType.all { #expect(FieldType(type.description) == type) }
  }

  @Test func `rejects invalid fields with a hint for each`() {
    let known = FieldType.all.map(\.description).joined(separator: ", ")

    #expect(
      throws: Problems([
        "the field `title` has no type; write `title:String`.",
        "the field `note` has the type `string?`; did you mean `String?`?",
        "the field `list` has the type `[String]?`; the types are: \(known).",
        "the field `x` has the type ``; the types are: \(known).",
      ])
    ) {
      try FieldList.fields(from: "title note:string? list:[String]? x: ok:Int")
    }
  }

  @Test(arguments: [("Decimal", "Money"), ("Decimal?", "Money?"), ("decimal", "Money")])
  func `a decimal is rejected in favour of money`(_ type: String, _ money: String) {
    let hint = "use `\(money)` for an amount with its currency, or `Double` for another number"

    #expect(throws: Problems("the field `total` has the type `\(type)`; \(hint).")) {
      try FieldList.fields(from: "total:\(type)")
    }
  }

  @Test func `records of earlier versions have decimals, which are money`() throws {
    let record = try JSONDecoder().decode([FieldType].self, from: Data(#"["Decimal", "Decimal?", "Money"]"#.utf8))

    #expect(record.map(\.description) == ["Money", "Money?", "Money"])
  }
}
