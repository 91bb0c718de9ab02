import Foundation

/// A program that runs in a session of its own, so that the programs it starts are found, and killed with it.
struct Session {
  var command: [String]
  var folder: String
  var environment: [String: String]

  /// The file for everything the program prints.
  var log: String

  /// The folder for the session's file and its content, which the program finds by the number of its session.
  var note: (folder: String, content: String)?

  /// Runs the program to its end, and kills what it leaves behind.
  ///
  /// - Parameters:
  ///   - timeout: After which the session is killed.
  ///   - stop: Whether the session is killed because of a line that it printed.
  func run(
    timeout: Duration,
    stoppingAt stop: (Substring) -> Bool = { _ in false }
  ) async throws -> (ending: ProcessEnding, session: Int32) {
    let session = try Spawn.start(shell + command, environment: environment, log: log)
    defer { SessionProcesses.kill(session) }
    let start = ContinuousClock.now
    var printed = LogReader(path: log)
    while true {
      let ending = Spawn.ending(of: session)
      if let line = printed.newLines().first(where: stop) {
        return (.stopped(line: String(line)), session)
      }
      if let ending { return (ending, session) }
      if ContinuousClock.now - start > timeout { return (.timeout, session) }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// A shell that writes the note and becomes the program, whose session then has the number in the note's name.
  private var shell: [String] {
    let write = note == nil ? "" : #"printf '%s\n' "$2" >"$1/$$"; "#
    let script = write + #"cd "$3" && shift 3 && exec "$@""#
    return ["/bin/sh", "-c", script, "sh", note?.folder ?? "", note?.content ?? "", folder]
  }
}

/// Reads what is added to a file.
private struct LogReader {
  let path: String
  private var offset: UInt64 = 0
  private var rest = ""

  init(path: String) {
    self.path = path
  }

  /// The lines that were completed since the last call.
  mutating func newLines() -> [Substring] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.readToEnd(), !data.isEmpty else { return [] }
    offset += UInt64(data.count)
    var lines = (rest + String(decoding: data, as: UTF8.self)).split(separator: "\n", omittingEmptySubsequences: false)
    rest = lines.popLast().map(String.init) ?? ""
    return lines
  }
}
