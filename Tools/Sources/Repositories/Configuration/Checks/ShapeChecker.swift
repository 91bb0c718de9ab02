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
