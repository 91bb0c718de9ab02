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

  private let anyField: Renaming
  private let title: Renaming

  init(from exemplar: Feature, to feature: Feature) {
    self.exemplar = exemplar
    self.feature = feature
    var exemplarNames = Renaming()
    exemplarNames.add(Words(exemplar.plural), Words(feature.plural), isPartOfWords: true)
    exemplarNames.add(Words(exemplar.name), Words(feature.name), isPartOfWords: true)
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
