import Testing

/// A kind of violation: what to add to a `SeededApp`, and the rule that has to report it.
///
/// `^` in a text marks the place of the finding; without it, it is in a manifest.
struct Violation: Sendable, CustomTestStringConvertible {
  let rule: String
  var kind: String
  /// A part of the finding, for a rule that reports many things.
  var message = ""
  /// Texts by module and file. A module has its folder in each of the apps.
  var sources: [String: String] = [:]
  /// Dependencies to declare, by module.
  var declares: [String: [String]] = [:]
  /// Texts to replace in any file of an app.
  var edits: [SeededApp: [(old: String, new: String)]] = [:]
  /// Why the kind cannot exist in an app.
  var absent: [SeededApp: String] = [:]

  var testDescription: String { "\(rule) \(message): \(kind)" }

  /// Reads a table. A rule, a part of its message, and why some apps cannot break it, stand above its kinds:
  ///
  ///     RULE MESSAGE; not APP: REASON
  ///       KIND | FILE | TEXT | FILE | TEXT | MODULE declares MODULE | APP: OLD => NEW | not APP: REASON
  ///         | more of the same kind
  ///
  /// `⏎` is a new line, and `all` stands for every app.
  static func table(_ text: String) -> [Violation] {
    var rule = Violation(rule: "", kind: "")
    let lines = text.replacing("\n    | ", with: " | ").split(separator: "\n").map(String.init)
    return lines.compactMap { line -> Violation? in
      guard line.hasPrefix("  ") else {
        let parts = line.split(separator: "; ").map(String.init)
        let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
        rule = Violation(rule: words[0], kind: "", message: words.dropFirst().joined())
        rule.add(parts.dropFirst())
        return nil
      }
      var columns = line.dropFirst(2).split(separator: " | ").map { String($0).replacing("⏎", with: "\n") }
      var violation = rule
      violation.kind = columns.removeFirst()
      violation.add(columns[...])
      return violation
    }
  }

  private mutating func add(_ columns: ArraySlice<String>) {
    var columns = columns
    while let column = columns.popFirst() {
      let scope = column.split(separator: ": ", maxSplits: 1).map(String.init)
      let edit = (scope.last ?? "").split(separator: " => ", maxSplits: 1).map(String.init)
      let words = column.split(separator: " ").map(String.init)
      if scope.count == 2, let app = SeededApp(rawValue: scope[0].replacing("not ", with: "")), scope[0] != app.rawValue
      {
        absent[app] = scope[1]
      } else if scope.count == 2, edit.count == 2 {
        let apps = SeededApp(rawValue: scope[0]).map { [$0] } ?? SeededApp.allCases
        for app in apps { edits[app, default: []].append((edit[0], edit[1])) }
      } else if words.count == 3, words[1] == "declares" {
        declares[words[0], default: []].append(words[2])
      } else {
        sources[column] = (columns.popFirst() ?? "") + "\n"
      }
    }
  }
}
