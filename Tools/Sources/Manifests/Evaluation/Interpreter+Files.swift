import Model
import Reading

/// What only one of several files can name: what is private in it and, for a `Project.swift` of Tuist, all that it declares.
/// Helpers are modules of their own.
extension Interpreter {
  /// The scope of a `Project.swift`, or that of all names.
  var main: Scope { files[0] ?? globals }

  /// The scope of what a file keeps for itself, or of what all files share.
  func scope(of file: Int?) -> Scope {
    guard let file else { return globals }
    let scope = files[file] ?? Scope(parent: globals)
    files[file] = scope
    return scope
  }

  /// The scopes in which a name is looked up, innermost first. What the file has for itself in which the name is written
  /// comes before what all files share.
  func scopes(around scope: Scope) -> [Scope] {
    let chain = Array(scope.chain)
    guard let file = files[position.file], !chain.contains(where: { $0 === file }) else { return chain }
    return chain.dropLast() + [file] + chain.suffix(1)
  }

  func isVisible(_ file: Int?) -> Bool { file == nil || file == position.file }

  /// Declares a variable. If two modules of helpers have one of its name, it is not known which one is meant.
  func declare(_ name: String, _ variable: VariableSyntax, of file: Int?, _ source: (Scope) -> Variable.Source) {
    let scope = scope(of: file)
    let new = Variable(type: variable.type, source: source(scope))
    if scope.variables.updateValue(new, forKey: name) != nil { repeated.insert(name) }
    guard repeated.contains(name), scope === globals, library == .projectDescription else { return }
    globals.variables[name] = nil
    leftOut[name] = "another one of its name"
  }

  /// - Throws: `UnsupportedSyntax` if a name may mean what was left out of the `Project.swift` in which it is written.
  func requireKnown(_ name: String, isCall: Bool) throws {
    guard position.file == 0, leftOutOfMain.contains(name) else { return }
    let problem = unsupported(unknown("the name `\(name)`", name))
    if isCall { leftOutCall = leftOutCall ?? problem }
    throw problem
  }

  /// Gives types of the same name in several files different names, and declares aliases.
  ///
  /// - Parameter main: What a `Project.swift` has.
  func nameTypes(in files: [[Statement]], besides main: [Statement]) {
    let declared = { (statements: [Statement], file: Int?) in
      statements.compactMap { statement -> (name: String, file: Int?)? in
        switch statement.kind {
        case .type(let type) where type.kind != .extended: (type.name, type.file ?? file)
        case .alias(let name, _, let own): (name, own ?? file)
        default: nil
        }
      }
    }
    let own = declared(main, 0)
    mainTypes = Set(own.map(\.name))
    let types = files.flatMap { declared($0, nil) } + own
    let counts = Dictionary(types.map { ($0.name, 1) }, uniquingKeysWith: +)
    for case (let name, let file?) in types where counts[name] ?? 0 > 1 {
      ownTypes[file, default: [:]][name] = "\(name)#\(file)"
    }
    // A file may extend what another one has an alias of.
    for statements in files + [main] { declareAliases(in: statements) }
  }

  func declareAliases(in statements: [Statement], of type: String? = nil) {
    for statement in statements {
      guard case .alias(let name, let other, _) = statement.kind else { continue }
      aliases[type.map { "\($0).\(name)" } ?? ownTypes[statement.position.file]?[name] ?? name] = other
    }
  }

  /// The name of a type that a file declares or extends. Its extensions may name it by an alias.
  func fullName(of declaration: TypeSyntax) -> String {
    let own = ownName(declaration.name)
    if declaration.kind != .extended { return own }
    // Treats an extension of a protocol that arrays conform to as an extension of `Array`.
    if Self.collections.contains(own) { return "Array" }
    return aliases[own].map { typeName(declaration.name, in: globals) ?? ownName($0) } ?? own
  }

  private static let collections: Set = ["Collection", "Sequence", "RangeReplaceableCollection", "MutableCollection"]

  /// The full name of a type that only the file has in which it is written, or the name as it is written.
  func ownName(_ written: String) -> String {
    guard let names = ownTypes[position.file], let first = written.split(separator: ".").first,
      let own = names[String(first)]
    else { return written }
    return own + written.dropFirst(first.count)
  }
}

extension SourcePosition {
  /// The positions of each helper have this many lines more than those of the one before it.
  static let helperLines = 1 << 32

  /// The number of the helper from 1, or 0 for the manifest.
  var file: Int { line / Self.helperLines }

  var isInHelper: Bool { file > 0 }

  /// The position, or the start if it is in another file.
  var inManifest: SourcePosition { isInHelper ? .start : self }
}
