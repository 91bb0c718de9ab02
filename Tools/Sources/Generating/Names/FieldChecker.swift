/// Checks the type of a field, with its choices and its limits.
struct FieldChecker {
  let field: Field
  let feature: Feature
  let exemplar: FeatureRecord

  var problems: [String] {
    if !exemplar.hasLines(for: field, of: feature) { return [unknown] }
    return choiceProblems + limitProblems
  }

  private var unknown: String {
    if let other = field.type.feature, !feature.hasForms {
      return """
        the field `\(field.name)` refers to \(other), and only what people choose in a form can refer to something; use \
        `String` in a read-only feature.
        """
    }
    let exemplar = exemplar.feature.name
    return "\(exemplar) has no lines for the field `\(field.name)`, whose type is `\(field.type)`; use another type."
  }

  private var choiceProblems: [String] {
    guard field.type.value == .choice else { return [] }
    let choices = field.type.choices
    var problems = choices.flatMap { NameShape(name: $0, casing: .camel, kind: "the choice").problems }
    for choice in choices where Self.isReserved(choice.lowercased()) {
      problems.append("the choice `\(choice)` is a name that Swift uses; try `\(choice)\(field.words.pascal)`.")
    }
    if Set(choices.map { $0.lowercased() }).count < choices.count {
      problems.append("the field `\(field.name)` has a choice twice; use each once.")
    }
    let type = field.words.pascal
    if Self.nestedTypes.contains(type) {
      problems.append(
        "the field `\(field.name)` would be a type `\(type)`, which exists; try `\(Words(feature.name).camel)\(type)`."
      )
    }
    return problems
  }

  /// The types that a model uses or has already, or that Swift does not allow in it.
  private static let nestedTypes: Set = [
    "Any", "Bool", "CaseIterable", "Date", "Decimal", "Double", "EditableEntity", "Entity", "FieldRule", "Hashable",
    "ID",
    "Int", "InvalidField", "Money", "Optional", "Protocol", "Query", "Self", "Sendable", "String", "Type", "URL",
    "Validation", "ValidationError",
    "Values",
  ]

  /// Whether an enumeration cannot have a case of that name. Some keywords are names everywhere but in a declaration.
  private static func isReserved(_ choice: String) -> Bool {
    ReservedNames.keywords.subtracting(free).union(["allcases", "hashvalue", "rawvalue", "textkey"]).contains(choice)
  }

  private static let free: Set = [
    "actor", "consuming", "convenience", "dynamic", "final", "indirect", "isolated", "lazy", "left", "mutating", "open",
    "optional", "override", "package", "prefix", "postfix", "required", "right", "sending", "unowned", "weak",
  ]

  private var limitProblems: [String] {
    guard let limits = field.limits else { return [] }
    let name = field.name
    switch field.type.value {
    case .text: return textProblems(limits)
    case .integer, .double, .money: break
    default: return ["the field `\(name)` of type `\(field.type)` cannot have limits; use none."]
    }
    return feature.hasForms ? [] : [needless]
  }

  /// Items that are only read come from where their own rules hold.
  private var needless: String {
    """
    the field `\(field.name)` has limits, which say what people may enter, and nothing is entered in a read-only feature; \
    use `\(field.type)`.
    """
  }

  /// A form has at most 64 KB, and the tests of a feature try a text that is longer than this.
  private static let longest = 9_999

  /// The fixtures of a feature have no longer text.
  private static let longestMinimum = 400

  private func textProblems(_ limits: Limits) -> [String] {
    guard feature.hasForms else { return [needless] }
    let name = field.name
    guard let minimum = limits.minimum, let maximum = limits.maximum else {
      return ["the text `\(name)` needs both limits; use `\(limits.minimum ?? 0)...\(limits.maximum ?? 200)`."]
    }
    if field.type.isOptional, minimum != 0 {
      return ["the text `\(name)` may be missing, so its least length is 0; use `0...\(maximum)`."]
    }
    if maximum < 1 {
      return ["the text `\(name)` needs room for a character; use `\(field.type.isOptional ? 0 : 1)...200`."]
    }
    if !field.type.isOptional, minimum < 1 {
      return ["the text `\(name)` must not be empty; use `1...\(maximum)`, or the type `String?`."]
    }
    if maximum > Self.longest {
      return ["the text `\(name)` may have at most \(Self.longest) characters; use `\(minimum)...\(Self.longest)`."]
    }
    if minimum > Self.longestMinimum {
      return [
        "the text `\(name)` may need at most \(Self.longestMinimum) characters; use `\(Self.longestMinimum)...\(maximum)`."
      ]
    }
    if field == feature.title, minimum > 9 || maximum < 20 {
      return ["the title `\(name)` needs room for short and long texts; use `1...\(max(20, maximum))`."]
    }
    return []
  }
}

extension FeatureRecord {
  /// Whether the exemplar has lines for a field of a new feature.
  func hasLines(for field: Field, of other: Feature) -> Bool {
    field == other.title || FieldModel(for: field, in: feature, kinds: kinds ?? []) != nil
  }
}
