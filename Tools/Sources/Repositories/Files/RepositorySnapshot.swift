import Reading

/// A hash of a repository's files.
///
/// Two snapshots are equal if all paths and contents are, including manifests.
public struct RepositorySnapshot: Hashable, Sendable {
  private let hash: ContentHash

  /// - Parameters:
  ///   - names: The hash of all paths.
  ///   - contents: The hash of each file.
  /// - Returns: `nil` if a file cannot be read.
  init?(names: ContentHash, contents: [ContentHash?]) {
    let known = contents.compactMap(\.self)
    guard known.count == contents.count else { return nil }
    hash = (known + [names]).flatMap { [$0.first, $0.second] }.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// A key for these sources and a request.
  func key(for request: [String]) -> ContentHash {
    // With lengths, different lists never have the same text.
    let text = request.map { "\($0.utf8.count) \($0)" }.joined()
    return Array(text.utf8).withUnsafeBytes { ContentHash(of: $0, seed: hash) }
  }
}
