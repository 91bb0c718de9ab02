extension Glob {
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

    /// Adds a position, and all later ones that are reachable without reading.
    ///
    /// Positions are added in ascending order, each with those reachable from it, so a position not above the last is a
    /// duplicate.
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
