import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the output goes to.
enum OutputStyle {
  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Whether colours help: on a terminal, unless a person declines them.
  static func usesColor(_ wanted: Bool) -> Bool {
    wanted && isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
  }

  /// The terminal's columns, or `nil` where the output goes elsewhere.
  static var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
