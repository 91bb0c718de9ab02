/// A file with mutants in it, each of them off until its number is chosen at run time.
package struct MutatedFile {
  package let text: String
  private let pieces: [Piece]
  private let mutants: [(id: Int, mutant: Mutant)]

  /// A part of the text: copied from the source, or added for a mutant.
  fileprivate struct Piece {
    enum Origin { case source(offset: Int), mutant(Int) }

    let start: Int
    let length: Int
    let origin: Origin
  }

  /// - Parameter mutants: The mutants of the file with their numbers, no two of them at the same place.
  package init(_ original: String, mutants: [(id: Int, mutant: Mutant)]) {
    // What is around another mutant comes before it.
    let sorted = mutants.sorted { left, right in
      let (left, right) = (left.mutant.range, right.mutant.range)
      return (left.lowerBound, right.upperBound) < (right.lowerBound, left.upperBound)
    }
    var writer = Writer(bytes: Array(original.utf8), mutants: sorted)
    writer.write(0..<writer.bytes.count)
    text = String(decoding: writer.output, as: UTF8.self)
    pieces = writer.pieces
    self.mutants = sorted
  }

  /// The numbers of the mutants that an error of the compiler may come from: those written on its line, or around it, or
  /// else those of the same function, or else of the whole file.
  package func suspects(line: Int) -> Set<Int> {
    let offsets = SourceText(path: "", text: text).offsets(ofLine: line)
    let there = pieces.filter { $0.start < offsets.upperBound && $0.start + $0.length > offsets.lowerBound }
    let written = there.compactMap { piece in if case .mutant(let id) = piece.origin { id } else { nil } }
    if !written.isEmpty { return Set(written) }
    let places = there.compactMap { piece in
      if case .source(let offset) = piece.origin { offset + max(offsets.lowerBound - piece.start, 0) } else { nil }
    }
    let around = mutants.filter { entry in places.contains { entry.mutant.range.contains($0) } }
    if !around.isEmpty { return Set(around.map(\.id)) }
    let beside = mutants.filter { entry in places.contains { entry.mutant.scope.contains($0) } }
    return Set((beside.isEmpty ? mutants : beside).map(\.id))
  }
}

private struct Writer {
  let bytes: [UInt8]
  var mutants: ArraySlice<(id: Int, mutant: Mutant)>
  var output: [UInt8] = []
  var pieces: [MutatedFile.Piece] = []

  init(bytes: [UInt8], mutants: [(id: Int, mutant: Mutant)]) {
    self.bytes = bytes
    self.mutants = mutants[...]
  }

  /// Writes a part of the source with the mutants in it.
  mutating func write(_ range: Range<Int>) {
    var position = range.lowerBound
    while let (id, mutant) = mutants.first, mutant.range.upperBound <= range.upperBound {
      mutants.removeFirst()
      copy(position..<mutant.range.lowerBound)
      let (before, after) = mutant.form.code(id)
      add(before, id)
      write(mutant.range)
      add(after, id)
      position = mutant.range.upperBound
    }
    copy(position..<range.upperBound)
  }

  private mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(.init(start: output.count, length: range.count, origin: .source(offset: range.lowerBound)))
    output += bytes[range]
  }

  private mutating func add(_ code: String, _ id: Int) {
    pieces.append(.init(start: output.count, length: code.utf8.count, origin: .mutant(id)))
    output += code.utf8
  }
}

extension MutationForm {
  /// The code before and after the original.
  fileprivate func code(_ id: Int) -> (before: String, after: String) {
    switch self {
    case .expression(let changed): ("(Mutation.is(\(id)) ? (\(changed)) : (", "))")
    case .negated: ("Mutation.negate(\(id), ", ")")
    case .never: ("Mutation.never(\(id), ", ")")
    case .always: ("Mutation.always(\(id), ", ")")
    case .removed: ("if !Mutation.is(\(id)) { ", " }")
    case .statement(let changed): ("if Mutation.is(\(id)) { \(changed) } else { ", " }")
    case .result(let value, let isImplicit):
      ("if Mutation.is(\(id)) { return \(value) }; \(isImplicit ? "return " : "")", "")
    }
  }
}
