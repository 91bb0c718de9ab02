import Foundation
import Reading

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
      let (old, new) = (SourceTokens.tokens(of: before), SourceTokens.tokens(of: after))
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
