import SwiftSyntax

/// A type or extension; the texts have neither whitespace nor comments.
struct ListedType: Encodable {
  /// The position of the name; the column counts UTF-8 bytes.
  var line: Int
  var column: Int
  /// With the types around it; for an extension, the extended type without generic arguments.
  var name: String
  var kind: String
  var heading: ListedHeading
  /// The entries of the inheritance clause; for a type alias, its type.
  var inherited: [String] = []
  var cases: [String] = []
  var hasAssociatedValues = false
  var variables: [ListedVariable] = []
}

/// A variable or constant of a type or file.
struct ListedVariable: Encodable {
  var line: Int
  var column: Int
  var name: String
  var isVariable: Bool
  var isStatic: Bool
  var isStored: Bool
  var heading: ListedHeading
}

/// What is before a declaration's keyword.
struct ListedHeading: Encodable {
  var access: String?
  /// Without `@`.
  var attributes: [String]
  var modifiers: [String]
  /// The conditions of all enclosing `#if`.
  var condition: String?

  private static let levels = ["private", "fileprivate", "internal", "package", "public", "open"]

  init(_ node: some WithAttributesSyntax & WithModifiersSyntax) {
    let isLevel = { (modifier: DeclModifierSyntax) in modifier.detail == nil && Self.levels.contains(modifier.name.text)
    }
    attributes = node.attributes.names
    access = node.modifiers.last(where: isLevel)?.name.text
    modifiers = node.modifiers.filter { !isLevel($0) }.map(\.textOfTokens)
    condition = enclosingCondition(of: Syntax(node))
  }
}

/// Finds the types and variables of a file that are not in functions or other statements.
struct DeclarationFinder {
  private(set) var types: [ListedType] = []
  private(set) var globals: [ListedVariable] = []
  private let places: SourceLocationConverter
  /// The indices of the types around what is read.
  private var outer: [Int] = []

  init(_ places: SourceLocationConverter) {
    self.places = places
  }

  mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { read(declaration) }
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): read(node, "struct", node.name)
    case .classDecl(let node): read(node, "class", node.name)
    case .enumDecl(let node): read(node, "enum", node.name)
    case .protocolDecl(let node): read(node, "protocol", node.name)
    case .actorDecl(let node): read(node, "actor", node.name)
    case .extensionDecl(let node): readExtension(node)
    case .typeAliasDecl(let node):
      add(node.name, node.name.text.withoutBackticks, "typealias", ListedHeading(node))
      types[types.count - 1].inherited = [node.initializer.value.textOfTokens]
    case .variableDecl(let node): readVariables(node)
    case .enumCaseDecl(let node): readCases(node)
    case .ifConfigDecl(let node): readClauses(node)
    default: break
    }
  }

  private mutating func readClauses(_ block: IfConfigDeclSyntax) {
    for clause in block.clauses {
      switch clause.elements {
      case .statements(let statements): read(statements)
      case .decls(let members): read(members)
      default: break
      }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members { read(member.decl) }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: String,
    _ name: TokenSyntax
  ) {
    add(name, name.text.withoutBackticks, kind, ListedHeading(node))
    readInside(node)
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax) {
    guard let first = node.extendedType.firstToken(viewMode: .sourceAccurate) else { return }
    add(first, node.extendedType.textWithoutArguments, "extension", ListedHeading(node))
    readInside(node)
  }

  private mutating func readInside(_ node: some DeclGroupSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.textOfTokens) ?? []
    types[types.count - 1].inherited = inherited
    outer.append(types.count - 1)
    read(node.memberBlock.members)
    outer.removeLast()
  }

  private mutating func add(_ first: TokenSyntax, _ name: String, _ kind: String, _ heading: ListedHeading) {
    let location = places.location(for: first.positionAfterSkippingLeadingTrivia)
    let prefix = kind == "extension" ? nil : outer.last.map { types[$0].name + "." }
    types.append(
      ListedType(
        line: location.line,
        column: location.column,
        name: (prefix ?? "") + name,
        kind: kind,
        heading: heading
      )
    )
  }

  private mutating func readCases(_ node: EnumCaseDeclSyntax) {
    guard let type = outer.last else { return }
    for element in node.elements {
      types[type].cases.append(element.name.text.withoutBackticks)
      if element.parameterClause != nil { types[type].hasAssociatedValues = true }
    }
  }

  private mutating func readVariables(_ node: VariableDeclSyntax) {
    let heading = ListedHeading(node)
    for binding in node.bindings {
      for name in binding.pattern.names {
        let location = places.location(for: name.positionAfterSkippingLeadingTrivia)
        let variable = ListedVariable(
          line: location.line,
          column: location.column,
          name: name.text.withoutBackticks,
          isVariable: node.bindingSpecifier.text == "var",
          isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
          isStored: binding.isStored,
          heading: heading
        )
        if let type = outer.last { types[type].variables.append(variable) } else { globals.append(variable) }
      }
    }
  }
}

extension PatternBindingSyntax {
  /// A value that only has observers is stored.
  fileprivate var isStored: Bool {
    guard initializer == nil, let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension PatternSyntax {
  /// The names that it declares.
  fileprivate var names: [TokenSyntax] {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
  }
}

extension TypeSyntax {
  /// The text without generic arguments.
  fileprivate var textWithoutArguments: String {
    var text = ""
    var angles = 0
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftAngle { angles += 1 }
      if angles == 0 { text += token.text }
      if token.tokenKind == .rightAngle { angles -= 1 }
    }
    return text
  }
}
