/// A pattern for whole names or paths.
///
/// - `*` matches anything but `/`, `**` matches anything, `?` matches one Unicode scalar but `/`.
/// - `**/` at the start or after a `/` matches any number of folders: `**/Models` matches `Models` and `A/B/Models`.
/// - A final `/**` matches a folder and its contents: `Models/**` matches `Models` and `Models/A/B.swift`.
/// - Anything else matches itself; matching is case-sensitive.
public struct Glob: Hashable, Sendable {
  public let text: String
  /// Whether it contains wildcards.
  public let isPattern: Bool
  private let parts: [Part]
  /// The literal bytes after the last wildcard, which the text must end with.
  private let ending: [UInt8]

  public init(_ text: String) {
    self.text = text
    parts = Self.parts(of: Array(text.unicodeScalars))
    isPattern = parts.contains { if case .scalar = $0 { false } else { true } }
    ending = Self.ending(of: parts)
  }

  /// Whether the pattern matches the whole text.
  ///
  /// It tracks all possible matches at once instead of backtracking, so that no pattern is slow.
  ///
  /// - Complexity: O(n · m) for a text of n and a pattern of m scalars.
  public func matches(_ candidate: String) -> Bool {
    guard isPattern else {
      return candidate.utf8.count == text.utf8.count && candidate.utf8.elementsEqual(text.utf8)
    }
    // Most names can be rejected by their ending, as for `*ViewModel`.
    guard candidate.utf8.suffix(ending.count).elementsEqual(ending) else { return false }
    var matcher = Matcher(through: parts)
    for scalar in candidate.unicodeScalars {
      matcher.advance(over: scalar)
      if matcher.isEmpty { return false }
    }
    return matcher.isMatch
  }

  public func matches(_ candidate: Substring) -> Bool { matches(String(candidate)) }
}

extension Glob: CustomStringConvertible {
  public var description: String { text }
}
