/// A name split into words, for any casing.
///
/// `GiftCard` and `giftCard` consist of `gift` and `card`. Consecutive capitals are one word, with the ending of a
/// plural: `URLEntry` consists of `URL` and `entry`, and `linkURLs` of `link` and `URLs`.
public struct Words: Equatable, Sendable {
  /// The words as written; none is empty.
  private let parts: [String]

  public init(_ name: String) {
    var parts: [String] = []
    let letters = Array(name)
    let end = Self.singular(Substring(name)).count
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < end ? letters[index + 1] : nil
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

  /// The indefinite article before the name: `an order`, `a parcel`, and `an FAQ`, as its letters are read.
  var article: String {
    let word = Self.word(parts.first ?? "")
    if word.first?.isUppercase == true || word.count == 1 {
      return "aefhilmnorsx".contains(word.prefix(1).lowercased()) ? "an" : "a"
    }
    if ["heir", "honest", "honor", "honour", "hour"].contains(where: word.hasPrefix) { return "an" }
    let sounds = ["eu", "one", "uni", "url", "use", "usu", "uti"].contains(where: word.hasPrefix)
    return sounds || !"aeiou".contains(word.first ?? "x") ? "a" : "an"
  }

  private static func word(_ part: String) -> String {
    let capitals = singular(Substring(part))
    return capitals.count > 1 && capitals.allSatisfy { $0.isUppercase || $0.isNumber } ? part : part.lowercased()
  }

  /// A name without the ending of a plural after capitals: `FAQ` of `FAQs`, `SMS` of `SMSes`.
  private static func singular(_ name: Substring) -> Substring {
    let endings = ["es", "s"].lazy.filter { name.hasSuffix($0) && name.dropLast($0.count).suffix(2).count == 2 }
    let stems = endings.map { name.dropLast($0.count) }
    return stems.first { $0.suffix(2).allSatisfy(\.isUppercase) } ?? name
  }

  private func lowercased(separator: String) -> String {
    parts.map { $0.lowercased() }.joined(separator: separator)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// The plural of an English noun: regular, or one of the irregular ones that are common as feature names. For others there
/// is `--plural`.
///
/// Source: https://en.wikipedia.org/wiki/English_plurals
enum EnglishPlural {
  /// The plural, which is the noun itself if it has only one form, as `Sheep` does.
  static func of(_ noun: String) -> String {
    if unchanging.contains(where: { ends(noun, with: $0) }) { return noun }
    if let (singular, plural) = irregular.first(where: { ends(noun, with: $0.singular) }) {
      return String(noun.dropLast(singular.count - 1)) + plural.dropFirst()
    }
    let ending = noun.lowercased()
    // A word in capitals is no English noun: `DIYs`.
    if noun.hasSuffix("y"), let before = ending.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast()) + "ies"
    }
    if noun.hasSuffix("sis") || noun.hasSuffix("xis") { return String(noun.dropLast(2)) + "es" }
    return noun + (sibilants.contains { ending.hasSuffix($0) } ? "es" : "s")
  }

  /// The singular of a noun that looks like a plural, or nil if it does not.
  static func singular(of noun: String) -> String? {
    if unchanging.contains(where: { ends(noun, with: $0) }) { return nil }
    if irregular.contains(where: { ends(noun, with: $0.singular) }) { return nil }
    if let (singular, plural) = irregular.first(where: { ends(noun, with: $0.plural) }) {
      return String(noun.dropLast(plural.count - 1)) + singular.dropFirst()
    }
    if !noun.hasSuffix("s") || ["ss", "us", "is", "as", "os"].contains(where: noun.hasSuffix) { return nil }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    let stem = String(noun.dropLast(2))
    return ["ss", "x", "zz", "ch", "sh"].contains(where: stem.hasSuffix) ? stem : String(noun.dropLast())
  }

  /// Whether a name is a word, or ends with it. Short words also end other ones: `Human` is no `Man`.
  private static func ends(_ name: String, with word: String) -> Bool {
    let name = Words(name).kebab
    return word.count > 4 ? name.hasSuffix(word) : name == word || name.hasSuffix("-" + word)
  }

  private static let sibilants = ["s", "x", "z", "ch", "sh"]

  private static let unchanging = ["sheep", "series", "species", "news", "deer", "moose", "aircraft", "chassis"]

  /// Both forms have the same first letter.
  private static let irregular = [
    (singular: "appendix", plural: "appendices"),
    (singular: "calf", plural: "calves"), (singular: "child", plural: "children"),
    (singular: "criterion", plural: "criteria"), (singular: "echo", plural: "echoes"),
    (singular: "foot", plural: "feet"), (singular: "half", plural: "halves"),
    (singular: "hero", plural: "heroes"), (singular: "knife", plural: "knives"), (singular: "leaf", plural: "leaves"),
    (singular: "lens", plural: "lenses"), (singular: "life", plural: "lives"), (singular: "loaf", plural: "loaves"),
    (singular: "man", plural: "men"), (singular: "matrix", plural: "matrices"), (singular: "medium", plural: "media"),
    (singular: "mongoose", plural: "mongooses"), (singular: "goose", plural: "geese"),
    (singular: "monarch", plural: "monarchs"), (singular: "mouse", plural: "mice"), (singular: "ox", plural: "oxen"),
    (singular: "person", plural: "people"), (singular: "phenomenon", plural: "phenomena"),
    (singular: "potato", plural: "potatoes"), (singular: "quiz", plural: "quizzes"),
    (singular: "scarf", plural: "scarves"), (singular: "shelf", plural: "shelves"),
    (singular: "stimulus", plural: "stimuli"), (singular: "stomach", plural: "stomachs"),
    (singular: "thief", plural: "thieves"), (singular: "tomato", plural: "tomatoes"),
    (singular: "tooth", plural: "teeth"), (singular: "veto", plural: "vetoes"), (singular: "wife", plural: "wives"),
    (singular: "wolf", plural: "wolves"), (singular: "woman", plural: "women"),
  ]
}
