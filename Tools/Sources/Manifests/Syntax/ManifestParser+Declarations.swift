import Reading

extension ManifestParser {
  /// Declaration modifiers. Only `static` affects the evaluation.
  private static let modifiers: Set = [
    "private", "fileprivate", "indirect", "internal", "package", "public", "open", "final", "nonisolated", "static",
  ]
  /// Attributes that do not affect the evaluation.
  private static let attributes: Set = [
    "available", "discardableResult", "inlinable", "inline", "MainActor", "preconcurrency", "retroactive",
    "Sendable", "unchecked", "usableFromInline",
  ]
  private static let unsupportedDeclarations: Set = [
    "class", "actor", "operator", "infix", "prefix", "subscript", "deinit", "lazy", "macro", "weak",
    "mutating",
  ]
  private static let importKinds: Set = ["class", "struct", "func", "enum", "let", "var", "typealias", "protocol"]

  /// Parses a declaration, or returns `nil` if none follows.
  mutating func declaration() throws -> Statement.Kind? {
    let start = index
    var isStatic = false
    var isPrivate = false
    while try skipAttribute() {}
    while let word = current.word, isModifier(word) {
      isStatic = isStatic || word == "static"
      advance()
      if current.is("("), ["private", "nonisolated"].contains(word) {
        _ = try arguments()
      } else if ["fileprivate", "private"].contains(word) {
        isPrivate = true
      }
    }
    if let word = current.word {
      let file = skipsUnsupported && isPrivate ? current.position.file : nil
      switch word {
      case "let", "var": return .variable(try variable(isStatic: isStatic, file))
      case "func", "init": return .function(try function(isStatic: isStatic, file))
      case "struct", "enum", "extension",
        "class" where word != "class" || peek(2).is("{"):
        return .type(try typeDeclaration(file))
      case "typealias": return try alias(file)
      case "protocol" where peek().word != nil: return try skipProtocol()
      case "import":
        // The names that a manifest uses show what it imports.
        advance()
        if let kind = current.word, Self.importKinds.contains(kind) { advance() }
        _ = try dottedName()
        return .expression(Expression(kind: .tuple([]), position: current.position))
      default:
        guard Self.unsupportedDeclarations.contains(word), peek().word != nil else { break }
        throw unsupported("`\(word)`")
      }
    }
    guard start == index else { throw unsupported("\(current) where a declaration was expected") }
    return nil
  }

  /// Whether the word is a modifier here: most manifests also have a variable named `package`.
  private func isModifier(_ word: String) -> Bool {
    guard Self.modifiers.contains(word) else { return false }
    if peek().word != nil { return !peek().startsLine && !peek().is("in") && !peek().is("as") }
    return peek().is("(") && !peek().spaceBefore && ["private", "nonisolated"].contains(word)
  }

  private mutating func skipAttribute() throws -> Bool {
    guard current.is("@"), !peek().is("unknown") else { return false }
    advance()
    let name = try name()
    guard Self.attributes.contains(name) else { throw unsupported("the attribute `@\(name)`") }
    guard current.is("("), !current.spaceBefore else { return true }
    while !take(")") {
      guard !isAtEnd else { throw unsupported("an unterminated attribute") }
      advance()
    }
    return true
  }

  private mutating func alias(_ file: Int?) throws -> Statement.Kind {
    advance()
    let name = try name()
    try expect("=")
    guard case .named(let type) = try type() else { throw unsupported("an alias of this type") }
    return .alias(name, type, file: file)
  }

  private mutating func variable(isStatic: Bool, _ file: Int?) throws -> VariableSyntax {
    let isConstant = current.is("let")
    advance()
    var result = VariableSyntax(pattern: try pattern(), isConstant: isConstant, isStatic: isStatic, file: file)
    if take(":") { result.type = try type() }
    if take("=") { result.initial = try initialValue() }
    if result.type == nil, case .cast(_, let type)? = result.initial?.kind { result.type = type }
    if current.is(",") {
      guard !isStatic, result.type != nil || result.initial != nil else {
        throw unsupported("several variables in a declaration")
      }
      // The comma becomes the start of a declaration of the second one.
      current.kind = .word
      current.text = isConstant ? "let" : "var"
      current.startsLine = true
      return result
    }
    guard current.is("{"), !current.startsLine else { return result }
    guard result.initial == nil, !isConstant else { throw unsupported("a property observer") }
    let isExplicit = peek().is("get") && peek(2).is("{")
    if isExplicit {
      advance(by: 2)
    } else if ["set", "willSet", "didSet", "get"].contains(where: { peek().is($0) }) {
      throw unsupported("an accessor")
    }
    result.getter = Function(result: result.type, body: try block())
    if isExplicit { try expect("}") }
    return result
  }

