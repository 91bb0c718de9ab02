import SwiftSyntax

struct ListedImport: Encodable {
  /// The position of the module's name; the column counts UTF-8 bytes.
  var line: Int
  var column: Int
  /// The module and what follows it, without backticks.
  var path: [String]
  /// The kind of a scoped import, such as `struct`.
  var kind: String?
  /// Without `@`, whitespace and comments.
  var attributes: [String]
  var access: String?
  /// The conditions of all enclosing `#if`, with every parenthesis that could be written.
  var condition: String?
}

final class ImportFinder: SyntaxVisitor {
  private(set) var imports: [ListedImport] = []
  private let converter: SourceLocationConverter

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name, name.presence == .present else { return .skipChildren }
    let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
    imports.append(
      ListedImport(
        line: location.line,
        column: location.column,
        path: node.path.map(\.name.text.withoutBackticks),
        kind: node.importKindSpecifier?.text,
        attributes: node.attributes.names,
        access: node.modifiers.first?.name.text,
        condition: enclosingCondition(of: Syntax(node))
      )
    )
    return .skipChildren
  }
}

extension AttributeListSyntax {
  /// Without `@`, whitespace and comments.
  var names: [String] {
    flatMap { element in
      switch element {
      case .attribute(let attribute): [String(attribute.textOfTokens.dropFirst()).filter { !$0.isWhitespace }]
      // SE-0367 allows attributes inside `#if`.
      case .ifConfigDecl(let block): block.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.names ?? [] }
      }
    }
  }
}

extension SyntaxProtocol {
  /// The text without whitespace and comments.
  var textOfTokens: String { tokens(viewMode: .sourceAccurate).map(\.text).joined() }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }
}
