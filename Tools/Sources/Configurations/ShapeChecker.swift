import Model

/// Compares a document with the table of keys: finds unknown, missing and duplicate keys, and values of wrong types.
struct ShapeChecker {
  private(set) var problems = Problems()
  private let rules: [String]
  /// The names of the entries of `types`, of all files that are extended.
  private let constraints: Set<String>
  /// Where the file's own ones are.
  private var names: [String: SourcePosition] = [:]

  init(rules: [String], constraints: Set<String> = []) {
    self.rules = rules
    self.constraints = constraints
  }

  /// A value and the keys that lead to it.
  private struct Place {
    let value: YAMLNode
    /// Such as `layers` and `Domain`; empty for the document.
    var path: [String] = []
    /// The position of the last key, for a value that is missing.
    let position: SourcePosition

    var key: String { path.joined(separator: ".") }
    var name: String { path.isEmpty ? "the configuration" : "`\(key)`" }

    func entry(_ entry: YAMLEntry) -> Place {
      Place(value: entry.value, path: path + [entry.key], position: entry.position)
    }
  }

  mutating func check(_ document: YAMLNode, is section: ConfigurationSection) {
    check(Place(value: document, position: .start), is: section)
  }

  private mutating func check(_ place: Place, is section: ConfigurationSection) {
    guard let entries = entries(of: place, expected: "a mapping") else { return }
    for entry in entries {
      if let key = section.keys.first(where: { $0.name == entry.key }) {
        check(place.entry(entry), has: key.shape)
      } else if place.path.isEmpty, entry.key == "roles" {
        let how = "a role is an entry whose `match` selects types, with what they must have and not have"
        problems.add("write `types` instead of `roles`: \(how) in `require` and `forbid`", at: entry.position)
      } else {
        let message = "`\(entry.key)` is not a key of \(place.path.isEmpty ? "an inward configuration" : place.name)"
        problems.add(message, at: entry.position, unknown: entry.key, known: section.keys.map(\.name))
      }
    }
    for key in section.keys where key.isRequired && place.value[key.name] == nil {
      problems.add("\(place.name) is missing the key `\(key.name)`", at: place.position)
    }
    let choices = entries.filter { section.needsOneOf.contains($0.key) }
    if !section.needsOneOf.isEmpty, choices.isEmpty {
      let keys = section.needsOneOf.map { "`\($0)`" }.joined(separator: " or ")
      problems.add("\(place.name) needs \(keys)", at: place.position)
    }
    // Without them, everything would keep the rule.
    let required = entries.filter { entry in section.keys.contains { $0.name == entry.key && $0.isRequired } }
    let lists = required.filter { if case .list = $0.value.content { true } else { false } }
    let isChosen = choices.contains { !$0.value.isEmpty }
    for entry in lists + (isChosen ? [] : choices) where entry.value.isEmpty && !place.path.isEmpty {
      problems.add("\(place.entry(entry).name) is empty", at: entry.position)
    }
  }

  private mutating func check(_ place: Place, has shape: ConfigurationKey.Shape) {
    switch shape {
    case .version:
      guard let text = text(of: place, expected: "a number"), text != ConfigurationSection.version else { return }
      problems.add("unknown version `\(text)`; this version of inward supports version 1", at: place.value.position)
    case .name: checkName(place)
    case .mode:
      guard let text = text(of: place, expected: "a number") else { return }
      if text.wholeMatch(of: /4\.2|([4-9]|[1-9][0-9])(\.0)?/) != nil { return }
      wrongValue(place, expected: "4, 4.2, 5, 6 or a later mode", but: text)
    case .texts(let allowed): checkTexts(place, oneOf: allowed)
    case .section(let section): check(place, is: section)
    case .named(let section):
      guard let entries = entries(of: place, expected: "a mapping of names") else { return }
      if entries.isEmpty { problems.add("`\(place.key)` is empty", at: place.position) }
      for entry in entries {
        if entry.key.isEmpty { problems.add("a name in `\(place.key)` is empty", at: entry.position) }
        check(place.entry(entry), is: section)
      }
    case .sections(let section):
      guard case .list(let elements) = place.value.content else {
        return wrongValue(place, expected: "a list of mappings")
      }
      for (index, element) in elements.enumerated() {
        let path = Array(place.path.dropLast()) + ["\(place.path.last ?? "")[\(index)]"]
        check(Place(value: element, path: path, position: element.position), is: section)
      }
    case .switches: checkSwitches(place)
    }
  }

