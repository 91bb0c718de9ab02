/// A text of the app in every language. Its key in a string catalogue reads `{Feature}.{Context}.{type}`.
///
/// The members are generated: see `Tools/Scripts/generate-texts.swift`.
public struct TextKey: Hashable, Sendable {
  /// A text in one language.
  enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case plain(String)

    /// The form depends on a count.
    case plural(one: String, other: String)

    init(stringLiteral value: String) {
      self = .plain(value)
    }
  }

  private let english: Text
  private let german: Text

  init(en english: Text, de german: Text) {
    self.english = english
    self.german = german
  }

  /// The template in a language; the count chooses between singular and plural.
  func template(in language: Language, count: Int?) -> TextTemplate {
    let text =
      switch language {
      case .english: english
      case .german: german
      }
    switch text {
    case .plain(let value): return TextTemplate(value: value)
    case .plural(let one, let other): return TextTemplate(value: count == 1 ? one : other)
    }
  }
}

/// A text with places for arguments, written as Apple's string catalogues write them: `%@` and `%lld` take the next
/// argument, `%2$@` the second.
struct TextTemplate: Hashable, Sendable {
  let value: String

  /// The text with its arguments in place; a place without an argument is left empty.
  func filled(with arguments: [String]) -> String {
    // Every row of every list fills some; bytes are compared much faster than characters.
    var rest = value.utf8[...]
    var result = ""
    var next = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      guard let place = Place(rest) else {
        result += "%"
        continue
      }
      let index = place.index ?? next
      next += 1
      if arguments.indices.contains(index) { result += arguments[index] }
      rest = rest.dropFirst(place.length)
    }
    return result + Substring(rest)
  }

  /// What follows a percent sign, if it is a place for an argument.
  private struct Place {
    /// Which argument it asks for, counted from 0, where it asks for a certain one.
    let index: Int?
    let length: Int

    init?(_ text: Substring.UTF8View) {
      let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let isNumbered = !digits.isEmpty && text.dropFirst(digits.count).first == UInt8(ascii: "$")
      let start = isNumbered ? digits.count + 1 : 0
      guard let type = ["@", "lld"].first(where: { text.dropFirst(start).starts(with: $0.utf8) }) else { return nil }
      index = isNumbered ? Int(Substring(digits)).map { $0 - 1 } : nil
      length = start + type.utf8.count
    }
  }
}