  /// The initial value of a variable. If it is unsupported, that is an error only when it is evaluated, as with bodies.
  private mutating func initialValue() throws -> Expression {
    let start = self
    do {
      let value = try expression()
      if skipsUnsupported || endsVariable { return value }
      throw unsupported("\(current) after a value")
    } catch let error as UnsupportedSyntax where !skipsUnsupported {
      self = start
      let statement = Statement(kind: try skipExpression(error), position: start.current.position)
      return Expression(kind: .statement(statement), position: start.current.position)
    }
  }

  /// Whether what follows is no part of an initial value.
  private var endsVariable: Bool {
    isAtEnd || current.startsLine || ["}", ";", ",", "{"].contains(where: current.is)
  }

  private mutating func function(isStatic: Bool, _ file: Int?) throws -> Function {
    _ = take("func")
    let name = try name()
    if current.is("<") { throw unsupported("a generic function") }
    if name == "init", !current.is("(") { throw unsupported("a failable initialiser") }
    try expect("(")
    let parameters = try list(until: ")") { try $0.parameter() }
    // A call has a `try` or an `await`, which is unsupported.
    while take("async") || take("throws") || take("rethrows") {}
    let result = take("->") ? try type() : .tuple([])
    if current.is("where") { throw unsupported("a generic function") }
    let body = try block()
    return Function(name: name, isStatic: isStatic, parameters: parameters, result: result, body: body, file: file)
  }

  private mutating func parameter() throws -> Parameter {
    let label = try name()
    let name = current.is(":") ? label : try name()
    try expect(":")
    var parameter = Parameter(label: label == "_" ? nil : label, name: name, type: try type())
    parameter.isVariadic = take("...")
    if take("=") { parameter.initial = try expression() }
    return parameter
  }

  private mutating func typeDeclaration(_ file: Int?) throws -> TypeSyntax {
    let isClass = current.is("class")
    let kind: TypeSyntax.Kind =
      current.is("struct") ? .structure : current.is("extension") ? .extended : .enumeration
    advance()
    var declaration = TypeSyntax(kind: kind, name: try kind == .extended ? extendedName() : dottedName(), file: file)
    if current.is("<") { throw unsupported("a generic type") }
    if take(":") {
      repeat {
        while try skipAttribute() {}
        declaration.inherited.append(try dottedName())
      } while take(",")
    }
    // A constraint such as `where Element == Target`. If two extensions share a name, the interpreter throws.
    while !current.is("{") {
      guard !isAtEnd else { throw unsupported("\(current) in a constraint") }
      advance()
    }
    let outer = try enter()
    defer { leave(to: outer) }
    advance()
    if skipsUnsupported, kind == .extended {
      declaration.members = supportedDeclarations { parser in
        var part = TypeSyntax(kind: kind, name: "")
        try parser.member(of: &part)
        return part.members.first
      }
    }
    while !take("}") { try member(of: &declaration) }
    // Of a class whose instances may change, only the static members are supported.
    if isClass, !declaration.members.contains(where: \.isChangingProperty) { declaration.kind = .structure }
    return declaration
  }

  /// The name in an extension: `Array` for `[Target]` and `Array<Target>`.
  private mutating func extendedName() throws -> String {
    switch try type() {
    case .named(let name): return name
    case .list: return "Array"
    default: throw unsupported("an extension of this type")
    }
  }

  private mutating func associatedValue() throws -> Parameter {
    let label = try label()
    var parameter = Parameter(label: label == "_" ? nil : label, name: label ?? "_", type: try type())
    if take("=") { parameter.initial = try expression() }
    return parameter
  }

  /// Parses the name of a type, and returns it without its module.
  mutating func dottedName() throws -> String {
    var names = [try name()]
    while current.is("."), let next = peek().name, !["self", "Type", "init"].contains(next) {
      names.append(next)
      advance(by: 2)
    }
    let hasModule = names.count > 1 && ManifestLibrary.modules.contains(names[0])
    return names.dropFirst(hasModule ? 1 : 0).joined(separator: ".")
  }

  private mutating func member(of declaration: inout TypeSyntax) throws {
    let position = current.position
    while try skipAttribute() {}
    if current.is("indirect"), peek().is("case") { advance() }
    if take("case") {
      repeat {
        var found = EnumerationCase(name: try name())
        if take("(") { found.parameters = try list(until: ")") { try $0.associatedValue() } }
        if take("=") { found.rawValue = try expression() }
        declaration.cases.append(found)
      } while take(",")
    } else {
      guard let member = try self.declaration() else { throw unsupported("\(current) in a type") }
      declaration.members.append(Statement(kind: member, position: position))
    }
    guard take(";") || current.startsLine || current.is("}") else {
      throw unsupported("\(current) after a member")
    }
    while take(";") {}
  }
}
