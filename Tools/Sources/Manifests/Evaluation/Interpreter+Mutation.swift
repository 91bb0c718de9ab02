import Model

extension Interpreter {
  /// Calls a mutating method of a list.
  func change(
    _ elements: inout [Value],
    _ name: String,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    let labels = arguments.map { $0.isTrailing ? "where" : $0.label ?? "" }
    let values = arguments.map(\.value)
    switch (name, labels) {
    case ("append", [""]): elements.append(values[0])
    case ("append", ["contentsOf"]): elements += try self.elements(of: values[0], at: position)
    case ("insert", ["", "at"]): try insert([values[0]], at: values[1], into: &elements, at: position)
    case ("insert", ["contentsOf", "at"]):
      try insert(self.elements(of: values[0], at: position), at: values[1], into: &elements, at: position)
    case ("removeAll", []): elements = []
    case ("removeAll", ["where"]):
      let removed = Set(try indices(of: elements, where: values[0], at: position))
      elements = elements.indices.filter { !removed.contains($0) }.map { elements[$0] }
    case ("remove", ["at"]):
      guard case .integer(let index) = values[0], elements.indices.contains(index) else { break }
      return elements.remove(at: index)
    case ("removeFirst", []) where !elements.isEmpty: return elements.removeFirst()
    case ("removeLast", []) where !elements.isEmpty: return elements.removeLast()
    case ("reverse", []): elements.reverse()
    default: throw UnsupportedSyntax("the method `\(name)`", at: position)
    }
    return .void
  }

  private func insert(
    _ new: [Value],
    at index: Value,
    into elements: inout [Value],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) {
    guard case .integer(let index) = index, (0...elements.count).contains(index) else {
      throw UnsupportedSyntax("an index", at: position)
    }
    try spend(elements.count / 16, at: position)
    elements.insert(contentsOf: new, at: index)
  }

  /// Removes duplicate elements, as far as they can be compared.
  static func unique(_ elements: [Value]) -> [Value] {
    var seen: Set<String> = []
    return elements.filter { $0.characters.map { seen.insert($0).inserted } ?? true }
  }

  /// Calls a mutating method of a set. Its result is never used.
  func changeSet(
    _ value: inout Value,
    _ elements: [Value],
    _ name: String,
    _ arguments: [EvaluatedArgument],
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> Value {
    guard arguments.count == 1, arguments[0].label == nil else {
      throw UnsupportedSyntax("the method `\(name)`", at: position)
    }
    let item = arguments[0].value
    try spend(elements.count / 16, at: position)
    switch (name, item) {
    case ("insert", _): value = .unordered(Self.unique(elements + [item]))
    case ("formUnion", .list(let more)), ("formUnion", .unordered(let more)):
      value = .unordered(Self.unique(elements + more))
    case ("remove", _):
      var kept: [Value] = []
      for element in elements where try !areEqual(element, item, at: position) { kept.append(element) }
      value = .unordered(kept)
    default: throw UnsupportedSyntax("the method `\(name)`", at: position)
    }
    return .void
  }
}
