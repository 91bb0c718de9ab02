import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a command is at that takes its time, on one line of a terminal, gone when it is done. Where errors go elsewhere,
/// nothing is written.
enum ProgressLine {
  private static let isShown =
    isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])

  /// Returns to the line's beginning and erases it (ECMA-48, EL).
  private static let erasure = "\r\u{1B}[K"

  static func show(_ text: String) { write("\(erasure)\(text)…") }

  static func end() { write(erasure) }

  private static func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
