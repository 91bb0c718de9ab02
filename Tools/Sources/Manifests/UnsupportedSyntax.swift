public import Model

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
