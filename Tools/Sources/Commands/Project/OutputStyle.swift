import ArgumentParser
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// When to use colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless NO_COLOR is set in the environment.
  case auto
  case always, never
}

/// The properties of standard output.
enum OutputStyle {
  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// - Parameter isFile: Whether the output is a file instead.
  static func usesColor(_ choice: ColorChoice, isFile: Bool = false) -> Bool {
    switch choice {
    case .auto: !isFile && isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    case .always: true
    case .never: false
    }
  }

  /// The terminal's width in columns, or `nil` if the output is not a terminal.
  static var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

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
