import Foundation
import Reading

/// Insertion into string catalogues, whose keys are sorted.
extension SharedFile {
  var isSorted: Bool { path.hasSuffix(".xcstrings") }

  func sortedInsertions(_ template: Template, _ own: [Range<Int>]) throws(Problems) -> [Insertion] {
    var made: [[String]] = []
    for block in own {
      made += try template.units(Array(lines[block]), path: path, firstLine: block.lowerBound + 1)
    }
    guard let first = own.first, !made.isEmpty else { return [] }
    made = Template.sorted(made)
    let siblings = blocks(beside: first.lowerBound).filter { startsAlike($0.lowerBound, first.lowerBound) }
    let isOpen = siblings.last.map { !lines[$0.upperBound - 1].hasSuffix(",") } ?? false
    let isList = siblings.dropLast().contains { lines[$0.upperBound - 1].hasSuffix(",") }
    let next = siblings.first {
      made[0][0].unicodeScalars.lexicographicallyPrecedes(lines[$0.lowerBound].unicodeScalars)
    }
    let isLast = next == nil && isList && isOpen
    for index in made.indices where isList {
      made[index].endsWithComma = !(isLast && index == made.count - 1)
    }
    let line = next?.lowerBound ?? siblings.last?.upperBound ?? first.upperBound
    return [Insertion(line: line, lines: made.flatMap(\.self), addsComma: isLast)]
  }

  private func startsAlike(_ index: Int, _ other: Int) -> Bool {
    let start = { (line: String) in line.drop { $0 == " " }.prefix { $0 != " " && $0 != "\"" } }
    return start(lines[index]) == start(lines[other]) && !Layout.isCloser(lines[index])
  }
}

/// Verifies that an edit only adds to a file and leaves it well-formed.
enum EditCheck {
  /// - Throws: ``Problems`` with the lines to add by hand if it does not.
  static func check(_ path: String, before: String, after: String, added: [[String]]) throws(Problems) {
    guard !isAddition(path, before, after) else { return }
    let lines = added.map { $0.joined(separator: "\n") }.joined(separator: "\n…\n")
    throw Problems("cannot edit \(path) safely; add these lines by hand:\n\(lines)")
  }

  private static func isAddition(_ path: String, _ before: String, _ after: String) -> Bool {
    if path.hasSuffix(".swift") {
      let (old, new) = (SourceTokens.texts(of: before), SourceTokens.texts(of: after))
      return isContained(old, in: new) && balance(of: old) == balance(of: new)
    }
    if path.hasSuffix(".json") || path.hasSuffix(".xcstrings") {
      return (try? JSONSerialization.jsonObject(with: Data(after.utf8))) != nil
    }
    return true
  }

  /// Whether the tokens are a subsequence of the others.
  private static func isContained(_ tokens: [String], in others: [String]) -> Bool {
    var next = tokens[...]
    for token in others where token == next.first { next.removeFirst() }
    return next.isEmpty
  }

  /// How many brackets of each kind are open at the end.
  private static func balance(of tokens: [String]) -> [Int] {
    [("(", ")"), ("[", "]"), ("{", "}")].map { open, close in
      tokens.count { $0 == open } - tokens.count { $0 == close }
    }
  }
}
