import Model
import Yams

extension DocumentError {
  /// Converts a Yams error to one sentence with our position.
  init(_ error: any Error, lines: YAMLLines) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let place = lines.position(line: mark.line, column: mark.column)
      let start = context.map { lines.position(line: $0.mark.line, column: $0.mark.column) }
      let isTab = lines.index(line: mark.line, column: mark.column).flatMap { lines[$0] } == "\t"
      let hint = Self.hint(for: problem, context, isTab: isTab)
      let sentence = [Self.sentence(problem, context, start), hint].compactMap(\.self)
      self.init(at: place, "invalid YAML: " + sentence.joined(separator: "; "))
    case .reader(let problem, let offset, _, let text):
      let index = text.prefix(offset ?? 0).unicodeScalars.count
      self.init(at: lines.position(ofScalar: index), "invalid YAML: \(problem)")
    case .memory:
      self.init(at: SourcePosition(line: 1, column: 1), "not enough memory to read the file")
    default:
      self.init(at: SourcePosition(line: 1, column: 1), "invalid YAML: \(error)")
    }
  }

  private static func sentence(_ problem: String, _ context: YamlError.Context?, _ start: SourcePosition?) -> String {
    guard let context, let start else { return problem }
    // libYAML begins its contexts with "while scanning …", and one of Yams' own with "expected …".
    guard context.text.hasPrefix("while") else { return "\(context.text), \(problem)" }
    let isElement = context.text.contains(" a ") || context.text.contains(" an ")
    return isElement ? "\(problem) \(context.text) that starts at \(start.line):\(start.column)" : problem
  }

  /// A hint about the most common cause of the error.
  private static func hint(for problem: String, _ context: YamlError.Context?, isTab: Bool) -> String? {
    if context?.text.contains("alias") == true || problem.contains("alias") {
      return "a string that starts with `*` must be quoted"
    }
    guard problem.contains("cannot start any token") else { return nil }
    return isTab
      ? "indent with spaces, not tabs" : "a string that starts with `@`, `` ` `` or `%` must be quoted"
  }
}
