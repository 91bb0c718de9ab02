/// A pattern for names or paths, which stands for the whole text.
///
/// - `*` stands for anything but `/`, `**` for anything, `?` for one Unicode scalar but `/`.
/// - `**/` at the start or after a `/` stands for any folders or none: `**/Models` is `Models` and `A/B/Models`.
/// - `/**` at the end stands for a folder and what is below it: `Models/**` is `Models` and `Models/A/B.swift`.
/// - All else stands for itself; upper and lower case differ.
public struct Glob: Hashable, Sendable {
  public let text: String
  private let parts: [Part]

  public init(_ text: String) {
    self.text = text
    parts = Self.parts(of: Array(text.unicodeScalars))
  }

  /// Whether it can stand for more than one text.
  public var isPattern: Bool {
    parts.contains { if case .scalar = $0 { false } else { true } }
  }

  /// Whether the whole text fits the pattern.
  ///
  /// It follows all ways at once instead of going back, so that no pattern makes it slow.
  ///
  /// - Complexity: O(n · m) for a text of n and a pattern of m scalars.
  public func matches(_ candidate: some StringProtocol) -> Bool {
    var ways = Ways(parts)
    for scalar in candidate.unicodeScalars {
      ways.advance(over: scalar)
      if ways.isEmpty { return false }
    }
    return ways.reachEnd
  }

  private static func parts(of scalars: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*":
        let end = scalars[index...].firstIndex { $0 != "*" } ?? scalars.count
        let isFolder = index == 0 || scalars[index - 1] == "/"
        if end - index == 1 {
          parts.append(.name)
        } else if isFolder, end < scalars.count, scalars[end] == "/" {
          parts.append(.folders)
          index = end + 1
          continue
        } else if isFolder, index > 1, end == scalars.count {
          parts[parts.count - 1] = .below
        } else {
          parts.append(.anything)
        }
        index = end
        continue
      case "?": parts.append(.one)
      default: parts.append(.scalar(scalars[index]))
      }
      index += 1
    }
    return parts
  }
}
