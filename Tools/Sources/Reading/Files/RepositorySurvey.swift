/// Which files a repository has, and a hash of all that they hold.
///
/// Two surveys are the same where the sources are, manifests included, down to the byte and to their paths.
public struct RepositorySurvey: Hashable, Sendable {
  private let hash: ContentHash

  /// - Parameter contents: The hash of each file.
  init(paths: [String], contents: [ContentHash]) {
    // No path holds a zero.
    let names = ContentHash(of: paths.joined(separator: "\0"))
    hash = (contents + [names]).flatMap { [$0.first, $0.second] }.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// What stands for these sources together with a request.
  func key(for request: [String]) -> ContentHash {
    // The lengths keep apart what would be the same text when joined.
    let text = request.map { "\($0.utf8.count) \($0)" }.joined()
    return Array(text.utf8).withUnsafeBytes { ContentHash(of: $0, seed: hash) }
  }
}
