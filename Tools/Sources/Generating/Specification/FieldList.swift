/// Reads fields as a command line names them: `title:String note:String? placedAt:Date lines:[String]`.
public enum FieldList {
  /// - Throws: ``Problems`` with one for each field that cannot be read.
  public static func fields(from text: String) throws(Problems) -> [Field] {
    var problems: [String] = []
    let fields = text.split(whereSeparator: \.isWhitespace).compactMap { part -> Field? in
      let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2 else {
        problems.append("the field `\(part)` has no type; write `\(part):String`.")
        return nil
      }
      guard let type = FieldType(halves[1]) else {
        problems.append(unknownType(halves[1], of: halves[0]))
        return nil
      }
      return Field(name: halves[0], type: type)
    }
    if !problems.isEmpty { throw Problems(problems) }
    return fields
  }

  private static func unknownType(_ type: String, of name: String) -> String {
    let known = FieldType.all.map(\.description)
    let canonical = type.lowercased()
    if let meant = known.first(where: { $0.lowercased() == canonical }) {
      return "the field `\(name)` has the type `\(type)`; did you mean `\(meant)`?"
    }
    return "the field `\(name)` has the type `\(type)`, and can have: \(known.joined(separator: ", "))."
  }
}
