/// Parses fields from a command line: `title:String(1...80) note:String? status:enum(open,paid) customer:Address`.
public enum FieldList {
  /// - Throws: ``Problems`` with one sentence for each invalid field.
  public static func fields(from text: String) throws(Problems) -> [Field] {
    var problems: [String] = []
    let fields = text.split(whereSeparator: \.isWhitespace).compactMap { part -> Field? in
      do throws(Problems) {
        return try field(from: String(part))
      } catch {
        problems += error.sentences
        return nil
      }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return fields
  }

  private static func field(from part: String) throws(Problems) -> Field {
    let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2 else {
      throw Problems("the field `\(part)` has no type; write `\(part):String`.")
    }
    if let type = type(halves[1]) { return field(halves[0], type) }
    // What is in brackets behind any other type are its limits: `String(1...80)`, `Int?(0...)`.
    if let open = halves[1].firstIndex(of: "("), halves[1].hasSuffix(")"), !halves[1].hasPrefix("enum"),
      let type = type(String(halves[1][..<open]))
    {
      let text = String(halves[1][halves[1].index(after: open)...].dropLast())
      guard let limits = Limits(text) else {
        throw Problems("the field `\(halves[0])` has the limits `\(text)`; write a range, such as `1...80` or `0...`.")
      }
      var limited = field(halves[0], type)
      limited.limits = limits
      return limited
    }
    throw Problems("the field `\(halves[0])` has the type `\(halves[1])`\(hint(for: halves[1]))")
  }

  private static func type(_ text: String) -> FieldType? {
    guard let type = FieldType(text), type.value != .own, type.feature != "Decimal" else { return nil }
    return type
  }

  /// `customer:Address` is the property `customerID`.
  private static func field(_ name: String, _ type: FieldType) -> Field {
    let isReference = type.value == .reference && !name.hasSuffix(Field.idEnding)
    return Field(name: isReference ? name + Field.idEnding : name, type: type)
  }

  private static func hint(for type: String) -> String {
    let lowercased = type.lowercased()
    if ["decimal", "decimal?"].contains(lowercased) {
      let money = "Money" + lowercased.dropFirst("decimal".count)
      return "; use `\(money)` for an amount with its currency, or `Double` for another number."
    }
    if lowercased.hasPrefix("enum") { return "; write the choices as in `enum(open,paid)`." }
    let known = FieldType.all.map(\.description)
    if let meant = known.first(where: { $0.lowercased() == lowercased }) { return "; did you mean `\(meant)`?" }
    return "; the types are: \(known.joined(separator: ", ")), and the names of other features."
  }
}
