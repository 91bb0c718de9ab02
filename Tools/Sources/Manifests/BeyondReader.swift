public import Model

/// What a manifest's text holds that the reader does not follow.
///
/// It is no fault of the manifest: the package manager runs the text, the reader only understands the declarative part
/// of Swift. Whatever it does not know for certain ends the reading with this error, so that nothing is guessed.
public struct BeyondReader: Error, Hashable, Sendable {
  /// What it is, as part of a sentence, such as "`while` is not followed".
  public var reason: String
  public var position: SourcePosition?

  public init(_ reason: String, at position: SourcePosition? = nil) {
    self.reason = reason
    self.position = position
  }
}

extension BeyondReader: CustomStringConvertible {
  public var description: String {
    guard let position else { return reason }
    return "line \(position.line): \(reason)"
  }
}
