/// A text that no log, error or crash report may show, such as a password or a token.
///
/// Its description is three dots; only ``value`` returns the text.
public struct Secret: Hashable, Sendable {
  public let value: String

  public init(_ value: String) {
    self.value = value
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "…" }
  public var debugDescription: String { "…" }

  /// `dump` and the failure messages of tests print the children of a value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
