import Model

extension SourceFacts {
  /// Codes everything but the declarations.
  mutating func codeImports<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&imports)
    try coder.code(&canImports)
    try coder.code(&ignores)
  }
}

extension Declarations {
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&types)
    try coder.code(&globals)
    try coder.code(&mentions)
    try coder.code(&flags)
  }
}

extension ImportDeclaration: Stored {
  static var blank: ImportDeclaration { ImportDeclaration(module: "", position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&module)
    try coder.code(&submodule)
    try coder.code(&kind)
    try coder.code(&position)
    try coder.code(&attributes)
    try coder.code(&access)
    try coder.code(condition: &condition)
  }
}

extension IgnoreComment: Stored {
  static var blank: IgnoreComment { IgnoreComment(rule: "", reason: "", position: .start, line: 1) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&rule)
    try coder.code(&reason)
    try coder.code(&position)
    try coder.code(number: &line)
    try coder.code(number: &lastLine)
  }
}

extension Mention: Stored {
  static var blank: Mention { Mention(name: "", position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&position)
  }
}

extension FlagDeclaration: Stored {
  static var blank: FlagDeclaration { FlagDeclaration(name: "", isOn: "", until: "", position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&isOn)
    try coder.code(&until)
    try coder.code(&position)
  }
}

extension TypeDeclaration: Stored {
  static var blank: TypeDeclaration { TypeDeclaration(name: "", kind: .struct, position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&kind)
    try coder.code(&position)
    try coder.code(&access)
    try coder.code(&attributes)
    try coder.code(&modifiers)
    try coder.code(&inherited)
    try coder.code(&variables)
    try coder.code(&cases)
    try coder.code(&hasAssociatedValues)
    try coder.code(&mentions)
    try coder.code(condition: &condition)
  }
}

extension VariableDeclaration: Stored {
  static var blank: VariableDeclaration { VariableDeclaration(name: "", position: .start, isVariable: false) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&position)
    try coder.code(&isVariable)
    try coder.code(&isStatic)
    try coder.code(&isStored)
    try coder.code(&type)
    try coder.code(&attributes)
    try coder.code(&modifiers)
    try coder.code(&access)
    try coder.code(condition: &condition)
  }
}

extension AccessLevel: StoredCase { static let cases = allCases }
extension ImportDeclaration.Kind: StoredCase { static let cases = allCases }
extension TypeDeclaration.Kind: StoredCase { static let cases = allCases }
