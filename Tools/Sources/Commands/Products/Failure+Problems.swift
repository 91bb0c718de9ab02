import Generating

extension Failure {
  /// Does something, and tells its problems as a command does.
  static func telling<Value>(_ body: () throws(Problems) -> Value) throws -> Value {
    do throws(Problems) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }
}
