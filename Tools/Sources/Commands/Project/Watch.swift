import Foundation
import Model
import Repositories

/// Does something at once, and again whenever a repository has changed.
///
/// It compares the files that are linted, as notifications of changes differ between systems and get lost on network
/// drives. SIGINT ends it, as any program; the caches are written as a whole or not at all.
struct Watch {
  private static let interval = Duration.milliseconds(500)

  let project: ProjectOptions
  /// More paths in the repository.
  let others: [String]
  /// The path from the command line, or `nil` for the default.
  let baseline: String?

  private struct State: Equatable {
    let configuration: Data?
    /// Its text and those of the files that it extends.
    let texts: [String]?
    let baseline: Data?
    /// Nil if the configuration is invalid.
    let sources: RepositorySnapshot?
    /// Whether every change of a source changes the snapshot.
    let isComplete: Bool
  }

  private static let incomplete = Failure(
    "--watch cannot see every file: a folder or a file cannot be read, or a link leads out of the repository."
  )

  /// - Throws: `Failure` if the first run fails, or not every file can be seen then, unless it is for an invalid
  ///   configuration. That and later failures are printed, and may be corrected meanwhile.
  func run(_ work: () async throws -> Void) async throws {
    let root = try project.root(around: others)
    var last: State?
    var incompleteCount = 0
    while true {
      let state = state(root)
      incompleteCount = state.isComplete ? 0 : incompleteCount + 1
      if !state.isComplete {
        if last == nil { throw Self.incomplete }
        // A file may have been deleted just after it was listed.
        if incompleteCount == 2 { StandardError.print("error: \(Self.incomplete)") }
      } else if state != last {
        do {
          try await work()
        } catch let failure as Failure where last != nil || failure.configuration != nil {
          StandardError.print("error: \(failure)")
        }
        last = state
      }
      try await Task.sleep(for: Self.interval)
    }
  }

  private func state(_ root: String) -> State {
    let configuration = project.configuration ?? "\(root)/\(Configuration.fileName)"
    let opened = try? project.open(around: others)
    let listed = opened?.list()
    return State(
      configuration: FileManager.default.contents(atPath: configuration),
      texts: opened?.configuration.texts,
      baseline: FileManager.default.contents(atPath: BaselineFile(root: root, path: baseline).url.path),
      sources: listed?.snapshot,
      isComplete: listed?.areComplete ?? true
    )
  }
}

/// Signals that ask the program to end.
enum Interrupts {
  /// Ignores SIGINT, SIGTERM and SIGHUP while the work runs, so that no file is left half-written.
  static func ignored(during work: () throws -> Void) rethrows {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let before = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
    try work()
  }

  /// Calls the body on a thread of its own when SIGINT or SIGTERM comes.
  ///
  /// The signal's handler writes its number into a pipe. Dispatch's sources for signals are not used, because on Linux one
  /// was lost now and then on a busy machine, and the program went on.
  static func handle(_ body: @escaping @Sendable (Int32) -> Void) {
    let readEnd = pipe.read
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(readEnd, &number, 1) != 1 {
        guard errno == EINTR else { return }
      }
      body(Int32(number))
    }
  }

  /// Whether SIGINT and SIGTERM are handled, or end the program at once.
  static func setHandled(_ isHandled: Bool) {
    // Swift makes the pipe when it is first used, which a handler must not do.
    let isPossible = pipe.write >= 0
    for number in [SIGINT, SIGTERM] {
      guard isHandled, isPossible else {
        signal(number, SIG_DFL)
        continue
      }
      signal(number) { number in
        // The interrupted code may be about to read it.
        let error = errno
        defer { errno = error }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interrupts.pipe.write, &byte, 1)
      }
    }
  }

  /// Both are -1 if there are no more descriptors; then signals end the program at once.
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
}
