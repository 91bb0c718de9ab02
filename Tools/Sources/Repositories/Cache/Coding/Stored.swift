import Model
import Reading

/// A value that a cache can store.
protocol Stored {
  /// The value into which another one is decoded.
  static var blank: Self { get }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed)
}

extension FactsCoder {
  /// - Parameter facts: They stay as they are.
  static func bytes(of facts: inout SourceFacts, hasPositions: Bool = true) -> [UInt8] {
    bytes(hasPositions: hasPositions) { coder throws(Malformed) in
      var content = facts.declarations.map { $0.isOutline ? 1 : 2 } ?? 0
      try coder.code(number: &content, below: 3)
      // They come first, so that a reader that needs only these can stop early.
      try facts.codeImports(with: &coder)
      try facts.declarations?.code(with: &coder)
    }
  }

  /// A hash of what decides about findings. Positions only do where a comment may ignore what is on its lines.
  static func hash(of facts: SourceFacts) -> ContentHash {
    var facts = facts
    return bytes(of: &facts, hasPositions: !facts.ignores.isEmpty).withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Decodes facts; `nil` if the bytes are malformed, or lack declarations or mentions that `depth` requires.
  static func facts(from bytes: UnsafeRawBufferPointer, depth: SourceDepth) -> SourceFacts? {
    var coder = FactsCoder(decoding: bytes)
    return try? coder.facts(depth: depth)
  }

  private mutating func facts(depth: SourceDepth) throws(Malformed) -> SourceFacts? {
    var content = 0
    try code(number: &content, below: 3)
    switch depth {
    case .imports: break
    case .declarations: guard content > 1 else { return nil }
    case .outlines: guard content > 0 else { return nil }
    }
    var facts = SourceFacts()
    try facts.codeImports(with: &self)
    guard depth.hasDeclarations else { return facts }
    var declarations = Declarations()
    declarations.isOutline = content == 1
    try declarations.code(with: &self)
    guard isAtEnd else { throw Malformed() }
    if case .outlines(let needsMentions) = depth, declarations.isOutline, needsMentions(declarations) { return nil }
    facts.declarations = declarations
    return facts
  }

  mutating func code(_ value: inout some Stored) throws(Malformed) { try value.code(with: &self) }

  mutating func code(_ first: inout some Stored, _ second: inout some Stored) throws(Malformed) {
    try first.code(with: &self)
    try second.code(with: &self)
  }

  mutating func code(
    _ first: inout some Stored,
    _ second: inout some Stored,
    _ third: inout some Stored
  ) throws(Malformed) {
    try code(&first, &second)
    try third.code(with: &self)
  }

  mutating func code(
    _ first: inout some Stored,
    _ second: inout some Stored,
    _ third: inout some Stored,
    _ fourth: inout some Stored
  ) throws(Malformed) {
    try code(&first, &second)
    try code(&third, &fourth)
  }
}

/// An enumeration without associated values, stored as the index of a case.
protocol StoredCase: CaseIterable, Equatable, Stored {
  /// All cases, which are made only once.
  static var cases: [Self] { get }
}

extension StoredCase {
  static var blank: Self { cases[0] }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    var index = Self.cases.firstIndex(of: self) ?? 0
    try coder.code(number: &index, below: Self.cases.count)
    self = Self.cases[index]
  }
}

extension Bool: Stored {
  static var blank: Bool { false }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    var number = self ? 1 : 0
    try coder.code(number: &number, below: 2)
    self = number == 1
  }
}

extension Optional: Stored where Wrapped: Stored {
  static var blank: Wrapped? { nil }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    var isPresent = self != nil
    try coder.code(&isPresent)
    guard isPresent else { return self = nil }
    var value: Wrapped = self ?? .blank
    try coder.code(&value)
    self = value
  }
}

extension Set: Stored where Element == String {
  static var blank: Set<String> { [] }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    var list = sorted()
    try coder.code(&list)
    self = Set(list)
  }
}

extension Dictionary: Stored where Key == String, Value: Stored {
  static var blank: [String: Value] { [:] }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    let entries = sortedByKey()
    var (keys, values) = (entries.map(\.key), entries.map(\.value))
    try coder.code(&keys, &values)
    self = Dictionary(zip(keys, values)) { first, _ in first }
  }
}
