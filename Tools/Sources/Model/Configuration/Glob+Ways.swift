extension Glob {
  /// How far the ways through a pattern have come while a text is read.
  ///
  /// Source: Thompson, "Regular Expression Search Algorithm" (1968).
  struct Ways {
    private let parts: [Part]
    /// The parts that come next, one for each way, in rising order. The number of parts stands for the end.
    private var positions: [Int] = []
    private var next: [Int] = []

    init(through parts: [Part]) {
      self.parts = parts
      add(0, mayBeginName: true)
      swap(&positions, &next)
    }

    var isEmpty: Bool { positions.isEmpty }

    var reachEnd: Bool {
      positions.contains { $0 == parts.count || parts[$0] == .below }
    }

    mutating func advance(over scalar: Unicode.Scalar) {
      let isSlash = scalar == "/"
      for position in positions where position < parts.count {
        switch parts[position] {
        case .scalar(let expected): if scalar == expected { add(position + 1, mayBeginName: isSlash) }
        case .one: if !isSlash { add(position + 1, mayBeginName: isSlash) }
        case .name: if !isSlash { add(position, mayBeginName: isSlash) }
        case .anything, .folders: add(position, mayBeginName: isSlash)
        case .below: if isSlash { add(position + 1, mayBeginName: isSlash) }
        }
      }
      swap(&positions, &next)
      next.removeAll(keepingCapacity: true)
    }

    /// Adds a position, and those after it that can be reached without reading anything.
    ///
    /// Positions come in rising order, and each brings all that follow it; so one that is not above the last is there.
    private mutating func add(_ first: Int, mayBeginName: Bool) {
      var position = first
      while position > next.last ?? -1 {
        next.append(position)
        guard position < parts.count else { return }
        switch parts[position] {
        case .name, .anything: position += 1
        case .folders where mayBeginName: position += 1
        default: return
        }
      }
    }
  }
}
