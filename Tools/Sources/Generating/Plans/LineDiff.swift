/// The differences between two texts, as hunks with three lines of context.
struct LineDiff {
  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .kept(let line): " \(line)\n"
      case .removed(let line): "-\(line)\n"
      case .added(let line): "+\(line)\n"
      }
    }

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  private static let context = 3
  private let lines: [Line]

  init(from old: [String], to new: [String]) {
    var lines: [Line] = []
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset)), added = Set(difference.insertions.map(\.offset))
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.kept(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    self.lines = lines
  }

  var hunks: [String] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where !lines[index].isKept {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map(hunk)
  }

  private func hunk(_ range: Range<Int>) -> String {
    let before = Counts(lines[..<range.lowerBound]), inside = Counts(lines[range])
    let old = "\(inside.old == 0 ? 0 : before.old + 1),\(inside.old)"
    let new = "\(inside.new == 0 ? 0 : before.new + 1),\(inside.new)"
    return "@@ -\(old) +\(new) @@\n" + lines[range].map(\.text).joined()
  }

  private struct Counts {
    var old = 0
    var new = 0

    init(_ lines: ArraySlice<Line>) {
      for line in lines {
        switch line {
        case .kept: (old, new) = (old + 1, new + 1)
        case .removed: old += 1
        case .added: new += 1
        }
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
