import Foundation
import Model
import Reading
import Rules

/// Makes the edits that leave no choice.
struct Fixer {
  let context: RuleContext
  let root: String

  /// Every edit for what the rules find, in the order of the files.
  func edits(for findings: [Finding]) -> [TextEdit] {
    let edits = findings.compactMap { finding -> TextEdit? in
      switch finding.rule {
      case UndeclaredRule.documentation.name: declaration(for: finding)
      case UnusedRule.documentation.name: removalOfDependency(finding)
      case IgnoreRule.documentation.name: removalOfIgnore(finding)
      default: nil
      }
    }
    return Set(edits + removalsOfRepeatedImports()).sorted {
      ($0.path, $0.range.lowerBound, $0.summary) < ($1.path, $1.range.lowerBound, $1.summary)
    }
  }

  func text(of path: String) -> SourceText? {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { SourceText(Array($0)) }
  }

  /// Takes an entry of a dependency list out, with its comma and, where it stands alone, its line.
  private func removalOfDependency(_ finding: Finding) -> TextEdit? {
    guard let text = text(of: finding.location.path), let start = text.offset(of: finding.location.position),
      let end = text.endOfElement(at: start)
    else { return nil }
    return TextEdit(
      path: finding.location.path,
      range: ElementRemoval(text: text, element: start..<end).range,
      replacement: "",
      summary: "remove the dependency \(finding.subject)"
    )
  }

  /// Takes out a comment that silences nothing; one without a reason waits for a person.
  private func removalOfIgnore(_ finding: Finding) -> TextEdit? {
    guard finding.message.hasSuffix("silences nothing"), let text = text(of: finding.location.path),
      let start = text.offset(of: finding.location.position)
    else { return nil }
    let line = text.line(around: start)
    let standsAlone = text.isBlank(line.lowerBound..<start)
    var begin = start
    while begin > line.lowerBound, text.isBlank(begin - 1..<begin) { begin -= 1 }
    var end = line.upperBound
    while end > start, [0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    return TextEdit(
      path: finding.location.path,
      range: standsAlone ? line : begin..<end,
      replacement: "",
      summary: "remove the ignore of \(finding.subject)"
    )
  }

  /// Takes out an import that stands in the file a second time, in the same words and under the same condition.
  private func removalsOfRepeatedImports() -> [TextEdit] {
    context.repository.files.flatMap { file -> [TextEdit] in
      var seen: Set<ImportDeclaration> = []
      let repeated = file.facts.imports.filter { declaration in
        var unplaced = declaration
        unplaced.position = SourcePosition(line: 0, column: 0)
        return !seen.insert(unplaced).inserted
      }
      guard !repeated.isEmpty, let text = text(of: file.path) else { return [] }
      return repeated.compactMap { declaration in
        guard let offset = text.offset(of: declaration.position) else { return nil }
        let line = text.line(around: offset)
        let words = String(decoding: text.bytes[line], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == "import" else { return nil }
        return TextEdit(
          path: file.path,
          range: line,
          replacement: "",
          summary: "remove the second import of \(declaration.module)"
        )
      }
    }
  }
}
