/// A package's manifest could not be read.
public enum ManifestError: Error, Hashable, Sendable {
  case unreadable(path: String, reason: String)
  /// The syntax is unsupported, and there is no SwiftPM to evaluate it.
  case unsupportedSyntax(path: String, UnsupportedSyntax)
  /// SwiftPM could not evaluate the manifest either; `reason` is its first error.
  case dumpFailed(path: String, because: UnsupportedSyntax, reason: String)
}

extension ManifestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .unsupportedSyntax(let path, let unsupported):
      "\(path): \(unsupported); `swift package dump-package` is not available"
    case .dumpFailed(let path, let unsupported, let reason):
      "\(path): \(unsupported); `swift package dump-package` failed: \(reason)"
    }
  }
}
