import Foundation

/// Standard output, which may be a full disk.
enum StandardOutput {
  /// Nothing more can be written; what was written before may be there.
  struct Failure: Error {}

  static func write(_ text: String) throws(Failure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch { throw Failure() }
  }
}
