import Model

/// Formats YAML so that it is parsed back to the same texts.
enum YAMLText {
  /// Words that YAML 1.1 does not parse as strings (https://yaml.org/type/bool.html).
  private static let reserved: Set = ["y", "yes", "n", "no", "on", "off", "true", "false", "null"]

  /// The text, in quotes if YAML would not parse it as a string.
  static func scalar(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[A-Za-z_](?:[A-Za-z0-9_.+\/-]|\x20(?=[A-Za-z0-9_]))*/) != nil
    return isPlain && !reserved.contains(text.lowercased()) ? text : JSONValue.quoted(text)
  }

  /// A key and its list, on one line if it fits.
  static func list(_ key: String, _ texts: [String], indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent) + "\(key):"
    let scalars = texts.map(scalar)
    let line = "\(start) [\(scalars.joined(separator: ", "))]"
    guard line.utf8.count > 100 else { return [line] }
    return [start] + scalars.map { String(repeating: " ", count: indent + 2) + "- \($0)" }
  }

  /// A comment, wrapped into lines.
  static func comment(_ text: String, indent: Int = 0) -> [String] {
    let start = String(repeating: " ", count: indent) + "#"
    var lines: [String] = []
    var line = start
    for word in text.split(separator: " ") {
      if line.utf8.count + word.utf8.count + 1 > 100, line != start {
        lines.append(line)
        line = start
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}
