/// Work that may take only so long.
enum Deadline {
  /// The work's result, or `nil` where the time was up first; the work is cancelled then, and waited for.
  static func run<Value: Sendable>(
    _ limit: Duration,
    _ work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    await withTaskGroup { group in
      group.addTask { Optional(await work()) }
      group.addTask {
        try? await Task.sleep(for: limit)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }
}
