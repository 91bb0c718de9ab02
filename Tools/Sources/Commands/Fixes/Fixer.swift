import Foundation
import Model
import Reading
import Rules

/// Creates the edits that are safe to apply without a decision.
struct Fixer {
  let context: RuleContext
  let root: String

  /// The edits for all findings, sorted by file.
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

  /// Removes an entry from a dependency list, with its comma and, if nothing else is on it, its line.
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

  /// Removes an ignore comment that suppresses nothing. A comment that only lacks a reason is kept.
  private func removalOfIgnore(_ finding: Finding) -> TextEdit? {
    guard finding.message.hasSuffix("suppresses nothing"), let text = text(of: finding.location.path),
      let start = text.offset(of: finding.location.position)
    else { return nil }
    let line = text.line(around: start)
    let isAlone = text.isBlank(line.lowerBound..<start)
    var begin = start
    while begin > line.lowerBound, text.isBlank(begin - 1..<begin) { begin -= 1 }
    var end = line.upperBound
    while end > start, [0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    return TextEdit(
      path: finding.location.path,
      range: isAlone ? line : begin..<end,
      replacement: "",
      summary: "remove the ignore comment for \(finding.subject)"
    )
  }

  /// Removes the second of two imports in a file that are equal, conditions included.
  private func removalsOfRepeatedImports() -> [TextEdit] {
    context.repository.files.flatMap { file -> [TextEdit] in
      var seen: Set<ImportDeclaration> = []
      let repeated = file.facts.imports.filter { declaration in
        var withoutPosition = declaration
        withoutPosition.position = SourcePosition(line: 0, column: 0)
        return !seen.insert(withoutPosition).inserted
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
