import Model

/// Compares a document with the table of keys: finds unknown, missing and duplicate keys, and values of wrong types.
struct ShapeChecker {
  private(set) var problems: Problems
  /// The names of all rules.
  let rules: [String]
  /// The names of the entries of `types`, of all files that are extended.
  let constraints: Set<String>
  /// Where the file's own ones are.
  var names: [String: SourcePosition] = [:]

  init(rules: [String], constraints: Set<String> = [], problems: Problems = Problems()) {
    self.rules = rules
    self.constraints = constraints
    self.problems = problems
  }

  /// - Parameter path: The keys that lead to the node, such as `layers.Domain`, for messages.
  mutating func check(
    _ node: YAMLNode,
    is section: ConfigurationSection,
    path: [String] = [],
    at position: SourcePosition
  ) {
    guard case .mapping(let entries) = node.content else {
      return wrongKind(node, path: path, expected: "a mapping", at: position)
    }
    checkRepeats(in: entries, path: path)
    let known = section.keys.map(\.name)
    for entry in entries {
      if let key = section.keys.first(where: { $0.name == entry.key }) {
        check(entry.value, has: key.shape, path: path + [key.name], at: entry.position)
      } else if path.isEmpty, entry.key == "roles" {
        let how = "a role is an entry whose `match` selects types, with what they must have and not have"
        problems.add("write `types` instead of `roles`: \(how) in `require` and `forbid`", at: entry.position)
      } else {
        let place = path.isEmpty ? "an inward configuration" : "`\(path.joined(separator: "."))`"
        problems.add("`\(entry.key)` is not a key of \(place)", at: entry.position, unknown: entry.key, known: known)
      }
    }
    checkRequirements(of: section, in: entries, path: path, at: position)
  }

  private mutating func check(
    _ node: YAMLNode,
    has shape: ConfigurationKey.Shape,
    path: [String],
    at position: SourcePosition
  ) {
    switch shape {
    case .version: checkVersion(node, path: path, at: position)
    case .name: checkName(node, path: path, at: position)
    case .number: checkNumber(node, path: path, at: position)
    case .texts(let allowed): checkTexts(node, oneOf: allowed, path: path, at: position)
    case .section(let section): check(node, is: section, path: path, at: position)
    case .named(let section): checkNamed(node, section, path: path, at: position)
    case .sections(let section): checkSections(node, section, path: path, at: position)
    case .switches: checkSwitches(node, path: path, at: position)
    }
  }

  mutating func checkRepeats(in entries: [YAMLEntry], path: [String]) {
    var first: [String: SourcePosition] = [:]
    for entry in entries {
      guard let position = first.updateValue(entry.position, forKey: entry.key) else { continue }
      let name = (path + [entry.key]).joined(separator: ".")
      problems.add("duplicate key `\(name)`, first defined on line \(position.line)", at: entry.position)
    }
  }

  private mutating func checkRequirements(
    of section: ConfigurationSection,
    in entries: [YAMLEntry],
    path: [String],
    at position: SourcePosition
  ) {
    let present = Set(entries.map(\.key))
    let place = path.isEmpty ? "the configuration" : "`\(path.joined(separator: "."))`"
    for key in section.keys where key.isRequired && !present.contains(key.name) {
      problems.add("\(place) is missing the key `\(key.name)`", at: position)
    }
    if !section.needsOneOf.isEmpty, present.isDisjoint(with: section.needsOneOf) {
      let keys = section.needsOneOf.map { "`\($0)`" }.joined(separator: " or ")
      problems.add("\(place) needs \(keys)", at: position)
    }
  }

  private mutating func checkNamed(
    _ node: YAMLNode,
    _ section: ConfigurationSection,
    path: [String],
    at position: SourcePosition
  ) {
    guard case .mapping(let entries) = node.content else {
      return wrongKind(node, path: path, expected: "a mapping of names", at: position)
    }
    if entries.isEmpty { problems.add("`\(path.joined(separator: "."))` is empty", at: position) }
    checkRepeats(in: entries, path: path)
    for entry in entries {
      check(entry.value, is: section, path: path + [entry.key], at: entry.position)
    }
  }

  private mutating func checkSections(
    _ node: YAMLNode,
    _ section: ConfigurationSection,
    path: [String],
    at position: SourcePosition
  ) {
    guard case .list(let elements) = node.content else {
      return wrongKind(node, path: path, expected: "a list of mappings", at: position)
    }
    for (index, element) in elements.enumerated() {
      let name = "\(path.last ?? "")[\(index)]"
      check(element, is: section, path: path.dropLast() + [name], at: element.position)
    }
  }

