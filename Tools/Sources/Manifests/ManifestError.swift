/// Why a package's manifest could not be read at all.
public enum ManifestError: Error, Hashable, Sendable {
  /// The folder has no manifest, or it could not be read.
  case unreadable(path: String, reason: String)
  /// The text is beyond the reader, and there is nothing that could run it.
  case beyondReader(path: String, BeyondReader)
  /// The package manager could not evaluate it either.
  ///
  /// `because` is what put the text beyond the reader, `reason` the first error of the package manager.
  case dumpFailed(path: String, because: BeyondReader, reason: String)
}

extension ManifestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .beyondReader(let path, let beyond):
      "\(path): \(beyond); this is beyond the reader, and `swift package dump-package` is not available"
    case .dumpFailed(let path, let beyond, let reason):
      "\(path): \(beyond); this is beyond the reader, and `swift package dump-package` failed: \(reason)"
    }
  }
}
