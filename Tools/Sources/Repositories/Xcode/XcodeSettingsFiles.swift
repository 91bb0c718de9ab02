import Foundation
import Manifests
import Reading

/// Reads the `.xcconfig` files of a repository, which hold build settings.
///
/// Source: Apple's [Build configuration file reference](https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project).
struct XcodeSettingsFiles {
  static let ending = ".xcconfig"
  /// No file of a person has more, with those that it includes.
  private static let countLimit = 5_000
  private static let depthLimit = 20

  private let files: [String: File]
  private var known: [String: [String: String]?] = [:]

  private struct File: Sendable {
    var settings: [(name: String, value: String)] = []
    /// The paths of other files, relative to this one, and the number of settings before each.
    var includes: [(path: String, offset: Int)] = []

    init(_ bytes: UnsafeRawBufferPointer) {
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
          in: .whitespaces
        )
        if text.hasPrefix("#include") {
          let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
          if parts.count == 3 { includes.append((String(parts[1]), settings.count)) }
        } else if let sign = text.firstIndex(of: "=") {
          let name = text[..<sign].trimmingCharacters(in: .whitespaces)
          // A setting with a condition, such as `NAME[sdk=macosx*]`, is left out.
          guard !name.isEmpty, name.utf8.allSatisfy(\.isASCIIWord) else { continue }
          settings.append((name, text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)))
        }
      }
    }
  }

  /// - Parameter paths: Relative to the root.
  init(_ paths: [String], in root: String) {
    let read = SourceFilesReader(root: root).map(paths) { File($1) }
    let pairs = zip(paths, read).compactMap { path, file in (try? file.get()).map { (path, $0) } }
    files = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The settings in a file and those that it includes, or `nil` if one of these is not in the repository.
  ///
  /// - Parameter path: Relative to the root.
  mutating func settings(in path: String, depth: Int = 0) -> [String: String]? {
    if let settings = known[path] { return settings }
    guard let file = files[path], depth < Self.depthLimit else { return nil }
    // A file that includes itself is not known.
    known[path] = .some(nil)
    var settings: [String: String] = [:]
    var next = 0
    for include in file.includes + [("", file.settings.count)] {
      for (name, value) in file.settings[next..<include.offset] { settings[name] = value }
      next = include.offset
      if include.path.isEmpty { continue }
      let other = FolderPath.absolute(include.path, from: "/\(path)/..").dropFirst()
      guard let included = self.settings(in: String(other), depth: depth + 1) else { return nil }
      settings.merge(included) { $1 }
    }
    if settings.count <= Self.countLimit { known[path] = settings }
    return known[path] ?? nil
  }
}
