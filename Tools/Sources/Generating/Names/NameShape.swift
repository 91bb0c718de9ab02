import Foundation

/// Checks whether a name is a valid Swift name in a given casing, and suggests one if it is not.
struct NameShape {
  enum Casing {
    case pascal
    case camel
  }

  let name: String
  let casing: Casing
  /// What the name belongs to, for messages: `the feature`, `the field`.
  let kind: String
  /// The maximum length; longer names produce lines that a formatter cannot break.
  var longest = 30

  /// One sentence for each problem, with a suggestion if there is one.
  var problems: [String] {
    if name.isEmpty { return ["\(kind) has no name."] }
    var problems: [String] = []
    if !name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
      problems.append("\(kind) `\(name)` may only contain the letters A to Z and digits\(hint).")
    } else if name.first?.isNumber == true {
      problems.append("\(kind) `\(name)` starts with a digit\(hint).")
    } else if name.first?.isUppercase != (casing == .pascal) {
      let expected = casing == .pascal ? "an uppercase" : "a lowercase"
      problems.append("\(kind) `\(name)` must start with \(expected) letter\(hint).")
    }
    if name.count > longest {
      problems.append("\(kind) `\(name)` has \(name.count) characters; the limit is \(longest)\(shortHint).")
    }
    return problems
  }

  /// A suggestion made of the first words of the name.
  private var shortHint: String {
    var short = ""
    for letter in suggestion ?? "" {
      if letter.isUppercase, short.count >= 6 { break }
      short.append(letter)
    }
    return (2...longest).contains(short.count) ? "; try `\(short)`" : ""
  }

  private var hint: String {
    suggestion.map { "; try `\($0)`" } ?? ""
  }

  /// The closest valid name, or nil if no letters are left.
  var suggestion: String? {
    let plain = name.replacing("ß", with: "ss").folding(options: .diacriticInsensitive, locale: nil)
    let parts = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.flatMap { part in Self.spelled(part) }
    guard let first = parts.first, first.first?.isLetter == true else { return nil }
    let rest = parts.dropFirst().map(Self.capitalized).joined()
    return (casing == .pascal ? Self.capitalized(first) : Words(first).camel) + rest
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Spells leading digits as words: `3d` becomes `Three` and `d`.
  private static func spelled(_ part: Substring) -> [String] {
    let digits = part.prefix { $0.isNumber }
    let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let words = digits.compactMap { $0.wholeNumberValue.map { names[$0] } }
    return words + (digits.count < part.count ? [String(part.dropFirst(digits.count))] : [])
  }
}

/// Words that cannot be names in Swift, or only between backticks.
///
/// Source: the keywords at https://docs.swift.org/swift-book (Lexical Structure).
enum ReservedNames {
  static let keywords: Set = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "didset", "do", "dynamic", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "mutating", "nil",
    "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
    "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "right",
    "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "type", "typealias", "unowned", "var", "weak", "where", "while", "willset",
  ]

  /// Properties that Swift adds to each model.
  static let members: Set = ["hashValue"]
}
