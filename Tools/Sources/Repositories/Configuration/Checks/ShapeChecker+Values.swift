import Model

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
