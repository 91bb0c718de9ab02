import SwiftSyntax

/// What an operator knows beside the node: the text of the file, and the default arguments of the repository.
struct MutationContext {
  let source: SourceText
  let defaults: DefaultArguments

  /// - Parameters:
  ///   - node: What is changed.
  ///   - shown: What a report shows as changed; nil for the node.
  ///   - mutated: What a report shows instead of it.
  func mutant(
    _ kind: MutationKind,
    _ node: some SyntaxProtocol,
    _ form: MutationForm,
    shown: String? = nil,
    as mutated: String
  ) -> Mutant {
    let original = (shown ?? source.code(of: node)).words
    let start = ReportedCode.start(original, mutated.words)
    return Mutant(
      kind: kind,
      path: source.path,
      line: source.line(at: node.offsets.lowerBound),
      original: ReportedCode.cut(original, from: start),
      mutated: ReportedCode.cut(mutated.words, from: start),
      range: node.offsets,
      scope: node.member.offsets,
      form: form
    )
  }

  /// A mutant that is another expression in the place of a node.
  func mutant(_ kind: MutationKind, _ node: some ExprSyntaxProtocol, to changed: String) -> Mutant {
    mutant(kind, node, .expression(changed), as: changed)
  }

  func code(of node: some SyntaxProtocol) -> String { source.code(of: node) }

  /// The code of a node with other code in the place of a part of it.
  func code(of node: some SyntaxProtocol, replacing part: some SyntaxProtocol, with changed: String) -> String {
    let (whole, inner) = (node.offsets, part.offsets)
    return source[whole.lowerBound..<inner.lowerBound] + changed + source[inner.upperBound..<whole.upperBound]
  }
}

/// Finds the mutants of one kind at one node of the syntax tree.
protocol MutationOperator: Sendable {
  static func mutants(of node: Syntax, in context: MutationContext) -> [Mutant]
}
