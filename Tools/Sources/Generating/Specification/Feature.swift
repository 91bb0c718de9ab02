/// What a feature is generated from; recorded beside the code, so that it can be generated again.
public struct Feature: Hashable, Codable, Sendable {
  /// As Swift names its model: `GiftCard`.
  public let name: String

  /// The name of many: `GiftCards`.
  public let plural: String

  /// The style of its screens, as the record of the feature names it that this one is generated from: `mvi`. Nil where that
  /// names none.
  public var style: String?

  /// What people call one and many of them in languages other than English.
  public let words: [String: Noun]?

  /// The first required text is the title, which stands in lists and is searched.
  public let fields: [Field]

  public struct Noun: Hashable, Codable, Sendable {
    public let one: String
    public let many: String
  }

  public init(
    name: String,
    plural: String? = nil,
    style: String? = nil,
    words: [String: Noun]? = nil,
    fields: [Field]
  ) {
    self.name = name
    self.plural = plural ?? EnglishPlural.of(name)
    self.style = style
    self.words = words
    self.fields = fields
  }

  var title: Field? { fields.first { $0.type == FieldType(.text) } }

  /// All but the title.
  var details: [Field] { fields.filter { $0 != title } }

  func noun(in language: String) -> Noun {
    words?[language] ?? Noun(one: Words(name).sentence, many: Words(plural).sentence)
  }
}
