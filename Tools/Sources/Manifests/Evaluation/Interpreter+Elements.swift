import Model

extension Interpreter {
  /// Evaluates a subscript.
  func element(
    _ arguments: [Argument],
    of base: Expression,
    in scope: Scope,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let value = try evaluate(base, in: scope)
    let arguments = try evaluate(arguments, in: scope)
    guard let key = arguments.first, key.label == nil else {
      throw UnsupportedSyntax("a subscript of this value", at: position)
    }
    switch (value, key.value) {
    case (.list(let elements), .integer(let index)) where arguments.count == 1 && elements.indices.contains(index):
      return elements[index]
    case (.environment, .text(let name)):
      let value = variable(name.characters).map { Value.text(Text(characters: $0, position: nil)) }
      return try found(value, arguments, at: position)
    case (.dictionary(let entries), _):
      let keys = entries.map(\.key)
      let index = try index(of: key.value, in: keys, at: position)
      return try found(index.map { entries[$0].value }, arguments, at: position)
    default: throw UnsupportedSyntax("a subscript of this value", at: position)
    }
  }

  /// The value of a key, or the default in the subscript.
  private func found(
    _ value: Value?,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    if arguments.count == 1 { return value?.optional ?? .nothing }
    guard arguments.count == 2, arguments[1].label == "default" else {
      throw UnsupportedSyntax("a subscript of this value", at: position)
    }
    return value ?? arguments[1].value
  }

  func modify(
    _ arguments: [Argument],
    of base: Expression,
    in scope: Scope,
    at position: SourcePosition,
    _ change: Change
  ) throws(UnsupportedSyntax) {
    let arguments = try evaluate(arguments, in: scope)
    guard arguments.count == 1, let key = arguments.first?.value else {
      throw UnsupportedSyntax("an assignment to this expression", at: position)
    }
    try modify(base, in: scope) { value throws(UnsupportedSyntax) in
      switch (value, key) {
      case (.list(var elements), .integer(let index)) where elements.indices.contains(index):
        try change(&elements[index])
        value = .list(elements)
      case (.dictionary(var entries), _):
        let index = try index(of: key, in: entries.map(\.key), at: position)
        var item = index.map { entries[$0].value } ?? .nothing
        try change(&item)
        if let index { entries.remove(at: index) }
        if !item.isNothing { entries.append(.init(key: key, value: item)) }
        value = .dictionary(entries)
      default: throw UnsupportedSyntax("an assignment to this expression", at: position)
      }
    }
  }

  /// Methods that change a list or a set in place.
  static let mutatingMethods: Set = [
    "append", "formUnion", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "sort",
  ]

  static func canChange(_ value: Value) -> Bool {
    switch value {
    case .list, .unordered, .nothing, .text: true
    default: false
    }
  }

  func change(
    _ value: inout Value,
    _ name: String,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    switch value {
    case .nothing: return .nothing
    case .list(var elements):
      try spend(elements.count / 16, at: position)
      let result = try change(&elements, name, arguments, at: position)
      value = .list(elements)
      return result
    case .text(var text) where name == "append":
      guard let more = arguments.first?.value.characters, arguments.count == 1 else { break }
      text.characters += more
      try spend(text.characters.utf8.count / 64, at: position)
      value = .text(text)
      return .void
    case .unordered(let elements): return try changeSet(&value, elements, name, arguments, at: position)
    default: break
    }
    throw UnsupportedSyntax("the method `\(name)`", at: position)
  }
}
