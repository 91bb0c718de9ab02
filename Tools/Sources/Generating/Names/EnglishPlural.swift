/// The regular plural of an English noun; for others there is `--plural`.
///
/// Source: the rules for regular plurals at https://en.wikipedia.org/wiki/English_plurals
enum EnglishPlural {
  static func of(_ noun: String) -> String {
    let ending = noun.lowercased()
    if let irregular = irregular.first(where: { ending.hasSuffix($0.singular) }) {
      return String(noun.dropLast(irregular.singular.count - 1)) + irregular.plural.dropFirst()
    }
    if ending.hasSuffix("y"), let before = ending.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast()) + "ies"
    }
    return noun + (sibilants.contains { ending.hasSuffix($0) } ? "es" : "s")
  }

  private static let sibilants = ["s", "x", "z", "ch", "sh"]

  /// Irregular nouns that are common as feature names.
  private static let irregular = [
    (singular: "person", plural: "people"), (singular: "child", plural: "children"),
    (singular: "woman", plural: "women"), (singular: "shelf", plural: "shelves"),
  ]
}