  /// The entries of a mapping, of which no two have the same key.
  private mutating func entries(of place: Place, expected: String) -> [YAMLEntry]? {
    guard case .mapping(let entries) = place.value.content else {
      wrongValue(place, expected: expected)
      return nil
    }
    var first: [String: SourcePosition] = [:]
    for entry in entries {
      guard let position = first.updateValue(entry.position, forKey: entry.key) else { continue }
      let message = "duplicate key `\(place.entry(entry).key)`, first defined on line \(position.line)"
      problems.add(message, at: entry.position)
    }
    return entries
  }

  private mutating func text(of place: Place, expected: String) -> String? {
    if place.value.text == nil { wrongValue(place, expected: expected) }
    return place.value.text
  }

  /// - Parameter text: What the value is, if it is of the right kind.
  private mutating func wrongValue(_ place: Place, expected: String, but text: String? = nil) {
    let position = place.value.isNothing ? place.position : place.value.position
    let value = text.map { "`\($0)`" } ?? place.value.kind
    problems.add("\(place.name) must be \(expected), but is \(value)", at: position)
  }

  /// What a language mode looks like: there are none between the versions of Swift that have one.
  static let modePattern = "^(4\\.2|([4-9]|[1-9][0-9])(\\.0)?)$"

  /// What a name of an entry of `types` looks like, as names of rules do.
  static let namePattern = "^[a-z0-9]+(-[a-z0-9]+)*$"

  private mutating func checkName(_ place: Place) {
    guard let text = text(of: place, expected: "a name") else { return }
    let position = place.value.position
    if text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil {
      wrongValue(place, expected: "a name such as plain-entities", but: text)
    } else if rules.contains(text) {
      problems.add("`\(place.key)` must not be the name of a rule, such as `\(text)`", at: position)
    } else if let first = names.updateValue(position, forKey: text) {
      problems.add("`\(text)` names several entries of `types`, first the one on line \(first.line)", at: position)
    }
  }

  private mutating func checkTexts(_ place: Place, oneOf allowed: [String]) {
    let isListOrText = if case .list = place.value.content { true } else { place.value.text != nil }
    guard isListOrText else { return wrongValue(place, expected: "a string or a list of strings") }
    for element in place.value.elements {
      guard let text = element.text else {
        problems.add("an entry of `\(place.key)` must be a string, but is \(element.kind)", at: element.position)
        continue
      }
      if text.isEmpty {
        problems.add("an entry of `\(place.key)` is empty", at: element.position)
      } else if !allowed.isEmpty, !allowed.contains(text) {
        let message = "`\(place.key)` must not contain `\(text)`, only \(allowed.joined(separator: ", "))"
        problems.add(message, at: element.position, unknown: text, known: allowed)
      }
    }
  }

  private mutating func checkSwitches(_ place: Place) {
    let levels = "`on`, `off`, `error` or `warning`"
    let known = rules + constraints.sorted()
    for entry in entries(of: place, expected: "a mapping of rules to \(levels)") ?? [] {
      if !known.contains(where: Pattern(entry.key).matches) {
        problems.add("there is no rule `\(entry.key)`", at: entry.position, unknown: entry.key, known: known)
      }
      if entry.value.level == nil { wrongValue(place.entry(entry), expected: levels, but: entry.value.text) }
    }
  }
}
