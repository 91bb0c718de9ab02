/// A pattern for whole names or paths.
///
/// - `*` matches anything but `/`, `**` matches anything, `?` matches one Unicode scalar but `/`.
/// - `**/` at the start or after a `/` matches any number of folders: `**/Models` matches `Models` and `A/B/Models`.
/// - A final `/**` matches a folder and its contents: `Models/**` matches `Models` and `Models/A/B.swift`.
/// - Anything else matches itself; matching is case-sensitive.
public struct Glob: Hashable, CustomStringConvertible, Sendable {
  public let text: String
  /// Whether it contains wildcards.
  public let isPattern: Bool
  /// Empty if it contains none.
  private let parts: [Part]
  /// The bytes after the last wildcard, which the text must end with.
  private let ending: [UInt8]

  public init(_ text: String) {
    self.text = text
    let last = text.utf8.lastIndex { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    isPattern = last != nil
    parts = isPattern ? Self.parts(of: Array(text.unicodeScalars)) : []
    // Without the `/` of `**/`, which may match nothing.
    ending = last.map { Array(text.utf8[$0...].dropFirst().drop { $0 == UInt8(ascii: "/") }) } ?? []
  }

  public var description: String { text }

  /// The patterns that one with lists such as `{a,b}` or `[a-z]` stands for, or `nil` if they are not known.
  package static func patterns(of text: String) -> [String]? {
    let list = /\{([^{}]*)\}|\[([^\[\]!^][^\[\]]*)\]/
    var patterns = [text]
    while patterns[0].contains(list) {
      let isFirst = patterns.count == 1
      patterns = patterns.flatMap { pattern -> [String] in
        guard let match = pattern.firstMatch(of: list) else { return [pattern] }
        let words = match.1?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return (words ?? match.2.map(characters) ?? []).map {
          pattern[..<match.range.lowerBound] + $0 + pattern[match.range.upperBound...]
        }
      }
      // One list may be long, but several multiply.
      if patterns.count > (isFirst ? 1000 : 100) { return nil }
    }
    return patterns.contains { $0.contains(where: "{[".contains) } ? nil : patterns
  }

  /// The characters of a list such as `a-cx`.
  private static func characters(of list: Substring) -> [String] {
    list.matches(of: /(.)-(.)|(.)/).flatMap { match -> [String] in
      guard let first = match.1?.first?.asciiValue, let last = match.2?.first?.asciiValue, first <= last else {
        return [String(match.0)]
      }
      return (first...last).map { String(UnicodeScalar($0)) }
    }
  }

  /// Whether the pattern matches the whole text. It tracks all possible matches at once instead of backtracking, so that
  /// no pattern is slow.
  ///
  /// - Complexity: O(n · m) for a text of n and a pattern of m scalars.
  public func matches(_ candidate: String) -> Bool {
    guard isPattern else {
      return candidate.utf8.count == text.utf8.count && candidate.utf8.elementsEqual(text.utf8)
    }
    // Most names can be rejected by their ending, as for `*ViewModel`.
    guard candidate.hasEnding(ending) else { return false }
    var matcher = Matcher(through: parts)
    for scalar in candidate.unicodeScalars {
      matcher.advance(over: scalar)
      if matcher.isEmpty { return false }
    }
    return matcher.isMatch
  }

  /// Whether it matches a path or a folder around it.
  package func covers(_ path: String) -> Bool {
    path.withParentFolders.contains { !$0.isEmpty && matches($0) }
  }
}

extension String {
  /// Like `hasSuffix`, which compares characters.
  fileprivate func hasEnding(_ ending: [UInt8]) -> Bool {
    let isEqual = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count >= ending.count && bytes[(bytes.count - ending.count)...].elementsEqual(ending)
    }
    return isEqual ?? utf8.suffix(ending.count).elementsEqual(ending)
  }
}

extension Glob {
  enum Part: Hashable {
    case scalar(Unicode.Scalar)
    /// `?`
    case one
    /// `*`
    case name
    /// `**`
    case anything
    /// `**/` at the start of a folder name.
    case folders
    /// The `/` of a final `/**`, followed by `anything`.
    case below
  }

  static func parts(of scalars: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "*" else {
        parts.append(scalars[index] == "?" ? .one : .scalar(scalars[index]))
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { $0 != "*" } ?? scalars.count
      let startsName = index == 0 || scalars[index - 1] == "/"
      if end - index > 1, startsName, end < scalars.count, scalars[end] == "/" {
        // A second consecutive one would match nothing more.
        if parts.last != .folders { parts.append(.folders) }
        index = end + 1
      } else {
        if end - index > 1, end == scalars.count, index > 1, parts.last == .scalar("/") {
          parts[parts.count - 1] = .below
        }
        parts.append(end - index > 1 ? .anything : .name)
        index = end
      }
    }
    return parts
  }

  /// The active states of the pattern's automaton while a text is read.
  ///
  /// Source: Thompson, "Regular Expression Search Algorithm" (1968).
  struct Matcher {
    private let parts: [Part]
    /// The next part for each active state, in ascending order; the number of parts is the final state.
    private var positions: [Int] = []
    private var next: [Int] = []

    init(through parts: [Part]) {
      self.parts = parts
      add(0, canStartName: true)
      swap(&positions, &next)
    }

    var isEmpty: Bool { positions.isEmpty }

    var isMatch: Bool {
      positions.contains { $0 == parts.count || parts[$0] == .below }
    }

    mutating func advance(over scalar: Unicode.Scalar) {
      let isSlash = scalar == "/"
      for position in positions where position < parts.count {
        switch parts[position] {
        case .scalar(let expected): if scalar == expected { add(position + 1, canStartName: isSlash) }
        case .one: if !isSlash { add(position + 1, canStartName: isSlash) }
        case .name: if !isSlash { add(position, canStartName: isSlash) }
        case .anything, .folders: add(position, canStartName: isSlash)
        case .below: if isSlash { add(position + 1, canStartName: isSlash) }
        }
      }
      swap(&positions, &next)
      next.removeAll(keepingCapacity: true)
    }

    /// Adds a position, and all later ones that are reachable without reading. Positions are added in ascending order,
    /// each with those reachable from it, so a position not above the last is a duplicate.
    private mutating func add(_ first: Int, canStartName: Bool) {
      var position = first
      while position > next.last ?? -1 {
        next.append(position)
        guard position < parts.count else { return }
        switch parts[position] {
        case .name, .anything: position += 1
        case .folders where canStartName: position += 1
        default: return
        }
      }
    }
  }
}
