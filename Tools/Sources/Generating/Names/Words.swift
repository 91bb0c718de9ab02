/// A name split into words, for any casing.
///
/// `GiftCard` and `giftCard` consist of `gift` and `card`. Consecutive capitals are one word: `URLEntry` consists of
/// `URL` and `entry`.
public struct Words: Hashable, Sendable {
  /// The words as written; none is empty.
  private let parts: [String]

  public init(_ name: String) {
    var parts: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      guard let before, !Self.begins(letter, after: before, before: after) else {
        parts.append(String(letter))
        continue
      }
      parts[parts.count - 1].append(letter)
    }
    self.parts = parts
  }

  private static func begins(_ letter: Character, after before: Character, before after: Character?) -> Bool {
    guard letter.isUppercase else { return false }
    return !before.isUppercase || after?.isLowercase ?? false
  }

  /// `GiftCard`
  public var pascal: String { parts.map(Self.capitalized).joined() }

  /// `giftCard`
  public var camel: String {
    guard let first = parts.first else { return "" }
    return first.lowercased() + parts.dropFirst().map(Self.capitalized).joined()
  }

  /// `gift-card`
  public var kebab: String { lowercased(separator: "-") }

  /// `gift_card`
  public var snake: String { lowercased(separator: "_") }

  /// `gift card`; words in capitals stay in capitals: `URL entry`.
  public var spaced: String { parts.map(Self.word).joined(separator: " ") }

  /// `Gift card`
  public var sentence: String { Self.capitalized(spaced) }

  private static func word(_ part: String) -> String {
    part.count > 1 && part.allSatisfy { $0.isUppercase || $0.isNumber } ? part : part.lowercased()
  }

  private func lowercased(separator: String) -> String {
    parts.map { $0.lowercased() }.joined(separator: separator)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
