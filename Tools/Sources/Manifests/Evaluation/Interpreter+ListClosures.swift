import Model

extension Interpreter {
  /// The supported methods of the standard library's collections and strings.
  ///
  /// If the manifest adds an overload of one of them, only the argument types could tell which one a call means.
  static let builtInMethods: Set = [
    "allSatisfy", "appending", "compactMap", "contains", "dropFirst", "dropLast", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "forEach", "hasPrefix", "hasSuffix", "joined", "lowercased", "map", "prefix", "reduce",
    "replacingOccurrences", "reversed", "sorted", "split", "uppercased",
  ]

  func mapped(_ elements: [Value], by body: Value, at position: SourcePosition) throws(UnsupportedSyntax) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      result.append(try apply(body, [EvaluatedArgument(label: nil, value: element)], at: position))
    }
    return result
  }

  /// The indices of the elements for which a closure returns `true`.
  func indices(
    of elements: [Value],
    where body: Value,
    at position: SourcePosition
  ) throws(UnsupportedSyntax) -> [Int] {
    var indices: [Int] = []
    for (index, element) in elements.enumerated() {
      let result = try apply(body, [EvaluatedArgument(label: nil, value: element)], at: position)
      guard case .boolean(let holds) = result else {
        throw UnsupportedSyntax("a closure that does not return a Boolean", at: position)
      }
      if holds { indices.append(index) }
    }
    return indices
  }

  func index(of item: Value, in elements: [Value], at position: SourcePosition) throws(UnsupportedSyntax) -> Int? {
    for (index, element) in elements.enumerated() where try areEqual(element, item, at: position) { return index }
    return nil
  }

  /// Insertion sort: stable, like the standard library's sort.
  func sorted(_ elements: [Value], by body: Value, at position: SourcePosition) throws(UnsupportedSyntax) -> [Value] {
    var result: [Value] = []
    for element in elements {
      var index = result.count
      while index > 0 {
        let pair = [
          EvaluatedArgument(label: nil, value: element), EvaluatedArgument(label: nil, value: result[index - 1]),
        ]
        guard case .boolean(let isLess) = try apply(body, pair, at: position) else {
          throw UnsupportedSyntax("a closure that does not return a Boolean", at: position)
        }
        guard isLess else { break }
        index -= 1
      }
      result.insert(element, at: index)
    }
    return result
  }
}
