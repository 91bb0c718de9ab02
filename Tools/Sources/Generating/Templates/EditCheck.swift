import Foundation
import Reading

/// Reads a file that was added to, and makes sure that it says all that it said before, and what was meant besides.
enum EditCheck {
  /// - Throws: ``Problems`` with the lines to add by hand where the edit would not be what was meant.
  static func check(_ path: String, before: String, after: String, added: [[String]]) throws(Problems) {
    guard !isMeant(path, before, after) else { return }
    let lines = added.map { $0.joined(separator: "\n") }.joined(separator: "\n…\n")
    throw Problems("\(path) would not be what was meant; add these lines by hand where they belong:\n\(lines)")
  }

  private static func isMeant(_ path: String, _ before: String, _ after: String) -> Bool {
    if path.hasSuffix(".swift") {
      let (old, new) = (SourceTokens.tokens(of: before), SourceTokens.tokens(of: after))
      return isContained(old, in: new) && balance(of: old) == balance(of: new)
    }
    if path.hasSuffix(".json") || path.hasSuffix(".xcstrings") {
      return (try? JSONSerialization.jsonObject(with: Data(after.utf8))) != nil
    }
    return true
  }

  /// Whether all tokens are there in their order, with others between them.
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
