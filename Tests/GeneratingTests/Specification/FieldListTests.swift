import Testing

@testable import Generating

struct FieldListTests {
  @Test func `reads fields as the command line names them`() throws {
    let fields = try FieldList.fields(from: " title:String  note:String? total:Decimal\nlines:[String] ")

    #expect(fields.map(\.name) == ["title", "note", "total", "lines"])
    #expect(fields.map(\.type.description) == ["String", "String?", "Decimal", "[String]"])
  }

  @Test func `every type is read as it is written`() {
    #expect(FieldType.all.count == 15)
    for type in FieldType.all { #expect(FieldType(type.description) == type) }
  }

  @Test func `says of every field that is wrong what it could be`() {
    let known = FieldType.all.map(\.description).joined(separator: ", ")

    #expect(
      throws: Problems([
        "the field `title` has no type; write `title:String`.",
        "the field `note` has the type `string?`; did you mean `String?`?",
        "the field `list` has the type `[String]?`, and can have: \(known).",
        "the field `x` has the type ``, and can have: \(known).",
      ])
    ) {
      try FieldList.fields(from: "title note:string? list:[String]? x: ok:Int")
    }
  }
}
