/// A pattern for names or paths, which stands for the whole text.
///
/// - `*` stands for anything but `/`, `**` for anything, `?` for one Unicode scalar but `/`.
/// - `**/` at the start or after a `/` stands for any folders or none: `**/Models` is `Models` and `A/B/Models`.
/// - `/**` at the end stands for a folder and what is below it: `Models/**` is `Models` and `Models/A/B.swift`.
/// - All else stands for itself; upper and lower case differ.
public struct Glob: Hashable, Sendable {
  public let text: String
  /// Whether it can stand for more than one text.
  public let isPattern: Bool
  private let parts: [Part]
  /// What the text must end with: the bytes behind the last part that is a pattern.
  private let ending: [UInt8]

  public init(_ text: String) {
    self.text = text
    parts = Self.parts(of: Array(text.unicodeScalars))
    isPattern = parts.contains { if case .scalar = $0 { false } else { true } }
    ending = Self.ending(of: parts)
  }

  /// Whether the whole text fits the pattern.
  ///
  /// It follows all ways through the pattern at once instead of going back, so that no pattern is slow.
  ///
  /// - Complexity: O(n · m) for a text of n and a pattern of m scalars.
  public func matches(_ candidate: String) -> Bool {
    guard isPattern else {
      return candidate.utf8.count == text.utf8.count && candidate.utf8.elementsEqual(text.utf8)
    }
    // Names are mostly asked for by their ends, as in `*ViewModel`, and most do not have them.
    guard candidate.utf8.suffix(ending.count).elementsEqual(ending) else { return false }
    var ways = Ways(through: parts)
    for scalar in candidate.unicodeScalars {
      ways.advance(over: scalar)
      if ways.isEmpty { return false }
    }
    return ways.reachEnd
  }

  public func matches(_ candidate: Substring) -> Bool { matches(String(candidate)) }
}

extension Glob: CustomStringConvertible {
  public var description: String { text }
}
