import Foundation

/// The lines that differ from a commit, with those that are not committed.
struct ChangedLines {
  private var lines: [String: [ClosedRange<Int>]] = [:]

  init(since base: ChangedBase, in root: String) async throws {
    let commit =
      switch base {
      case .fork: try await Self.fork(in: root)
      case .commit(let name): name
      }
    let options = ["--unified=0", "--no-color", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/"]
    self.init(diff: try await Command.output(["/usr/bin/env", "git", "diff"] + options + [commit, "--"], in: root))
    let others = ["/usr/bin/env", "git", "ls-files", "--others", "--exclude-standard"]
    for path in try await Command.output(others, in: root).split(separator: "\n") {
      lines[String(path)] = [1...Int.max]
    }
  }

  /// - Parameter diff: The output of `git diff --unified=0`.
  init(diff: String) {
    var path: String?
    // The lines of a hunk may look like headers.
    var rest = 0
    for line in diff.split(separator: "\n") {
      if rest > 0, line.hasPrefix("+") || line.hasPrefix("-") {
        rest -= 1
      } else if line.hasPrefix("+++ ") {
        path = line.hasPrefix("+++ b/") ? String(line.dropFirst(6)) : nil
      } else if line.hasPrefix("@@ ") {
        let hunk = line.split(separator: " ")
        let (removed, added) = (Self.numbers(hunk[1]), Self.numbers(hunk[2]))
        rest = removed.count + added.count
        if let path, let first = added.first, let last = added.last { lines[path, default: []].append(first...last) }
      }
    }
  }

  /// The numbers of the lines in `+4,2`, which are 4 and 5.
  private static func numbers(_ part: Substring) -> Range<Int> {
    let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
    let first = numbers.first ?? 0
    return first..<(first + (numbers.count > 1 ? numbers[1] : 1))
  }

  func contains(_ path: String, _ line: Int) -> Bool {
    lines[path]?.contains { $0.contains(line) } ?? false
  }

  private static func fork(in root: String) async throws -> String {
    let git = ["/usr/bin/env", "git"]
    let head = try await Command.output(git + ["rev-parse", "HEAD"], in: root)
    let base = try? await Command.output(git + ["merge-base", "main", "HEAD"], in: root)
    guard let base, base != head else { return "HEAD~1" }
    return base.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
