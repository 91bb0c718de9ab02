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
    #expect(FieldType.all.count == 17)
    for type in FieldType.all { #expect(FieldType(type.description) == type) }
  }

  @Test func `rejects invalid fields with a hint for each`() {
    let known = FieldType.all.map(\.description).joined(separator: ", ")

    #expect(
      throws: Problems([
        "the field `title` has no type; write `title:String`.",
        "the field `note` has the type `string?`; did you mean `String?`?",
        "the field `list` has the type `[String]?`; the types are: \(known), and the names of other features.",
        "the field `x` has the type ``; the types are: \(known), and the names of other features.",
      ])
    ) {
      try FieldList.fields(from: "title note:string? list:[String]? x: ok:Int")
    }
  }

  @Test func `choices and limits stand in brackets`() throws {
    let fields = try FieldList.fields(from: "title:String(1...80) count:Int?(0...) fee:Money(...-1) state:enum(a,b)?")

    #expect(fields.map(\.type.description) == ["String", "Int?", "Money", "enum(a,b)?"])
    #expect(fields.map { $0.limits?.description } == ["1...80", "0...", "...-1", nil])
    #expect(fields[3].type.choices == ["a", "b"])
    let json = try JSONEncoder().encode(fields)
    #expect(try JSONDecoder().decode([Field].self, from: json) == fields)
  }

  @Test func `the name of a feature is the identifier of one of its items`() throws {
    let fields = try FieldList.fields(from: "customer:Address friendID:GiftCard?")

    #expect(fields.map(\.name) == ["customerID", "friendID"])
    #expect(fields.map(\.type.description) == ["Address", "GiftCard?"])
    #expect(fields.map(\.type.feature) == ["Address", "GiftCard"])
    #expect(fields.map { $0.label(in: "en") } == ["Customer", "Friend"])
    let json = try JSONEncoder().encode(fields)
    #expect(try JSONDecoder().decode([Field].self, from: json) == fields)
  }

  @Test(arguments: [
    ("count:Int(5)", "has the limits `5`; write a range, such as `1...80` or `0...`."),
    ("count:Int(9...1)", "has the limits `9...1`; write a range, such as `1...80` or `0...`."),
    ("count:Int(...)", "has the limits `...`; write a range, such as `1...80` or `0...`."),
    ("count:enum", "has the type `enum`; write the choices as in `enum(open,paid)`."),
    ("count:enum()", "has the type `enum()`; write the choices as in `enum(open,paid)`."),
  ])
  func `brackets with something else are rejected`(field: String, problem: String) {
    #expect(throws: Problems("the field `count` \(problem)")) { try FieldList.fields(from: field) }
  }

  @Test(arguments: [
    ("1...8", "24", "8"), ("30...", "2.75", "30"), ("0...", "24", "24"), ("...-1", "4.25", "-1"),
  ])
  func `a sample is within the limits`(limits: String, number: String, sample: String) throws {
    #expect(try #require(Limits(limits)).clamped(number) == sample)
  }

  @Test func `a sample text has a length within the limits`() throws {
    #expect(try #require(Limits("10...20")).clamped(text: "Title 1") == "Title 1xxx")
    #expect(try #require(Limits("1...3")).clamped(text: "Title 1") == "Tit")
    #expect(try #require(Limits("1...6")).clamped(text: "Title 1") == "Title")
    #expect(try #require(Limits("6...6")).clamped(text: "Title 1") == "Titlex")
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
