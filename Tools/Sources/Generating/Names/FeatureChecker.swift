/// Holds what is asked for against the language, the frameworks and the repository, and finds all problems at once.
struct FeatureChecker {
  let feature: Feature
  /// Whether the plural was given, so that the name itself may look like one.
  let hasOwnPlural: Bool
  let exemplar: Feature
  /// The modules and layers of the repository.
  let modules: Set<String>

  /// - Parameter reserved: Names that the generated types already have for something else.
  func problems(reserved: Set<String>) -> [String] {
    nameProblems + pluralProblems + fieldProblems(reserved)
  }

  private var nameProblems: [String] {
    let shape = NameShape(name: feature.name, casing: .pascal, kind: "the feature")
    var problems = shape.problems
    if let owner = ReservedNames.owner(of: feature.name) {
      problems.append("the feature `\(feature.name)` would hide \(owner)'s type of that name; `\(longer)` would do.")
    } else if ReservedNames.keywords.contains(feature.name.lowercased()) {
      problems.append("the feature `\(feature.name)` is a word of the language; `\(longer)` would do.")
    }
    if let module = modules.first(where: { $0.lowercased() == feature.name.lowercased() }) {
      problems.append(
        "the feature `\(feature.name)` has the name of a module or layer, \(module); `\(longer)` would do."
      )
    }
    if feature.name.lowercased().contains(exemplar.name.lowercased()) {
      problems.append(
        "the feature `\(feature.name)` contains the name of \(exemplar.name), from which features are generated."
      )
    }
    return problems
  }

  private var longer: String {
    let base = NameShape(name: feature.name, casing: .pascal, kind: "").suggestion ?? feature.name
    return "Shop" + base
  }

  private var pluralProblems: [String] {
    guard NameShape(name: feature.name, casing: .pascal, kind: "").problems.isEmpty else { return [] }
    var problems = NameShape(name: feature.plural, casing: .pascal, kind: "the plural").problems
    if feature.plural.lowercased() == feature.name.lowercased() {
      problems.append(
        "the plural of `\(feature.name)` has to differ from it: lists and details need names of their own."
      )
    }
    let endings = ["ss", "us", "is", "as", "os"]
    if !hasOwnPlural, feature.name.hasSuffix("s"), !endings.contains(where: feature.name.hasSuffix) {
      problems.append(
        "the feature `\(feature.name)` looks like many; name one, such as `\(feature.name.dropLast())`, or say --plural."
      )
    }
    return problems
  }

  private func fieldProblems(_ reserved: Set<String>) -> [String] {
    var problems: [String] = []
    if feature.title == nil {
      problems.append("the feature needs a field of the type `String`: the first is its title, which lists show.")
    }
    var seen: [String: String] = [:]
    for field in feature.fields {
      problems += NameShape(name: field.name, casing: .camel, kind: "the field").problems
      if ReservedNames.keywords.contains(field.name.lowercased()) {
        problems.append("the field `\(field.name)` is a word of the language; `\(ownName(field))` would do.")
      } else if field.name == "id" {
        problems.append("the field `id` is there in every feature, as a text.")
      } else if reserved.contains(field.name) || isFeatureName(field) {
        problems.append(
          "the field `\(field.name)` has a name that the generated code uses; `\(ownName(field))` would do."
        )
      }
      if let other = seen.updateValue(field.name, forKey: field.name.lowercased()) {
        problems.append(
          other == field.name
            ? "there are two fields `\(other)`." : "the fields `\(other)` and `\(field.name)` differ in case alone."
        )
      }
    }
    return problems
  }

  private func isFeatureName(_ field: Field) -> Bool {
    [Words(feature.name).camel, Words(feature.plural).camel].contains(field.name)
  }

  private func ownName(_ field: Field) -> String {
    Words(feature.name).camel + field.words.pascal
  }
}
