/// A field of a feature's model.
public struct Field: Hashable, Codable, Sendable {
  /// The property's name in Swift: `placedAt`.
  public let name: String
  public let type: FieldType

  /// The labels by language; a missing one is made from the name.
  public let labels: [String: String]?

  /// Texts for fixtures and tests; missing ones are made from the name.
  public let samples: [String]?

  public init(name: String, type: FieldType, labels: [String: String]? = nil, samples: [String]? = nil) {
    self.name = name
    self.type = type
    self.labels = labels
    self.samples = samples
  }

  var words: Words { Words(name) }

  func label(in language: String) -> String {
    labels?[language] ?? words.sentence
  }

  func sample(_ index: Int) -> String {
    if let samples, samples.indices.contains(index) { return samples[index] }
    return "\(words.sentence) \(index + 1)"
  }
}
