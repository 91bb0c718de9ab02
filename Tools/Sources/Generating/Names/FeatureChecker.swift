/// Checks a specification against the language, the frameworks and the repository, and reports all problems at once.
struct FeatureChecker {
  let feature: Feature
  /// Whether the plural was given explicitly, so that the name itself may look like a plural.
  let hasOwnPlural: Bool
  let exemplar: FeatureRecord
  /// The modules and layers of the repository.
  let modules: Set<String>
  /// The modules that its sources import; the types of others are free.
  let imported: () -> Set<String>

  /// - Parameter reserved: Member names that the generated types already use.
  func problems(reserved: Set<String>) -> [String] {
    nameProblems + pluralProblems + fieldProblems(reserved)
  }

  private var nameProblems: [String] {
    let shape = NameShape(name: feature.name, casing: .pascal, kind: "the feature")
    var problems = shape.problems
    if let owner = ReservedTypes.owner(of: feature.name, among: imported()) {
      problems.append("the feature `\(feature.name)` would hide \(owner)'s type of that name; try `\(longer)`.")
    } else if ReservedNames.keywords.contains(feature.name.lowercased()) {
      problems.append("the feature `\(feature.name)` is a Swift keyword; try `\(longer)`.")
    } else if feature.name.lowercased() == "main" {
      problems.append("the feature `\(feature.name)` would have a file that starts a program; try `\(longer)`.")
    } else if [feature.name, feature.plural].contains(where: { $0.lowercased() == "help" }) {
      problems.append("the feature `\(feature.name)` would be a command `help`, which exists; try `\(longer)`.")
    }
    if let module = modules.union(ReservedTypes.modules).first(where: { $0.lowercased() == feature.name.lowercased() })
    {
      problems.append(
        "the feature `\(feature.name)` has the name of a module or layer, \(module); try `\(longer)`."
      )
    }
    let template = exemplar.feature.name
    if feature.name.lowercased() == template.lowercased()
      || exemplar.sources == nil && feature.name.lowercased().contains(template.lowercased())
    {
      problems.append("the feature `\(feature.name)` contains the name of \(template), the template for new features.")
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
        """
        the plural of `\(feature.name)` must differ from it, because lists and details need different names; \
        try `--plural \(feature.name)Items`.
        """
      )
    }
    if ReservedNames.keywords.contains(feature.plural.lowercased()) {
      problems.append("the plural `\(feature.plural)` is a Swift keyword; try `--plural \(feature.name)Items`.")
    }
    if !hasOwnPlural, let singular = EnglishPlural.singular(of: feature.name) {
      problems.append("the feature `\(feature.name)` looks like a plural; use `\(singular)`, or add --plural.")
    }
    return problems
  }

  private func fieldProblems(_ reserved: Set<String>) -> [String] {
    var problems: [String] = []
    if feature.title == nil {
      problems.append("the feature needs a `String` field; the first one is the title, which lists show.")
    }
    var seen: [String: String] = [:]
    for field in feature.fields {
      problems += FieldChecker(field: field, feature: feature, exemplar: exemplar).problems
      problems += NameShape(name: field.name, casing: .camel, kind: "the field").problems
      if ReservedNames.keywords.contains(field.name.lowercased()) {
        problems.append("the field `\(field.name)` is a Swift keyword; try `\(ownName(field))`.")
      } else if ReservedNames.members.contains(field.name) {
        problems.append("the field `\(field.name)` is a member of every value; try `\(ownName(field))`.")
      } else if field.name == "id" {
        problems.append("every feature already has a field `id`, which is a `String`.")
      } else if reserved.contains(field.name) || isFeatureName(field) {
        problems.append(
          "the field `\(field.name)` has a name that the generated code uses; try `\(ownName(field))`."
        )
      }
      if let other = seen.updateValue(field.name, forKey: field.name.lowercased()) {
        problems.append(
          other == field.name
            ? "there are two fields `\(other)`." : "the fields `\(other)` and `\(field.name)` differ only in case."
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
