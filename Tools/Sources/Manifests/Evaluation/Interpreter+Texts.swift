import Model

extension Interpreter {
  /// Calls a method of a string, or returns `nil` if the method is unknown.
  func callText(
    _ name: String,
    _ text: Text,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    let characters = text.characters
    try spend(characters.utf8.count / 64, at: position)
    switch (name, arguments.count) {
    case ("lowercased", 0): return copy(text, characters.lowercased())
    case ("uppercased", 0): return copy(text, characters.uppercased())
    case ("dropFirst", 0): return copy(text, String(characters.dropFirst()))
    case ("dropLast", 0): return copy(text, String(characters.dropLast()))
    case ("replacingOccurrences", 2):
      guard arguments.map(\.label) == ["of", "with"], let old = arguments[0].value.characters,
        let new = arguments[1].value.characters, !old.isEmpty, !new.isEmpty || !characters.isEmpty
      else { return nil }
      // The search text must be plain ASCII, because Foundation compares other text by different rules.
      guard characters.utf8.allSatisfy({ $0 < 128 }), old.utf8.allSatisfy({ $0 < 128 }) else { return nil }
      let parts = characters.split(separator: old, omittingEmptySubsequences: false)
      try spend(parts.count * new.utf8.count / 64, at: position)
      return copy(text, parts.joined(separator: new))
    case (_, 1): return try callText(name, text, arguments[0])
    default: return nil
    }
  }

  private func callText(_ name: String, _ text: Text, _ argument: EvaluatedArgument) throws(UnsupportedSyntax) -> Value?
  {
    let characters = text.characters
    switch (name, argument.label, argument.value) {
    case ("hasPrefix", nil, .text(let other)): return .boolean(characters.hasPrefix(other.characters))
    case ("hasSuffix", nil, .text(let other)): return .boolean(characters.hasSuffix(other.characters))
    case ("contains", nil, .text(let other)): return .boolean(characters.contains(other.characters))
    case ("appending", nil, .text(let other)): return copy(text, characters + other.characters)
    case ("dropFirst", nil, .integer(let count)) where count >= 0:
      return copy(text, String(characters.dropFirst(count)))
    case ("dropLast", nil, .integer(let count)) where count >= 0: return copy(text, String(characters.dropLast(count)))
    case ("prefix", nil, .integer(let count)) where count >= 0: return copy(text, String(characters.prefix(count)))
    case ("split", "separator"?, .text(let separator)) where separator.characters.count == 1:
      return .list(characters.split(separator: separator.characters).compactMap { copy(text, String($0)) })
    default: return nil
    }
  }

  private func copy(_ text: Text, _ characters: String) -> Value {
    .text(Text(characters: characters, position: text.position))
  }
}
