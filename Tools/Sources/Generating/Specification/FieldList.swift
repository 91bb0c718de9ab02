/// Parses fields from a command line: `title:String note:String? placedAt:Date lines:[String]`.
public enum FieldList {
  /// - Throws: ``Problems`` with one sentence for each invalid field.
  public static func fields(from text: String) throws(Problems) -> [Field] {
    var problems: [String] = []
    let fields = text.split(whereSeparator: \.isWhitespace).compactMap { part -> Field? in
      let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2 else {
        problems.append("the field `\(part)` has no type; write `\(part):String`.")
        return nil
      }
      guard let type = FieldType(halves[1]) else {
        problems.append("the field `\(halves[0])` has the type `\(halves[1])`\(hint(for: halves[1]))")
        return nil
      }
      return Field(name: halves[0], type: type)
    }
    if !problems.isEmpty { throw Problems(problems) }
    return fields
  }

  private static func hint(for type: String) -> String {
    let lowercased = type.lowercased()
    if ["decimal", "decimal?"].contains(lowercased) {
      let money = "Money" + lowercased.dropFirst("decimal".count)
      return "; use `\(money)` for an amount with its currency, or `Double` for another number."
    }
    let known = FieldType.all.map(\.description)
    if let meant = known.first(where: { $0.lowercased() == lowercased }) { return "; did you mean `\(meant)`?" }
    return "; the types are: \(known.joined(separator: ", "))."
  }
}
