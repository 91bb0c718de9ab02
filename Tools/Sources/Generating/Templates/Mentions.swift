import Model

/// Where a shared file names the exemplar: in its places, and elsewhere.
struct Mentions {
  /// The blocks of lines in the places, with adjacent blocks grouped.
  private(set) var runs: [[Range<Int>]] = []

  /// The places of these blocks: the patterns that match or, if no places are given, the first lines.
  private(set) var places: [String] = []

  /// The indices of the lines elsewhere.
  private(set) var others: [Int] = []

  private let layout: Layout
  private let names: Renaming
  private let patterns: [Glob]?

  /// - Parameters:
  ///   - places: Patterns for the lines by which blocks are found, or nil if every block counts.
  ///   - ignored: The indices of lines that do not count.
  init(in layout: Layout, names: Renaming, places: [String]?, ignoring ignored: Set<Int>) {
    self.layout = layout
    self.names = names
    patterns = places?.map(Glob.init)
    var index = 0
    while index < layout.lines.count {
      guard let indentation = layout.indentation(index), !ignored.contains(index) else {
        index += 1
        continue
      }
      // A block without a name of its own, such as an object in a JSON array, is named by its contents.
      let isNameless = indentation > 0 && ["{", "("].contains(layout.lines[index].drop { $0 == " " })
      let (head, block) = (layout.head(at: index), layout.block(at: index))
      let naming = (isNameless ? block : index..<head + 1).filter(isNamed)
      let matching = found(by: naming)
      if matching.isEmpty {
        if !isNameless { others += naming }
        index = head + 1
      } else {
        self.places += matching
        append(block)
        index = block.upperBound
      }
    }
  }

  /// A comment can mention the exemplar as an example.
  private func isNamed(_ index: Int) -> Bool {
    !Layout.isComment(layout.lines[index]) && names.isMentioned(in: layout.lines[index])
  }

  private func found(by naming: [Int]) -> [String] {
    let lines = naming.map { index in
      let line = layout.lines[index].drop { $0 == " " }
      return String(line.hasSuffix(",") ? line.dropLast() : line)
    }
    guard let patterns else { return Array(lines.prefix(1)) }
    return patterns.filter { lines.contains(where: $0.matches) }.map(\.text)
  }

  private mutating func append(_ block: Range<Int>) {
    if let last = runs.last?.last, isNeighbour(last, block) {
      runs[runs.count - 1].append(block)
    } else {
      runs.append([block])
    }
  }

  private func isNeighbour(_ block: Range<Int>, _ next: Range<Int>) -> Bool {
    layout.indentation(block.lowerBound) == layout.indentation(next.lowerBound)
      && layout.lines[block.upperBound..<next.lowerBound].allSatisfy { $0 == "" }
  }
}
