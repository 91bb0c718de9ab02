import Model
import Yams

extension DocumentError {
  /// Says what Yams says, in one sentence and at our position.
  init(_ error: any Error, lines: YAMLLines) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let place = lines.position(line: mark.line, column: mark.column)
      let sentence = [Self.sentence(problem, context), Self.hint(for: problem, context)].compactMap(\.self)
      self.init(at: place, "this is not YAML: " + sentence.joined(separator: "; "))
    case .reader(let problem, let offset, _, let text):
      let index = text.prefix(offset ?? 0).unicodeScalars.count
      self.init(at: lines.position(ofScalar: index), "this is not YAML: \(problem)")
    case .memory:
      self.init(at: SourcePosition(line: 1, column: 1), "there is not enough memory to read the file")
    default:
      self.init(at: SourcePosition(line: 1, column: 1), "this is not YAML: \(error)")
    }
  }

  private static func sentence(_ problem: String, _ context: YamlError.Context?) -> String {
    guard let context else { return problem }
    // libYAML begins its contexts with "while scanning …", and one of Yams' own with "expected …".
    return context.text.hasPrefix("while") ? "\(problem) \(context.text)" : "\(context.text), \(problem)"
  }

  /// What most people meant who met this.
  private static func hint(for problem: String, _ context: YamlError.Context?) -> String? {
    if context?.text.contains("alias") == true || problem.contains("alias") {
      return "a text that begins with `*` must stand in quotes"
    }
    if problem.contains("cannot start any token") {
      return "a text that begins with a tab, `@`, `` ` `` or `%` must stand in quotes, and indents are made of spaces"
    }
    return nil
  }
}
