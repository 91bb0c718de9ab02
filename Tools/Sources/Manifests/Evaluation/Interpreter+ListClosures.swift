import Model

extension Interpreter {
  /// Methods of the standard library's collections and strings that are followed.
  ///
  /// Where the manifest adds one by such a name, only the types of the arguments would tell which one is meant.
  static let builtInMethods: Set = [
    "allSatisfy", "appending", "compactMap", "contains", "dropFirst", "dropLast", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "forEach", "hasPrefix", "hasSuffix", "joined", "lowercased", "map", "prefix", "reduce",
    "replacingOccurrences", "reversed", "sorted", "split", "uppercased",
  ]

  func mapped(_ elements: [Value], by body: Value, at position: SourcePosition) throws(BeyondReader) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      result.append(try apply(body, [EvaluatedArgument(label: nil, value: element)], at: position))
    }
    return result
  }

  /// The indices of the elements for which a closure says so.
  func indices(
    of elements: [Value],
    where body: Value,
    at position: SourcePosition
  ) throws(BeyondReader) -> [Int] {
    var result: [Int] = []
    for (index, element) in elements.enumerated() {
      let answer = try apply(body, [EvaluatedArgument(label: nil, value: element)], at: position)
      guard case .boolean(let holds) = answer else { throw BeyondReader("a closure's answer", at: position) }
      if holds { result.append(index) }
    }
    return result
  }

  func index(of item: Value, in elements: [Value], at position: SourcePosition) throws(BeyondReader) -> Int? {
    for (index, element) in elements.enumerated() where try areEqual(element, item, at: position) { return index }
    return nil
  }

  /// Sorts by insertion: elements that compare equal keep their order, as they do in the standard library.
  func sorted(_ elements: [Value], by body: Value, at position: SourcePosition) throws(BeyondReader) -> [Value] {
    var result: [Value] = []
    for element in elements {
      var index = result.count
      while index > 0 {
        let pair = [
          EvaluatedArgument(label: nil, value: element), EvaluatedArgument(label: nil, value: result[index - 1]),
        ]
        guard case .boolean(let isLess) = try apply(body, pair, at: position) else {
          throw BeyondReader("a closure's answer", at: position)
        }
        guard isLess else { break }
        index -= 1
      }
      result.insert(element, at: index)
    }
    return result
  }
}
