import Model
import Reading

/// Decodes the output of ``FactsEncoder``.
///
/// It accepts any bytes. For invalid ones it throws; it never crashes, and uses no more memory than a small multiple of
/// their number.
struct FactsDecoder {
  struct Malformed: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var texts: [String] = []
  private var line = 0
  private var condition: Condition?

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    texts.reserveCapacity(64)
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(Malformed) -> UInt {
    var number: UInt = 0
    var shift = 0
    while position < bytes.count, shift < UInt.bitWidth {
      let byte = bytes[position]
      position &+= 1
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return number }
      shift &+= 7
    }
    throw Malformed()
  }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < bytes.count else { throw Malformed() }
    defer { position &+= 1 }
    return bytes[position]
  }

  mutating func hash() throws(Malformed) -> ContentHash {
    guard bytes.count &- position >= 16 else { throw Malformed() }
    defer { position &+= 16 }
    return ContentHash(first: bytes.word(at: position), second: bytes.word(at: position &+ 8))
  }

  mutating func signedNumber() throws(Malformed) -> Int {
    let folded = try number()
    return Int(bitPattern: folded >> 1) ^ -Int(bitPattern: folded & 1)
  }

  /// The count of a list whose elements take at least one byte each.
  mutating func count() throws(Malformed) -> Int {
    let count = try number()
    guard count <= UInt(bytes.count &- position) else { throw Malformed() }
    return Int(bitPattern: count)
  }

  mutating func text() throws(Malformed) -> String {
    let distance = try number()
    guard distance == 0 else {
      guard distance <= UInt(texts.count) else { throw Malformed() }
      return texts[texts.count &- Int(bitPattern: distance)]
    }
    let length = try count()
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[position..<position &+ length]), as: UTF8.self)
    position &+= length
    texts.append(text)
    return text
  }

  mutating func optionalText() throws(Malformed) -> String? {
    try number() == 0 ? nil : try text()
  }

  mutating func sourcePosition() throws(Malformed) -> SourcePosition {
    line = line &+ (try signedNumber())
    return SourcePosition(line: line, column: try signedNumber())
  }

  mutating func optionalCondition() throws(Malformed) -> Condition? {
    let code = try number()
    if code == 0 { return nil }
    if code > 1 {
      var builder = ConditionBuilder()
      for _ in 1..<code {
        guard builder.take(try conditionStep()) else { throw Malformed() }
      }
      condition = builder.condition
    }
    guard let condition else { throw Malformed() }
    return condition
  }

  mutating func list<Element>(
    _ element: (inout FactsDecoder) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try count()
    guard count > 0 else { return [] }
    var list: [Element] = []
    // Elements are larger than their encoding, so do not trust a large count for the initial capacity.
    list.reserveCapacity(min(count, 256))
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  mutating func textList() throws(Malformed) -> [String] {
    try list { decoder throws(Malformed) in try decoder.text() }
  }

  private mutating func conditionStep() throws(Malformed) -> ConditionStep {
    switch try number() {
    case 0: .literal(false)
    case 1: .literal(true)
    case 2: .not
    case 3: .and
    case 4: .or
    case 5: .flag(try text())
    case 6: .test(try text(), argument: try text())
    default: throw Malformed()
    }
  }
}

extension FactsDecoder {
  /// Decodes facts; `nil` if the bytes are malformed, or lack declarations or mentions that `depth` requires.
  static func facts(from bytes: UnsafeRawBufferPointer, depth: SourceScanner.Depth) -> SourceFacts? {
    do throws(Malformed) {
      var decoder = FactsDecoder(bytes)
      return try decoder.facts(depth: depth)
    } catch {
      return nil
    }
  }

  private mutating func facts(depth: SourceScanner.Depth) throws(Malformed) -> SourceFacts? {
    let content = try number()
    let isOutline = content == 1
    switch depth {
    case .imports: break
    case .declarations: guard content > 1 else { return nil }
    case .outlines: guard content > 0 else { return nil }
    }
    var facts = SourceFacts(imports: try list { decoder throws(Malformed) in try decoder.importDeclaration() })
    facts.canImports = try mentions()
    facts.ignores = try list { decoder throws(Malformed) in try decoder.ignoreComment() }
    guard depth.hasDeclarations else { return facts }
    let types = try list { decoder throws(Malformed) in try decoder.type() }
    var declarations = Declarations(types: types, globals: try variables())
    declarations.mentions = try mentions()
    declarations.flags = try flags()
    declarations.isOutline = isOutline
    guard isAtEnd else { throw Malformed() }
    if case .outlines(let needsMentions) = depth, isOutline, needsMentions(declarations) { return nil }
    facts.declarations = declarations
    return facts
  }

  private mutating func importDeclaration() throws(Malformed) -> ImportDeclaration {
    var declaration = ImportDeclaration(module: try text(), position: .start)
    declaration.submodule = try textList()
    declaration.kind = try FactCodes.importKinds.value(of: try number())
    declaration.position = try sourcePosition()
    declaration.attributes = try textList()
    declaration.access = try FactCodes.accessLevels.value(of: try number())
    declaration.condition = try optionalCondition()
    return declaration
  }

  mutating func ignoreComment() throws(Malformed) -> IgnoreComment {
    IgnoreComment(
      rule: try text(),
      reason: try text(),
      position: try sourcePosition(),
      line: try signedNumber(),
      lastLine: try signedNumber()
    )
  }

  private mutating func mentions() throws(Malformed) -> [Mention] {
    try list { decoder throws(Malformed) in
      Mention(name: try decoder.text(), position: try decoder.sourcePosition())
    }
  }

  private mutating func flags() throws(Malformed) -> [FlagDeclaration] {
    try list { decoder throws(Malformed) in
      FlagDeclaration(
        name: try decoder.text(),
        isOn: try decoder.text(),
        until: try decoder.text(),
        position: try decoder.sourcePosition()
      )
    }
  }

  private mutating func variables() throws(Malformed) -> [VariableDeclaration] {
    try list { decoder throws(Malformed) in try decoder.variable() }
  }

  private mutating func type() throws(Malformed) -> TypeDeclaration {
    let name = try text()
    guard let kind = try FactCodes.typeKinds.value(of: try number()) else { throw Malformed() }
    var type = TypeDeclaration(name: name, kind: kind, position: try sourcePosition())
    type.access = try FactCodes.accessLevels.value(of: try number())
    type.attributes = try textList()
    type.modifiers = try textList()
    type.inherited = try textList()
    type.variables = try variables()
    type.cases = try textList()
    type.hasAssociatedValues = try number() != 0
    type.mentions = try mentions()
    type.condition = try optionalCondition()
    return type
  }

  private mutating func variable() throws(Malformed) -> VariableDeclaration {
    let name = try text()
    let position = try sourcePosition()
    let flags = try number()
    var variable = VariableDeclaration(name: name, position: position, isVariable: flags & 1 != 0)
    variable.isStatic = flags & 2 != 0
    variable.isStored = flags & 4 != 0
    variable.type = try optionalText()
    variable.attributes = try textList()
    variable.modifiers = try textList()
    variable.access = try FactCodes.accessLevels.value(of: flags >> 3)
    variable.condition = try optionalCondition()
    return variable
  }
}
