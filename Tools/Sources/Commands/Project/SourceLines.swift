import Foundation
import Synchronization

/// Lines of the sources, to show below findings; each file is read once.
final class SourceLines: Sendable {
  private let root: String
  private let files = Mutex<[String: [Substring]]>([:])

  init(root: String) {
    self.root = root
  }

  /// A line by its number from 1, or `nil` where there is none.
  func line(_ path: String, _ number: Int) -> String? {
    let lines = files.withLock { files in
      if let lines = files[path] { return lines }
      let data = FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()
      let lines = String(decoding: data, as: UTF8.self).split(
        omittingEmptySubsequences: false,
        whereSeparator: \.isNewline
      )
      files[path] = lines
      return lines
    }
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}
