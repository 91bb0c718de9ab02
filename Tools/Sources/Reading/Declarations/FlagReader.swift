import Model

/// Reads the feature flags that a source declares; see `FlagDeclaration`.
struct FlagReader {
  private let bytes: SourceBytes
  private var reader: TokenReader
  private var positions: PositionCounter

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    reader = TokenReader(bytes)
    positions = PositionCounter(bytes)
  }

  /// Few sources name the type, and only these are read.
  static func flags(in bytes: SourceBytes) -> [FlagDeclaration] {
    guard bytes.hasFlagName else { return [] }
    var reader = FlagReader(bytes)
    return reader.flags()
  }

  private mutating func flags() -> [FlagDeclaration] {
    var flags: [FlagDeclaration] = []
    while case let token = reader.next(), token.kind != .endOfFile {
      guard token.kind == .word, bytes.matches("FeatureFlag", token) else { continue }
      skipInitializer()
      if reader.take(.openParenthesis), let flag = flag() { flags.append(flag) }
    }
    return flags
  }

  /// Skips `.init`, and the `=` after a type.
  private mutating func skipInitializer() {
    while case let token = reader.peek(),
      token.kind == .dot || bytes.matches("=", token) || bytes.matches("init", token)
    {
      _ = reader.next()
    }
  }

  /// Reads the arguments; nil for a call without a date, which is one of another type.
  private mutating func flag() -> FlagDeclaration? {
    var arguments: [(label: String, value: Range<Int>)] = []
    repeat { arguments.append(argument()) } while reader.take(.comma)
    guard let first = arguments.first, let until = arguments.first(where: { $0.label == "until" })?.value else {
      return nil
    }
    return FlagDeclaration(
      name: text(first.value),
      isOn: arguments.first { $0.label == "isOn" }.map { text($0.value) } ?? "",
      until: text(until),
      position: positions.position(of: until.lowerBound)
    )
  }

  /// Reads an argument up to the comma or the bracket after it.
  private mutating func argument() -> (label: String, value: Range<Int>) {
    let depth = reader.depth
    let first = reader.peek()
    var value = first.start..<first.start
    var label = ""
    if first.kind.isName {
      value = first.start..<reader.next().end
      if reader.take(.colon) {
        label = bytes.name(of: first)
        value = reader.peek().start..<reader.peek().start
      }
    }
    while case let token = reader.peek(), token.kind != .endOfFile {
      if reader.depth == depth, token.kind == .comma || token.kind == .closeParenthesis { break }
      value = value.lowerBound..<reader.next().end
    }
    return (label, value)
  }

  /// The source of a value, or what is between its quotation marks.
  private func text(_ value: Range<Int>) -> String {
    let text = bytes.text(from: value.lowerBound, to: value.upperBound)
    let isLiteral = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isLiteral ? String(text.dropFirst().dropLast()) : text
  }
}
