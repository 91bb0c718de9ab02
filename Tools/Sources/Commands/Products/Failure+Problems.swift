import Generating

extension Failure {
  /// Converts `Problems` that the body throws to a `Failure`.
  static func wrapping<Value>(_ body: () throws(Problems) -> Value) throws -> Value {
    do throws(Problems) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }
}
