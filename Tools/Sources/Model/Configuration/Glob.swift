/// A pattern for names or paths: `*` stands for anything but `/`, `**` for anything, `?` for one character but `/`.
public struct Glob: Hashable, Sendable {
  public let text: String
  private let parts: [Part]

  public init(_ text: String) {
    self.text = text
    parts = Self.parts(of: Array(text.utf8))
  }

  /// Whether the whole text fits the pattern.
  ///
  /// - Complexity: O(n · m) for a text of n and a pattern of m bytes.
  public func matches(_ candidate: some StringProtocol) -> Bool {
    var reachable = closure(of: [0])
    for byte in candidate.utf8 {
      var next: Set<Int> = []
      for index in reachable where index < parts.count {
        switch parts[index] {
        case .byte(let expected): if byte == expected { next.insert(index + 1) }
        case .one: if byte != UInt8(ascii: "/") { next.insert(index + 1) }
        case .many: if byte != UInt8(ascii: "/") { next.insert(index) }
        case .anything: next.insert(index)
        }
      }
      if next.isEmpty { return false }
      reachable = closure(of: next)
    }
    return reachable.contains(parts.count)
  }

  /// Whether it can stand for more than one text.
  public var isPattern: Bool {
    parts.contains { if case .byte = $0 { false } else { true } }
  }

  private enum Part: Hashable {
    case byte(UInt8), one, many, anything
  }

  private static func parts(of bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        parts.append(.anything)
        index += 1
      case UInt8(ascii: "*"): parts.append(.many)
      case UInt8(ascii: "?"): parts.append(.one)
      default: parts.append(.byte(bytes[index]))
      }
      index += 1
    }
    return parts
  }

  /// The positions that can be reached without reading anything, as a star may stand for nothing.
  private func closure(of positions: Set<Int>) -> Set<Int> {
    var result = positions
    for var position in positions {
      while position < parts.count, parts[position] == .many || parts[position] == .anything {
        position += 1
        result.insert(position)
      }
    }
    return result
  }
}
