import Foundation

/// Whether a name can be written in Swift as it is, and what it could be where it cannot.
struct NameShape {
  enum Casing {
    case pascal
    case camel
  }

  let name: String
  let casing: Casing
  /// What is named, for messages: `the feature`, `the field`.
  let kind: String
  /// Longer names make lines that no formatter can break.
  var longest = 30

  /// All that is wrong with it, with what it could be instead.
  var problems: [String] {
    if name.isEmpty { return ["\(kind) has no name."] }
    var problems: [String] = []
    if !name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      problems.append("\(kind) `\(name)` has characters other than the letters A to Z and digits\(hint).")
    } else if name.first?.isNumber == true {
      problems.append("\(kind) `\(name)` begins with a digit\(hint).")
    } else if name.first?.isUppercase != (casing == .pascal) {
      problems.append("\(kind) `\(name)` begins with a \(casing == .pascal ? "small" : "capital") letter\(hint).")
    }
    if name.count > longest {
      problems.append(
        "\(kind) `\(name)` has \(name.count) characters; at most \(longest) fit into a line of code\(shortHint)."
      )
    }
    return problems
  }

  /// The first words of the name, where they make one.
  private var shortHint: String {
    var short = ""
    for letter in suggestion ?? "" {
      if letter.isUppercase, short.count >= 6 { break }
      short.append(letter)
    }
    return (2...longest).contains(short.count) ? "; `\(short)` would do" : ""
  }

  private var hint: String {
    suggestion.map { "; `\($0)` would do" } ?? ""
  }

  /// The nearest name that has the shape, if there is one.
  var suggestion: String? {
    let plain = name.replacing("ß", with: "ss").folding(options: .diacriticInsensitive, locale: nil)
    let parts = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.flatMap { part in Self.spelled(part) }
    guard let first = parts.first, first.first?.isLetter == true else { return nil }
    let rest = parts.dropFirst().map(Self.capitalized).joined()
    return (casing == .pascal ? Self.capitalized(first) : Words(first).camel) + rest
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Digits at the start as words: `3d` is `Three` and `d`.
  private static func spelled(_ part: Substring) -> [String] {
    let digits = part.prefix { $0.isNumber }
    let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let words = digits.compactMap { $0.wholeNumberValue.map { names[$0] } }
    return words + (digits.count < part.count ? [String(part.dropFirst(digits.count))] : [])
  }
}
