import Model

extension RepositoryOutline: Stored {
  static var blank: RepositoryOutline { RepositoryOutline() }

  /// The variables are stored apart from it, with their values.
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&packages, &unread, &notes, &tuistFiles)
  }
}

extension UnreadManifest: Stored {
  static var blank: UnreadManifest { UnreadManifest(path: "", reason: "") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&path, &position, &reason)
  }
}

extension FileTree.Note: Stored {
  static var blank: FileTree.Note { FileTree.Note(path: "", reason: "") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&path, &reason)
  }
}

extension Package: Stored {
  static var blank: Package { Package(path: "", manifest: .blank, targets: []) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&path, &manifest, &kind)
    try coder.code(&manifestName, &ignores, &targets)
    manifest.targets = targets.map(\.declaration)
  }
}

extension Target: Stored {
  static var blank: Target { Target(declaration: .blank, path: "", files: []) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&declaration, &path, &paths)
    try coder.code(&ownModules, &hasUnreadFiles, &missingPaths)
  }
}

extension Manifest: Stored {
  static var blank: Manifest { Manifest(name: "", toolsVersion: "") }

  /// Without its targets, whose declarations the package's targets have, in the same order.
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &toolsVersion, &products)
    try coder.code(&dependencies, &languageModes)
  }
}

extension ProductDeclaration: Stored {
  static var blank: ProductDeclaration { ProductDeclaration(name: "", kind: .library, targets: []) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &kind, &targets)
  }
}

extension PackageDependency: Stored {
  static var blank: PackageDependency { PackageDependency(identity: "", location: "") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&identity, &location, &isLocal)
    try coder.code(&name, &position)
  }
}

extension TargetDeclaration: Stored {
  static var blank: TargetDeclaration { TargetDeclaration(name: "", kind: .regular) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &kind, &dependencies, &path)
    try coder.code(&exclude, &sources, &resources, &publicHeadersPath)
    try coder.code(&settings, &hasUnknownSettings, &plugins, &position)
  }
}

extension TargetDependency: Stored {
  static var blank: TargetDependency { TargetDependency(name: "", kind: .byName) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &kind, &package)
    try coder.code(&moduleAliases, &isConditional, &position)
  }
}

extension SwiftSetting: Stored {
  static var blank: SwiftSetting { SwiftSetting("") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &values)
  }
}

extension SourceFacts {
  /// Codes everything but the declarations.
  mutating func codeImports<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&imports, &canImports, &ignores)
  }
}

extension Declarations {
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&types, &globals, &mentions, &flags)
  }
}

extension ImportDeclaration: Stored {
  static var blank: ImportDeclaration { ImportDeclaration(module: "", position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&module, &submodule, &kind)
    try coder.code(&position, &attributes, &access)
    try coder.code(condition: &condition)
  }
}

extension IgnoreComment: Stored {
  static var blank: IgnoreComment { IgnoreComment(rule: "", reason: "", position: .start, line: 1) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&rule, &reason, &position)
    try coder.code(number: &line)
    try coder.code(number: &lastLine)
  }
}

extension Mention: Stored {
  static var blank: Mention { Mention(name: "", position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &position)
  }
}

extension FlagDeclaration: Stored {
  static var blank: FlagDeclaration { FlagDeclaration(name: "", isOn: "", until: "", position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &isOn, &until, &position)
  }
}

extension TypeDeclaration: Stored {
  static var blank: TypeDeclaration { TypeDeclaration(name: "", kind: .struct, position: .start) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &kind, &position, &access)
    try coder.code(&attributes, &modifiers, &inherited, &variables)
    try coder.code(&cases, &hasAssociatedValues, &mentions)
    try coder.code(condition: &condition)
  }
}

extension VariableDeclaration: Stored {
  static var blank: VariableDeclaration { VariableDeclaration(name: "", position: .start, isVariable: false) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name, &position, &isVariable)
    try coder.code(&isStatic, &isStored, &attributes)
    try coder.code(condition: &condition)
  }
}

extension Package.Kind: StoredCase { static let cases = allCases }
extension ProductDeclaration.Kind: StoredCase { static let cases = allCases }
extension TargetDeclaration.Kind: StoredCase { static let cases = allCases }
extension TargetDependency.Kind: StoredCase { static let cases = allCases }
extension AccessLevel: StoredCase { static let cases = allCases }
extension ImportDeclaration.Kind: StoredCase { static let cases = allCases }
extension TypeDeclaration.Kind: StoredCase { static let cases = allCases }
