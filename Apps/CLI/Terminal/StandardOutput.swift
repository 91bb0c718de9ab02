import Foundation

/// Standard output, which may be a full disk.
enum StandardOutput {
  /// It takes no more; what was written so far may be there.
  struct Failure: Error {}

  static func write(_ data: Data) throws(Failure) {
    do { try FileHandle.standardOutput.write(contentsOf: data) } catch { throw Failure() }
  }

  static func write(_ text: String) throws(Failure) {
    try write(Data(text.utf8))
  }
}
