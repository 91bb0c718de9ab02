import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The current step of a slow command, on one line that is erased at the end; shown only if standard error is a
/// terminal.
enum ProgressLine {
  private static let isShown =
    isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])

  /// Moves to the start of the line and erases it (ECMA-48, EL).
  private static let erasure = "\r\u{1B}[K"

  static func show(_ text: String) { write("\(erasure)\(text)…") }

  static func end() { write(erasure) }

  private static func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
