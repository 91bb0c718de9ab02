/// A field of a feature's model.
public struct Field: Equatable, Codable, Sendable {
  /// The property's name in Swift: `placedAt`.
  public let name: String
  public let type: FieldType

  /// What the field allows beyond its type; nil for everything.
  public var limits: Limits?

  /// The labels by language; a missing one is made from the name.
  public var labels: [String: String]?

  /// Texts for fixtures and tests; missing ones are made from the name.
  public var samples: [String]?

  /// The names of choices by language, in the order of the type; missing ones are made from the choices.
  public var choiceLabels: [String: [String]]?

  /// The name in addresses of the feature that it refers to: `gift-cards`.
  public var target: String?

  /// How the name of a property ends that is the identifier of another item.
  static let idEnding = "ID"

  var words: Words { Words(name) }

  func label(in language: String) -> String {
    let isReference = type.value == .reference && name.hasSuffix(Self.idEnding)
    return labels?[language] ?? (isReference ? Words(String(name.dropLast(Self.idEnding.count))) : words).sentence
  }

  func sample(_ index: Int) -> String {
    if let samples, samples.indices.contains(index) { return samples[index] }
    let text = "\(words.sentence) \(index + 1)"
    // The limits of a number are no length of a text.
    return type.value == .text ? limits?.clamped(text: text) ?? text : text
  }

  /// The name of a choice for people.
  func choiceLabel(_ index: Int, in language: String) -> String {
    choiceLabels?[language]?[index] ?? Words(type.choices[index]).sentence
  }
}
