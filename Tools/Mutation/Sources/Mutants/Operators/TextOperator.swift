import SwiftSyntax

/// A text gets another character, or becomes empty. A single character becomes another one, as it may be a `Character`.
enum TextOperator: MutationOperator {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant] {
    guard let literal = node.as(StringLiteralExprSyntax.self), !literal.isForDevelopers else { return [] }
    let content = literal.segments.map { context.source[$0.completeOffsets] }.joined()
    if content.isEmpty { return [] }
    if literal.isSingleCharacter {
      return [context.mutant(.text, literal, to: context.code(of: literal, content: content == "!" ? "?" : "!"))]
    }
    return [
      context.mutant(.text, literal, to: context.code(of: literal, content: marked(content, literal))),
      context.mutant(.text, literal, to: #""""#),
    ]
  }

  /// The last line of a text of several lines is the space before its end.
  private static func marked(_ content: String, _ literal: StringLiteralExprSyntax) -> String {
    guard literal.openingQuote.tokenKind == .multilineStringQuote else { return content + "!" }
    guard let end = content.lastIndex(of: "\n") else { return content }
    return content[..<end] + "!" + content[end...]
  }
}

extension MutationContext {
  fileprivate func code(of literal: StringLiteralExprSyntax, content: String) -> String {
    let whole = literal.offsets
    let inner = literal.segments.completeOffsets
    return source[whole.lowerBound..<inner.lowerBound] + content + source[inner.upperBound..<whole.upperBound]
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node with everything around it: space in a text is text.
  fileprivate var completeOffsets: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}

extension StringLiteralExprSyntax {
  fileprivate var isSingleCharacter: Bool {
    // The parser may add an empty segment.
    let parts = segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    guard parts.count == segments.count else { return false }
    let text = parts.joined()
    if text.hasPrefix("\\u{") { return text.firstIndex(of: "}") == text.index(before: text.endIndex) }
    return text.count == 1 || text.count == 2 && text.hasPrefix("\\")
  }

  /// Whether the text is a message that a program prints when it stops, which no test reads.
  fileprivate var isForDevelopers: Bool {
    let call = ancestors.first { $0.is(FunctionCallExprSyntax.self) }?.as(FunctionCallExprSyntax.self)
    return call?.name.map(stops.contains) ?? false
  }
}

/// Functions that stop the program.
let stops: Set = ["abort", "assert", "assertionFailure", "exit", "fatalError", "precondition", "preconditionFailure"]
