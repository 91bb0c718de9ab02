/// Replaces the names, labels and samples of the exemplar with those of another feature.
struct FeatureRenaming {
  let exemplar: Feature
  let feature: Feature

  /// For lines that belong to no field: replaces the feature's names and its title's.
  let names: Renaming

  /// Finds the exemplar's names in any casing.
  let exemplarNames: Renaming

  /// Finds each of the exemplar's fields, in the order of ``Feature/details``.
  let fieldNames: [Renaming]

  /// Where the new feature's fields get their lines from, in the order of ``Feature/details``. A field that the exemplar has
  /// no lines for has none.
  let models: [FieldModel]

  /// The texts that depend on the title's limits.
  private let titleLimits: Renaming

  private let anyField: Renaming
  private let title: Renaming

  init(from exemplar: Feature, to feature: Feature, kinds: [FieldKind] = []) {
    self.exemplar = exemplar
    self.feature = feature
    models = feature.details.compactMap { FieldModel(for: $0, in: exemplar, kinds: kinds) }
    titleLimits = FieldModel.replacing(in: kinds.filter { $0.types == ["title"] }, limits: feature.title?.limits)
    var exemplarNames = Renaming()
    exemplarNames.add(Words(exemplar.plural), Words(feature.plural), isPartOfWords: true)
    exemplarNames.add(Words(exemplar.name), Words(feature.name), isPartOfWords: true)
    for (from, to) in [(exemplar.plural, feature.plural), (exemplar.name, feature.name)] {
      exemplarNames.add(commandOf: Words(from), Words(to))
    }
    exemplarNames.add(articleOf: Words(exemplar.name), Words(feature.name))
    for language in (exemplar.words ?? [:]).keys {
      let (from, to) = (exemplar.noun(in: language), feature.noun(in: language))
      exemplarNames.add(from.many, to.many)
      exemplarNames.add(from.one, to.one)
    }
    self.exemplarNames = exemplarNames
    var names = exemplarNames
    if let from = exemplar.title, let to = feature.title { names.add(from, to) }
    self.names = names
    var anyField = Renaming()
    for field in exemplar.details { anyField.add(field.words, field.words, isPartOfWords: false) }
    self.anyField = anyField
    var title = Renaming()
    if let words = exemplar.title?.words { title.add(words, words, isPartOfWords: false) }
    self.title = title
    fieldNames = exemplar.details.map { field in
      var renaming = Renaming()
      renaming.add(field.words, field.words, isPartOfWords: false)
      return renaming
    }
  }

  /// A line that belongs to no field.
  func applied(to line: String) -> String { names.applied(to: titleLimits.applied(to: line)) }

  /// Whether a line contains the name of a field other than the title.
  func namesField(in lines: ArraySlice<String>) -> Bool {
    lines.contains(where: anyField.isMentioned)
  }

  /// Whether a line contains the name of the title.
  func namesTitle(_ line: String) -> Bool { title.isMentioned(in: line) }

  /// For the lines of a field: also replaces the field's names.
  func names(of field: Field, as other: Field) -> Renaming {
    var renaming = names
    renaming.add(field, other)
    return renaming
  }
}

extension Renaming {
  /// Adds paths, commands and sentences of one word, which look like the name of a property: those in quotation marks, behind a slash
  /// and in a document. The name of a list in JSON and of its table is that of a property.
  fileprivate mutating func add(commandOf from: Words, _ to: Words) {
    guard from.kebab == from.camel else { return }
    add("listName = \"\(from.camel)\"", "listName = \"\(to.camel)\"")
    add("\"\(from.kebab)\"", "\"\(to.kebab)\"")
    add("/\(from.kebab)", "/\(to.kebab)")
    for (start, end) in [("\"", "\""), ("\"", " "), ("| ", " |"), ("/// ", " ")] {
      add(start + from.sentence + end, start + to.sentence + end)
    }
    for before in ["the", "The", "your", "no", "No", "%@", "%lld", "Search", "Which", "person's", "their"] {
      add("\(before) \(from.spaced)", "\(before) \(to.spaced)")
    }
    for end in ["`", " ID`"] { add(" \(from.kebab)\(end)", " \(to.kebab)\(end)") }
  }

  /// Adds a noun with its indefinite article, at the start of a sentence as well.
  fileprivate mutating func add(articleOf from: Words, _ to: Words) {
    add("\(from.article) \(from.spaced)", "\(to.article) \(to.spaced)", .wholeWord)
    add("A\(from.article.dropFirst()) \(from.spaced)", "A\(to.article.dropFirst()) \(to.spaced)", .wholeWord)
  }

  fileprivate mutating func add(_ field: Field, _ other: Field) {
    add(field.words, other.words, isPartOfWords: false)
    for language in (field.labels ?? [:]).keys {
      add("\"\(field.label(in: language))\"", "\"\(other.label(in: language))\"")
    }
    for index in (field.samples ?? []).indices {
      add(field.sample(index), other.sample(index))
    }
  }
}
