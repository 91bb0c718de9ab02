/// Where a new field gets its lines from: a field of the exemplar, with the texts that its type has in place of others.
struct FieldModel {
  /// The exemplar's field.
  let model: Field
  private let field: Field
  private let replacing: Renaming

  /// - Returns: Nil if the exemplar has no lines for the field's type.
  init?(for field: Field, in exemplar: Feature, kinds: [FieldKind]) {
    let kinds = kinds.filter { $0.types.contains(field.type.kind) }
    let details = exemplar.details
    let alike = details.filter { $0.type.kind == field.type.kind }
    let other = kinds.lazy.compactMap(\.field).first.flatMap { name in details.first { $0.name == name } }
    guard let model = alike.first(where: { $0.name == field.name }) ?? alike.first ?? other else { return nil }
    self.model = model
    self.field = field
    replacing = Self.replacing(in: kinds, limits: field.limits)
  }

  /// The texts to replace for a type, or for the title.
  static func replacing(in kinds: [FieldKind], limits: Limits?) -> Renaming {
    var terms = kinds.reduce(into: [String: String]()) { $0.merge($1.terms ?? [:]) { $1 } }
    terms["limits"] = limits?.description
    terms["bounds"] = limits?.arguments ?? ""
    if let number = terms["number"] { terms["number"] = limits?.clamped(number) ?? number }
    var replacing = Renaming()
    for (from, to) in kinds.flatMap({ $0.replace ?? [:] }) where limits != nil || !to.contains("{limits}") {
      // A term can have another one in it.
      let filled = (0..<2).reduce(to) { text, _ in terms.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) } }
      replacing.add(from, filled)
    }
    return replacing
  }

  /// The blocks for the new field that one block of the exemplar's field stands for.
  ///
  /// - Parameter isAlone: Whether the block is not beside others of the field, as in a file of texts. Then a block of a choice
  ///   stands for one of each choice.
  func blocks(for lines: [String], _ renaming: FeatureRenaming, isAlone: Bool) -> [[String]] {
    let replaced = lines.map { ($0, replacing.applied(to: $0)) }
    let isGone = { (pair: (String, String)) in pair.1.allSatisfy { $0 == " " } && !pair.0.allSatisfy { $0 == " " } }
    if replaced.first.map(isGone) ?? true { return [] }
    let left = replaced.filter { !isGone($0) }.map(\.1)
    let names = renaming.names(of: model, as: field)
    // The feature that it refers to may be the exemplar, whose name is not replaced there.
    if let target = field.target { return [left.map { names.applied(to: $0).replacing("{target}", with: target) }] }
    if model.type.choices == field.type.choices { return [left.map(names.applied)] }
    return ChoiceLines(from: model, to: field, names: names).blocks(for: left, isAlone: isAlone)
  }
}

/// Lines that name the choices of a field.
private struct ChoiceLines {
  let model: Field
  let field: Field
  let names: Renaming
  /// Finds each choice of the model.
  private let choices: [Renaming]

  init(from model: Field, to field: Field, names: Renaming) {
    self.model = model
    self.field = field
    self.names = names
    choices = model.type.choices.map { choice in
      var renaming = Renaming()
      renaming.add(Words(choice), Words(choice), isPartOfWords: false)
      return renaming
    }
  }

  func blocks(for lines: [String], isAlone: Bool) -> [[String]] {
    let named = lines.reduce(into: Set()) { $0.formUnion(self.named(in: $1)) }
    if isAlone, named.count == 1 {
      return named == [0] ? field.type.choices.indices.map { index in lines.map(renaming([0: index]).applied) } : []
    }
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let run = lines[index...].prefix { !self.named(in: $0).isEmpty }
      let all = run.reduce(into: Set()) { $0.formUnion(self.named(in: $1)) }
      if all.count == choices.count, choices.count > 1, let first = run.first(where: { self.named(in: $0) == [0] }) {
        // A line for each choice.
        result += field.type.choices.indices.map { renaming([0: $0]).applied(to: first) }
        index = run.endIndex
      } else {
        result.append(inline.applied(to: lines[index]))
        index += 1
      }
    }
    return [result]
  }

  private func named(in line: String) -> Set<Int> {
    Set(choices.indices.filter { choices[$0].isMentioned(in: line) })
  }

  /// For lines that use a choice.
  private var inline: Renaming {
    let pairs = choices.indices.map { ($0, $0 % field.type.choices.count) }
    return renaming(Dictionary(uniqueKeysWithValues: pairs))
  }

  private func renaming(_ indices: [Int: Int]) -> Renaming {
    var renaming = names
    for (from, to) in indices {
      renaming.add(Words(model.type.choices[from]), Words(field.type.choices[to]), isPartOfWords: false)
      for language in ["en"] + (model.choiceLabels ?? [:]).keys {
        renaming.add("\"\(model.choiceLabel(from, in: language))\"", "\"\(field.choiceLabel(to, in: language))\"")
      }
    }
    return renaming
  }
}
