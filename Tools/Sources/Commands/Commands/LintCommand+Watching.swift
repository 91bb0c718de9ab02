import Foundation
import Model
import Repositories

extension LintCommand {
  private static let interval = Duration.milliseconds(500)

  private struct State: Equatable {
    /// The texts of the configuration, of the files that it extends, and of the baseline, and the commit of `--since`.
    let texts: [Data?]
    /// Nil if the configuration is invalid.
    let sources: RepositorySnapshot?
    /// Whether every change of a source changes the snapshot.
    let isComplete: Bool
  }

  private static let incomplete = Failure(
    """
    --watch cannot see every file: a folder or a file cannot be read, a link leads out of the repository, or git does \
    not ignore a folder named DerivedData or node_modules.
    """
  )

  /// Lints at once, and again whenever the repository has changed.
  ///
  /// It compares the files that are linted, as notifications of changes differ between systems and get lost on network
  /// drives. SIGINT ends it, as any program; the caches are written as a whole or not at all.
  ///
  /// - Throws: `Failure` if the first run fails, or not every file can be seen then, unless it is for an invalid
  ///   configuration. That and later failures are printed, and may be corrected meanwhile.
  func repeating() async throws {
    let root = try project.root(around: more)
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
          try await lint()
        } catch let failure as Failure where last != nil || failure.configuration != nil {
          StandardError.print(Failure.line(for: failure))
        }
        last = state
      }
      try await Task.sleep(for: Self.interval)
    }
  }

  private func state(_ root: String) -> State {
    let files = [
      project.configuration ?? "\(root)/\(Configuration.fileName)", BaselineFile(root: root, path: baseline).url.path,
    ]
    let commit = since.flatMap { try? Git(folder: root).commit($0) }
    let opened = try? project.open(around: more)
    let listed = opened?.reader(depth: .imports).list()
    return State(
      texts: files.map(FileManager.default.contents)
        + ([commit] + (opened?.configuration.texts ?? [])).map { $0.map { Data($0.utf8) } },
      sources: listed?.snapshot,
      isComplete: listed?.areComplete ?? true
    )
  }
}
