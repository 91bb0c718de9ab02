import Model

extension Interpreter {
  /// The elements of an ordered collection.
  func elements(of value: Value, at position: SourcePosition) throws(UnsupportedSyntax) -> [Value] {
    guard case .list(let elements) = value else { throw UnsupportedSyntax("a loop over this value", at: position) }
    return elements
  }

  /// Calls a nonmutating method of a list, or returns `nil` if the method is unknown.
  func callList(
    _ name: String,
    _ elements: [Value],
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    try spend(elements.count, at: position)
    guard let first = arguments.first else { return callList(name, elements) }
    if arguments.count == 2 { return try callList(name, elements, first, arguments[1], at: position) }
    guard arguments.count == 1 else { return nil }
    if case .function = first.value { return try callList(name, elements, by: first, at: position) }
    switch (name, first.label, first.value) {
    case ("contains", nil, let item): return .boolean(try index(of: item, in: elements, at: position) != nil)
    case ("firstIndex", "of"?, let item):
      return try index(of: item, in: elements, at: position).map(Value.integer) ?? .nothing
    case ("appending", nil, .list(let more)), ("appending", nil, .unordered(let more)): return .list(elements + more)
    case ("dropFirst", nil, .integer(let count)) where count >= 0: return .list(Array(elements.dropFirst(count)))
    case ("dropLast", nil, .integer(let count)) where count >= 0: return .list(Array(elements.dropLast(count)))
    case ("prefix", nil, .integer(let count)) where count >= 0: return .list(Array(elements.prefix(count)))
    case ("joined", "separator"?, .text(let separator)):
      let parts = elements.compactMap(\.characters)
      guard parts.count == elements.count else { return nil }
      let size = parts.reduce(parts.count * separator.characters.utf8.count) { $0 + $1.utf8.count }
      try spend(size / 64, at: position)
      return .text(Text(characters: parts.joined(separator: separator.characters), position: nil))
    default: return nil
    }
  }

  private func callList(_ name: String, _ elements: [Value]) -> Value? {
    switch name {
    case "dropFirst": return .list(Array(elements.dropFirst()))
    case "dropLast": return .list(Array(elements.dropLast()))
    case "reversed": return .list(elements.reversed())
    case "enumerated":
      return .list(
        elements.enumerated().map {
          .tuple([.init(label: "offset", value: .integer($0)), .init(label: "element", value: $1)])
        }
      )
    case "sorted":
      let texts = elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard texts.count == elements.count else { return nil }
      return .list(texts.sorted { $0.characters < $1.characters }.map(Value.text))
    case "joined":
      let lists = elements.compactMap { if case .list(let elements) = $0 { elements } else { nil } }
      return lists.count == elements.count ? .list(Array(lists.joined())) : nil
    default: return nil
    }
  }

  /// Calls `reduce` with an initial value, the only supported method with two arguments.
  private func callList(
    _ name: String,
    _ elements: [Value],
    _ start: EvaluatedArgument,
    _ body: EvaluatedArgument,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    guard name == "reduce", start.label == nil, body.label == nil else { return nil }
    var result = start.value
    for element in elements {
      let pair = [EvaluatedArgument(label: nil, value: result), EvaluatedArgument(label: nil, value: element)]
      result = try apply(body.value, pair, at: position)
    }
    return result
  }

  private func callList(
    _ name: String,
    _ elements: [Value],
    by body: EvaluatedArgument,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value? {
    let label = body.isTrailing ? "" : body.label ?? ""
    switch (name, label) {
    case ("map", ""): return .list(try mapped(elements, by: body.value, at: position))
    case ("compactMap", ""):
      return .list(try mapped(elements, by: body.value, at: position).filter { !$0.isNothing }.map(\.unwrapped))
    case ("flatMap", ""):
      var result: [Value] = []
      for part in try mapped(elements, by: body.value, at: position) {
        result += try self.elements(of: part, at: position)
        try spend(result.count, at: position)
      }
      return .list(result)
    case ("forEach", ""):
      _ = try mapped(elements, by: body.value, at: position)
      return .void
    case ("filter", ""): return .list(try indices(of: elements, where: body.value, at: position).map { elements[$0] })
    case ("first", "where"), ("first", ""):
      let index = try indices(of: elements, where: body.value, at: position).first
      return index.map { elements[$0].optional } ?? .nothing
    case ("firstIndex", "where"), ("firstIndex", ""):
      return try indices(of: elements, where: body.value, at: position).first.map(Value.integer) ?? .nothing
    case ("contains", "where"), ("contains", ""):
      return .boolean(try !indices(of: elements, where: body.value, at: position).isEmpty)
    case ("allSatisfy", ""):
      return .boolean(try indices(of: elements, where: body.value, at: position).count == elements.count)
    case ("sorted", "by"), ("sorted", ""): return .list(try sorted(elements, by: body.value, at: position))
    default: return nil
    }
  }
}
