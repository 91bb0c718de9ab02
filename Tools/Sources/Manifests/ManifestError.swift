public import Model

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
    case .unreadable(let path, _), .unsupportedSyntax(let path, _), .dumpFailed(let path, _, _): "\(path): \(reason)"
    }
  }

  /// Why the manifest could not be read, without its path.
  public var reason: String {
    switch self {
    case .unreadable(_, let reason): reason
    case .unsupportedSyntax(_, let unsupported): "\(unsupported)"
    case .dumpFailed(_, let unsupported, let reason): "\(unsupported); `swift package dump-package` failed: \(reason)"
    }
  }
}

/// A construct in a manifest that the evaluator does not support.
///
/// SwiftPM runs the manifest; the evaluator only supports the declarative part of Swift. Anything else ends the
/// evaluation with this error, so that nothing is guessed.
public struct UnsupportedSyntax: Error, Hashable, Sendable {
  /// The construct, such as "`while`".
  public var reason: String
  public var position: SourcePosition?

  public init(_ reason: String, at position: SourcePosition? = nil) {
    self.reason = reason
    self.position = position
  }
}

extension UnsupportedSyntax: CustomStringConvertible {
  public var description: String {
    guard let position else { return "unsupported syntax: \(reason)" }
    return "unsupported syntax on line \(position.line): \(reason)"
  }
}
