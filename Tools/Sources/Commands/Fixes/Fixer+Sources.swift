import Model
import Rules

extension Fixer {
  /// Removes ignore comments that suppress nothing, and from a list of rules those that do not. A comment that only lacks
  /// a reason is kept.
  func removalsOfIgnores(_ findings: [Finding]) -> [TextEdit] {
    let stale = findings.filter { $0.rule == Rules.ignore && $0.message.hasSuffix("suppresses nothing") }
    return Dictionary(grouping: stale, by: \.location).compactMap { location, findings in
      text(of: location.path).flatMap { removal(of: findings.map(\.subject).sorted(), at: location, in: $0) }
    }
  }

  private func removal(of rules: [String], at location: SourceLocation, in text: SourceText) -> TextEdit? {
    guard let start = text.offset(of: location.position) else { return nil }
    let line = text.line(around: start)
    var end = line.upperBound
    while end > start, [0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    let comment = String(decoding: text.bytes[start..<end], as: UTF8.self)
    guard let word = comment.firstRange(of: "inward:ignore") else { return nil }
    let list = comment[word.upperBound...].prefix { $0 != ":" }
    let kept = list.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !rules.contains($0) }
    let names = rules.joined(separator: ", ")
    if !kept.isEmpty {
      let first = start + comment[..<list.startIndex].utf8.count
      return TextEdit(
        path: location.path,
        range: first..<first + list.utf8.count,
        replacement: " " + kept.joined(separator: ", "),
        summary: "remove \(names) from an ignore comment"
      )
    }
    let isAlone = text.isBlank(line.lowerBound..<start)
    var begin = start
    while begin > line.lowerBound, text.isBlank(begin - 1..<begin) { begin -= 1 }
    return TextEdit(
      path: location.path,
      range: isAlone ? line : begin..<end,
      replacement: "",
      summary: "remove the ignore comment for \(names)"
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
