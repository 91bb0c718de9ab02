public import Model

/// Reads the facts that the rules need from a Swift source.
///
/// It needs no compiler and accepts any bytes; invalid code is read as far as possible.
public enum SourceScanner {
  /// - Complexity: O(*n*) for *n* bytes.
  public static func facts(of source: UnsafeRawBufferPointer, depth: SourceDepth) -> SourceFacts {
    guard let bytes = SourceBytes(source) else {
      return SourceFacts(declarations: depth.hasDeclarations ? Declarations() : nil)
    }
    return facts(of: bytes, depth: depth)
  }

  static func facts(of bytes: SourceBytes, depth: SourceDepth) -> SourceFacts {
    var facts = SourceFacts()
    if let last = bytes.lastWordOfInterest() {
      var reader = ImportReader(bytes, end: last)
      facts = reader.read()
    }
    switch depth {
    case .imports: break
    case .declarations: facts.declarations = declarations(of: bytes, facts.ignores, isOutline: false)
    case .outlines(let needsMentions):
      let outline = declarations(of: bytes, facts.ignores, isOutline: true)
      facts.declarations = needsMentions(outline) ? declarations(of: bytes, facts.ignores, isOutline: false) : outline
    }
    return facts
  }

  private static func declarations(of bytes: SourceBytes, _ ignores: [IgnoreComment], isOutline: Bool) -> Declarations {
    var reader = DeclarationReader(bytes, isOutline: isOutline)
    reader.ignoredLines = Set(ignores.flatMap { $0.line...$0.lastLine })
    var declarations = reader.read()
    declarations.flags = bytes.flags
    return declarations
  }

  public static func facts(of source: [UInt8], depth: SourceDepth) -> SourceFacts {
    source.withUnsafeBytes { facts(of: $0, depth: depth) }
  }

  public static func facts(of source: String, depth: SourceDepth) -> SourceFacts {
    facts(of: Array(source.utf8), depth: depth)
  }

  /// Whether a source has an import of a module, outside of its comments and strings.
  public static func imports(_ module: String, in source: String) -> Bool {
    facts(of: source, depth: .imports).imports.contains { $0.module == module }
  }
}

/// A token of a source with its text, for a parser of the source.
package struct SourceToken: Equatable {
  package var kind: Token.Kind
  package var text: String
  /// Where it starts, in bytes.
  package let offset: Int
  package var position: SourcePosition
  package var startsLine: Bool
  /// Whether a space, or a bracket or separator that counts as one, is before and after it, as in `a - b`, not `a -b`.
  package let spaceBefore: Bool
  package let spaceAfter: Bool
  /// The condition of an `#if` or `#elseif`. If Swift does not accept it, it is a flag with the condition as its name.
  package var condition: Condition?
}

package enum SourceTokens {
  /// The texts of all tokens, to compare two versions of a source; all string literals are equal.
  package static func texts(of source: String) -> [String] {
    tokens(of: source, readsConditions: false).dropLast().map { token in
      switch token.kind {
      case .string, .interpolationOpen, .interpolationNext, .regex: "\"\""
      default: token.text
      }
    }
  }

  /// All tokens, and the end of the source.
  ///
  /// - Parameter readsConditions: Whether the condition of an `#if` belongs to its token.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func tokens(of source: String, readsConditions: Bool = true) -> [SourceToken] {
    // The end of an empty source is a token as well.
    var source = source.isEmpty ? "\n" : source
    return source.withUTF8 { buffer in
      guard let bytes = SourceBytes(UnsafeRawBufferPointer(buffer)) else { return [] }
      var lexer = Lexer(bytes)
      var positions = PositionCounter(bytes)
      var tokens: [SourceToken] = []
      repeat {
        let token = lexer.next()
        tokens.append(
          SourceToken(
            kind: token.kind,
            text: bytes.text(of: token),
            offset: token.start,
            position: positions.position(of: token.start),
            startsLine: token.startsLine,
            spaceBefore: !lexer.isLeftBound(token.start),
            spaceAfter: !lexer.isRightBound(token.end)
          )
        )
        if readsConditions, token.kind == .poundIf || token.kind == .poundElseif {
          tokens[tokens.count - 1].condition = lexer.readCondition().condition
        }
      } while tokens.last?.kind != .endOfFile
      return tokens
    }
  }
}
