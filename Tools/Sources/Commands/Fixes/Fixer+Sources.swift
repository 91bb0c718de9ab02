import Model
import Rules

extension Fixer {
  /// Removes an ignore comment that suppresses nothing. A comment that only lacks a reason is kept.
  func removalOfIgnore(_ finding: Finding) -> TextEdit? {
    guard finding.rule == Rules.ignore, finding.message.hasSuffix("suppresses nothing"),
      let text = text(of: finding.location.path), let start = text.offset(of: finding.location.position)
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
  func removalsOfRepeatedImports(in scope: PathScope) -> [TextEdit] {
    context.repository.files.filter { scope.contains($0.path) }.flatMap { file -> [TextEdit] in
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
        guard words.count == 2, words[0] == "import", words[1] == declaration.module else { return nil }
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
