import Model
import Reading

/// Turns the tokens of a source into those of a manifest, which have values.
///
/// It never fails: unsupported text becomes a token of its own, because it may be in an inactive `#if` branch.
struct ManifestTokenizer {
  private var rest: ArraySlice<SourceToken>

  static func tokens(of text: String) -> [ManifestToken] {
    var tokenizer = ManifestTokenizer(rest: SourceTokens.tokens(of: text)[...])
    return tokenizer.tokens { $0.kind == .endOfFile }
  }

  /// The tokens up to one that ends them, which becomes their end.
  private mutating func tokens(until isEnd: (SourceToken) -> Bool) -> [ManifestToken] {
    var tokens: [ManifestToken] = []
    var spaceBefore = true
    while let token = rest.first {
      let kind = isEnd(token) || token.kind == .endOfFile ? .end : takeKind()
      if let last = tokens.indices.last {
        tokens[last].spaceAfter = token.spaceBefore || kind == .end || token.isCloser
      }
      tokens.append(
        ManifestToken(
          kind: kind,
          position: token.position,
          startsLine: token.startsLine,
          spaceBefore: token.spaceBefore || spaceBefore
        )
      )
      if kind == .end { return tokens }
      spaceBefore = token.isOpener
    }
    return [ManifestToken(kind: .end, position: .start, startsLine: true, spaceBefore: true)]
  }

  private mutating func takeKind() -> ManifestToken.Kind {
    let token = rest.removeFirst()
    switch token.kind {
    case .word where token.text.hasPrefix("<#"): return .unknown("a placeholder")
    case .word: return .name(token.text)
    case .escapedWord: return .escapedName(String(token.text.dropFirst().dropLast()))
    case .number: return .number(token.text)
    case .string, .interpolationOpen: return takeText(from: token)
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return .directive(token.text, condition: token.condition)
    case .hash where rest.first?.kind == .word: return .unknown("`#\(rest.removeFirst().text)`")
    case .unknown where token.text == "\\": return .symbol(token.text)
    case .hash, .interpolationNext, .regex, .unknown: return .unknown("`\(token.text)`")
    default: return .symbol(token.text)
    }
  }

  private mutating func takeText(from first: SourceToken) -> ManifestToken.Kind {
    var parts = [first.text]
    var codes: [[ManifestToken]] = []
    var kind = first.kind
    while kind != .string {
      codes.append(tokens { $0.text.hasPrefix(")") && ($0.kind == .string || $0.kind == .interpolationNext) })
      guard let next = rest.first, next.kind != .endOfFile else { return .unknown("an unterminated string") }
      rest.removeFirst()
      parts.append(next.text)
      kind = next.kind
    }
    do throws(StringLiteral.Malformed) {
      var pieces: [ManifestToken.Piece] = []
      for (index, characters) in try StringLiteral.characters(of: parts).enumerated() {
        if !characters.isEmpty { pieces.append(.characters(characters)) }
        if index < codes.count { pieces.append(.code(codes[index])) }
      }
      return .text(pieces)
    } catch {
      return .unknown(error.reason)
    }
  }
}

extension SourceToken {
  /// Whether the place after it counts as whitespace.
  fileprivate var isOpener: Bool {
    switch kind {
    case .openParenthesis, .openBracket, .openBrace, .comma, .semicolon, .colon: true
    default: false
    }
  }

  /// Whether the place before it counts as whitespace.
  fileprivate var isCloser: Bool {
    switch kind {
    case .closeParenthesis, .closeBracket, .closeBrace, .comma, .semicolon, .colon: true
    default: false
    }
  }
}
