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
  /// The path from the command line, or `nil` for the default.
  let baseline: String?

  private struct State: Equatable {
    let configuration: Data?
    /// Its text and those of the files that it extends.
    let texts: [String]?
    let baseline: Data?
    /// Nil if the configuration is invalid.
    let sources: RepositorySnapshot?
  }

  /// - Throws: `Failure` if the first run fails, unless it is for an invalid configuration. That and later failures are
  ///   printed, and may be corrected meanwhile.
  func run(_ work: () async throws -> Void) async throws {
    let root = try project.root
    var last: State?
    while true {
      let state = try state(root)
      if state != last {
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

  private func state(_ root: String) throws -> State {
    let configuration = project.configuration.path ?? "\(root)/\(LiveProject.configurationName)"
    let opened = try? project.open()
    let listed = opened?.list()
    if listed?.areComplete == false {
      throw Failure(
        "--watch cannot see every file: a folder or a file cannot be read, or a link leads out of the repository."
      )
    }
    return State(
      configuration: FileManager.default.contents(atPath: configuration),
      texts: opened?.configuration.texts,
      baseline: FileManager.default.contents(atPath: BaselineFile(root: root, path: baseline).url.path),
      sources: listed?.snapshot
    )
  }
}
