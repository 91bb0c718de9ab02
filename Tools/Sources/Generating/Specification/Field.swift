/// A field of a feature's model.
public struct Field: Hashable, Codable, Sendable {
  /// As Swift names a property: `placedAt`.
  public let name: String
  public let type: FieldType

  /// What people read before the value, by language; the words of the name where a language is missing.
  public let labels: [String: String]?

  /// Texts that fixtures and tests use; made from the name where there are none.
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
