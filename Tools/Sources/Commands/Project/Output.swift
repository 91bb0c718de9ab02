import ArgumentParser
import Configurations
import Foundation
import Model
import Reading
import Repositories

/// An error that ends the run without a result: an invalid configuration, command line or repository.
struct Failure: Error, CustomStringConvertible {
  /// The exit status of a failure.
  static let status: Int32 = 2
  /// The exit status of a run with findings.
  static let findings = ExitCode(1)
  /// The exit status of a run that could not read all files, as lines on standard error say.
  static let unread = ExitCode(status)

  let description: String
  /// The problems of a configuration, if they are the reason.
  var configuration: ConfigurationError?

  init(_ description: String) {
    self.description = description
  }

  init(_ error: ConfigurationError) {
    self.init("\(error)")
    configuration = error
  }

  /// - Parameters:
  ///   - kind: What has the name.
  ///   - names: The names that there are.
  ///   - others: More names, which are too many to list.
  init(unknown kind: String, _ name: String, among names: [String], and others: [String] = []) {
    let closest = name.closest(of: names + others)
    let advice = closest.map { "did you mean \($0)?" } ?? "there are \(names.joined(separator: ", "))."
    self.init("no \(kind) is named \(name); \(advice)")
  }

  /// Prints the error on standard error, or help on standard output, and exits.
  static func exit(with error: any Error) -> Never {
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    if let failure = error as? Failure {
      StandardError.print("error: \(failure)")
      Foundation.exit(status)
    }
    if Inward.exitCode(for: error) == .success {
      print(Inward.fullMessage(for: error))
      Foundation.exit(0)
    }
    StandardError.print(error.isOfSystem ? "error: \(sentence(for: error))" : Inward.fullMessage(for: error))
    Foundation.exit(status)
  }

  /// What people read of an error.
  static func sentence(for error: any Error) -> String {
    guard error.isOfSystem else { return "\(error)" }
    let file = (error as NSError).userInfo[NSFilePathErrorKey] as? String
    return "\(file ?? "the system failed"): \(error.reason)."
  }
}

enum StandardError {
  static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Prints to standard output. Unlike Swift's function, it ends the program if the output is lost.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var output = OutputBuffer()
  output.append(items.map { "\($0)" }.joined(separator: separator) + terminator)
  output.flush()
}

/// Buffers output to reduce the number of write calls.
struct OutputBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ number: Int) { append(String(number)) }

  /// Appends a JSON string, escaped as required by RFC 8259.
  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        append("\\u00")
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Writes everything to standard output; stops if the reader closed the pipe, and ends the program if the output is lost.
  mutating func flush() {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno == EPIPE { return }
        if written < 0, errno != EINTR {
          StandardError.print("error: the output cannot be written.")
          exit(Failure.status)
        }
        rest = rest.dropFirst(max(0, written))
      }
    }
    bytes.removeAll()
  }
}

extension String {
  /// The text of an option.
  ///
  /// - Throws: `ValidationError` if it is empty, as that of a variable that is not set.
  var required: String {
    get throws {
      if isEmpty { throw ValidationError("it must not be empty.") }
      return self
    }
  }
}

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

/// Source lines to show below findings.
struct SourceLines: Sendable {
  private let textsByPath: [String: [Int: String]]

  /// Reads the lines at some locations, each file once, on all cores. Files that cannot be read are left out.
  init(at locations: [SourceLocation], root: String) {
    let numbers = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.position.line)) }
    let paths = numbers.keys.sorted()
    let texts = SourceFilesReader(root: root).map(paths) { path, bytes in
      let numbers = numbers[path] ?? []
      let text = SourceText(Array(bytes), lineCount: numbers.max() ?? 0)
      return Dictionary(numbers.compactMap { number in text.line(number - 1).map { (number, $0) } }) { $1 }
    }
    textsByPath = Dictionary(uniqueKeysWithValues: zip(paths, texts.map { (try? $0.get()) ?? [:] }))
  }

  /// A line by its 1-based number, or `nil` if it does not exist or was not requested.
  func line(_ path: String, _ number: Int) -> String? { textsByPath[path]?[number] }
}