  mutating func wrongKind(_ node: YAMLNode, path: [String], expected: String, at position: SourcePosition) {
    let name = path.isEmpty ? "the configuration" : "`\(path.joined(separator: "."))`"
    problems.add("\(name) must be \(expected), but is \(node.kind)", at: node.isNothing ? position : node.position)
  }

  mutating func add(_ message: String, at position: SourcePosition) {
    problems.add(message, at: position)
  }

  mutating func add(_ message: String, at position: SourcePosition, unknown: String, known: [String]) {
    problems.add(message, at: position, unknown: unknown, known: known)
  }
}

extension ShapeChecker {
  mutating func checkVersion(_ node: YAMLNode, path: [String], at position: SourcePosition) {
    guard let text = node.text else { return wrongKind(node, path: path, expected: "a number", at: position) }
    if text != ConfigurationSection.version {
      add("unknown version `\(text)`; this version of inward supports version 1", at: node.position)
    }
  }

  mutating func checkNumber(_ node: YAMLNode, path: [String], at position: SourcePosition) {
    guard let text = node.text else { return wrongKind(node, path: path, expected: "a number", at: position) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 2 || !parts.allSatisfy({ $0.wholeMatch(of: /[0-9]{1,4}/) != nil }) {
      add("`\(path.joined(separator: "."))` must be a number such as 6, but is `\(text)`", at: node.position)
    }
  }

  /// What a name of an entry of `types` looks like, as names of rules do.
  static let namePattern = "^[a-z0-9]+(-[a-z0-9]+)*$"

  mutating func checkName(_ node: YAMLNode, path: [String], at position: SourcePosition) {
    guard let text = node.text else { return wrongKind(node, path: path, expected: "a name", at: position) }
    let key = path.joined(separator: ".")
    if text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil {
      add("`\(key)` must be a name such as plain-entities, but is `\(text)`", at: node.position)
    } else if rules.contains(text) {
      add("`\(key)` must not be the name of a rule, such as `\(text)`", at: node.position)
    } else if let first = names.updateValue(node.position, forKey: text) {
      add("`\(text)` names several entries of `types`, first the one on line \(first.line)", at: node.position)
    }
  }

  mutating func checkTexts(_ node: YAMLNode, oneOf allowed: [String], path: [String], at position: SourcePosition) {
    let name = path.joined(separator: ".")
    let isListOrText = if case .list = node.content { true } else { node.text != nil }
    guard isListOrText else {
      return wrongKind(node, path: path, expected: "a string or a list of strings", at: position)
    }
    for element in node.elements {
      guard let text = element.text else {
        add("an entry of `\(name)` must be a string, but is \(element.kind)", at: element.position)
        continue
      }
      if text.isEmpty {
        add("an entry of `\(name)` is empty", at: element.position)
      } else if !allowed.isEmpty, !allowed.contains(text) {
        let message = "`\(name)` must not contain `\(text)`, only \(allowed.joined(separator: ", "))"
        add(message, at: element.position, unknown: text, known: allowed)
      }
    }
  }

  mutating func checkSwitches(_ node: YAMLNode, path: [String], at position: SourcePosition) {
    guard case .mapping(let entries) = node.content else {
      return wrongKind(
        node,
        path: path,
        expected: "a mapping of rules to `on`, `off`, `error` or `warning`",
        at: position
      )
    }
    checkRepeats(in: entries, path: path)
    for entry in entries {
      let pattern = Pattern(entry.key)
      let known = rules + constraints.sorted()
      if !known.contains(where: pattern.matches) {
        add("there is no rule `\(entry.key)`", at: entry.position, unknown: entry.key, known: known)
      }
      if entry.value.level == nil {
        let value = entry.value.text.map { "`\($0)`" } ?? entry.value.kind
        let place = entry.value.isNothing ? entry.position : entry.value.position
        add(
          "`\(path.joined(separator: ".")).\(entry.key)` must be `on`, `off`, `error` or `warning`, but is \(value)",
          at: place
        )
      }
    }
  }
}

extension YAMLNode {
  /// The level of a rule, or `nil` if it is none. A switch has a value of YAML 1.1 (https://yaml.org/type/bool.html).
  var level: RuleLevel? {
    switch text?.lowercased() {
    case "on", "yes", "true", "error": .error
    case "off", "no", "false": .off
    case "warning": .warning
    default: nil
    }
  }
}
