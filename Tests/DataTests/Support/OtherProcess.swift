import GRDB

/// A connection that uses a file as another process would, and may keep a transaction open.
struct OtherProcess {
  private let queue: DatabaseQueue

  init(at path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  func execute(_ sql: String) throws {
    try queue.inDatabase { try $0.execute(sql: sql) }
  }

  func close() throws {
    try queue.close()
  }
}
