import ArgumentParser
import Configurations
import Foundation
import Generating
import Model
import Reading

@main
struct Inward: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inward",
    abstract: "Check the layer rules of a Swift repository.",
    discussion: """
      Exit status: 0 if clean, 1 for findings, 2 for an invalid configuration or command line, or if a file cannot be read.
      """,
    version: Version.current,
    subcommands: [
      LintCommand.self, BaselineCommand.self, ImportsCommand.self, GraphCommand.self, LayersCommand.self,
      SignalsCommand.self, WhyCommand.self, ExplainCommand.self, InitCommand.self, FixCommand.self, HookCommand.self,
      LanguageServerCommand.self, VerifyCommand.self, SchemaCommand.self,
      NewCommand.self, AddCommand.self, RemoveCommand.self, AdoptCommand.self, UpdateCommand.self,
      CheckCommand.self, AgentsCommand.self, ExportCommand.self,
    ]
  )

  static func main() async {
    do {
      // No path can be completed then, and loops over the folders around one would not end.
      guard !FileManager.default.currentDirectoryPath.isEmpty else {
        throw Failure("The current folder does not exist.")
      }
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      Failure.exit(with: error)
    }
  }
}

enum Version {
  /// As shown by `--version` and in SARIF.
  static let current = "0.1.0"

  /// Identifies this build of the tool, to tell apart builds of the same version during development.
  static var build: String {
    let path = URL(filePath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, let date = attributes?[.modificationDate] as? Date else {
      // Another one in each run, as nothing tells it from other builds.
      return "\(current) \(UUID())"
    }
    return "\(current) \(path) \(size) \(date.timeIntervalSinceReferenceDate)"
  }
}

extension CalendarDay {
  /// The day of the UTC, or the one in `INWARD_TODAY`.
  ///
  /// - Throws: `Failure` if that is no day.
  static func today() throws -> CalendarDay? {
    let name = "INWARD_TODAY"
    if let text = ProcessInfo.processInfo.environment[name] {
      if let day = CalendarDay(text) { return day }
      throw Failure("\(name) must be a day such as 2027-06-30, not `\(text)`.")
    }
    // Foundation's formats would load a calendar and a time zone first.
    var (seconds, parts) = (time(nil), tm())
    gmtime_r(&seconds, &parts)
    let numbers = [parts.tm_mon + 1, parts.tm_mday].map { $0 < 10 ? "-0\($0)" : "-\($0)" }
    return CalendarDay("\(parts.tm_year + 1900)" + numbers.joined())
  }
}

/// An error that ends the run without a result: an invalid configuration, command line or repository.
struct Failure: Error, CustomStringConvertible {
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

  /// - Parameter others: More names, which are too many to list.
  init(unknown kind: String, _ name: String, among names: [String], and others: [String] = []) {
    let closest = name.closest(of: names + others)
    let list = "there \(names.count == 1 ? "is only" : "are") \(names.joined(separator: ", "))."
    let advice = closest.map { "did you mean \($0)?" } ?? (names.isEmpty ? "there are none." : list)
    self.init("no \(kind) is named \(name); \(advice)")
  }

  /// Prints the error on standard error, or help on standard output, and exits.
  static func exit(with error: any Error) -> Never {
    if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
    if error is Failure || error is Problems || error.isOfSystem {
      let lines = (error as? Problems)?.sentences.map { "error: \($0)" } ?? [line(for: error)]
      for line in lines { StandardError.print(line) }
    } else if Inward.exitCode(for: error) == .success {
      print(Inward.fullMessage(for: error))
      Foundation.exit(0)
    } else {
      StandardError.print(Inward.fullMessage(for: error))
    }
    Foundation.exit(status)
  }

  /// The line that reports an error. Those of a configuration begin with its path, as those of a compiler do.
  static func line(for error: any Error) -> String {
    (error as? Failure)?.configuration.map { "\($0)" } ?? "error: \(sentence(for: error))"
  }

  /// What people read of an error.
  static func sentence(for error: any Error) -> String {
    guard error.isOfSystem else { return "\(error)" }
    let file = (error as NSError).userInfo[NSFilePathErrorKey] as? String
    return "\(file ?? "the system failed"): \(error.reason)."
  }
}

enum StandardError {
  @inline(never)  // It is called in many places, and would be compiled for each.
  static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Prints to standard output. Unlike Swift's function, it stops if the reader closed the pipe, and ends the program if the
/// output is lost.
func print(_ text: String, terminator: String = "\n") {
  var text = terminator.isEmpty ? text : text + terminator
  text.withUTF8 { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(STDOUT_FILENO, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EPIPE { return }
      if written < 0, errno != EINTR {
        StandardError.print("error: the output cannot be written.")
        exit(Failure.status)
      }
      rest = rest.dropFirst(max(0, written))
    }
  }
}

extension [[String]] {
  /// The rows as lines, in which the cells of a column are below each other.
  func aligned(separator: String = "  ") -> [String] {
    let widths = (first ?? []).indices.map { column in map { $0[column].count }.max() ?? 0 }
    return map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return (cells.dropLast() + row.suffix(1)).joined(separator: separator)
    }
  }
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless NO_COLOR is set in the environment.
  case auto
  case always, never
}

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
