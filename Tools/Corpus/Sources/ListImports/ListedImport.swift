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

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
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
        attributes: names(of: node.attributes),
        access: node.modifiers.first?.name.text,
        condition: condition(of: Syntax(node))
      )
    )
    return .skipChildren
  }

  private func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element in
      switch element {
      case .attribute(let attribute): [String(attribute.textOfTokens.dropFirst())]
      // SE-0367 allows attributes inside `#if`.
      case .ifConfigDecl(let block):
        block.clauses.flatMap { names(of: $0.elements?.as(AttributeListSyntax.self) ?? []) }
      }
    }
  }
}

extension SyntaxProtocol {
  /// The text without whitespace and comments.
  var textOfTokens: String { tokens(viewMode: .sourceAccurate).map(\.text).joined() }
}

extension String {
  fileprivate var withoutBackticks: String { filter { $0 != "`" } }
}
