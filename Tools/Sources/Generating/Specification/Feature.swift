/// The specification of a feature, recorded beside the code so that the feature can be generated again.
public struct Feature: Equatable, Codable, Sendable {
  /// The model's name in Swift: `GiftCard`.
  public let name: String

  /// The plural of the name: `GiftCards`.
  public let plural: String

  /// The style of the screens: that of the record it was generated from, such as `mvi`, or nil if that record has none.
  public var style: String?

  /// Whether people create, change and delete its items; nil for no.
  public var isEditable: Bool?

  /// The nouns for one and for several of them, by language, except English.
  public let words: [String: Noun]?

  /// The fields besides the id. The first required text is the title, which lists show and search.
  public let fields: [Field]

  public struct Noun: Equatable, Codable, Sendable {
    public let one: String
    public let many: String
  }

  public init(
    name: String,
    plural: String? = nil,
    style: String? = nil,
    isEditable: Bool? = nil,
    words: [String: Noun]? = nil,
    fields: [Field]
  ) {
    self.name = name
    self.plural = plural ?? EnglishPlural.of(name)
    self.style = style
    self.isEditable = isEditable
    self.words = words
    self.fields = fields
  }

  /// Whether people change its items.
  public var hasForms: Bool { isEditable ?? false }

  var title: Field? { fields.first { $0.type == FieldType(.text) } }

  /// All fields except the title.
  var details: [Field] { fields.filter { $0 != title } }

  /// The tables of a generated feature: the index of its search, and that of its items.
  var tables: [String] { ["\(Words(plural).camel)Search", Words(plural).camel] }

  func noun(in language: String) -> Noun {
    words?[language] ?? Noun(one: Words(name).sentence, many: Words(plural).sentence)
  }
}

/// All problems with a request, one sentence each.
public struct Problems: Error, Equatable, Sendable, CustomStringConvertible {
  public let sentences: [String]

  public init(_ sentences: [String]) {
    self.sentences = sentences
  }

  public init(_ sentence: String) {
    sentences = [sentence]
  }

  public var description: String { sentences.joined(separator: "\n") }
}
