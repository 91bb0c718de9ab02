import GRDB

/// A connection that uses a file as another process would, and may keep a transaction open.
struct OtherProcess {
  private let queue: DatabaseQueue

  init(at path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    // A database that a test has released may still be closing the file on another thread, which locks it.
    configuration.busyMode = .timeout(60)
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  func execute(_ sql: String) throws {
    try queue.inDatabase { try $0.execute(sql: sql) }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.read(body)
  }

  func close() throws {
    try queue.close()
  }
}
