extension Array where Element: Sendable {
  /// The results for all elements, in order. Tasks start in order, each for `size` elements.
  package func concurrentMap<Result: Sendable>(
    perTask size: Int = 1,
    _ body: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    await withTaskGroup { group in
      for start in stride(from: 0, to: count, by: size) {
        group.addTask { (start, self[start...].prefix(size).map(body)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    .sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
