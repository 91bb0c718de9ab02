import Model

extension RepositoryOutline: Stored {
  static var blank: RepositoryOutline { RepositoryOutline() }

  /// The variables are stored apart from it, with their values.
  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&packages, &unread, &notes, &tuistFiles)
  }
}

extension PathNote: Stored {
  static var blank: PathNote { PathNote(path: "", reason: "") }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&path, &position, &reason)
  }
}

extension Package: Stored {
  static var blank: Package { Package(path: "", manifest: .blank, targets: []) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&path, &manifest, &kind)
    try coder.code(&manifestName, &ignores, &targets)
    manifest.targets = targets.map(\.declaration)
  }
}

extension Target: Stored {
  static var blank: Target { Target(declaration: .blank, path: "", files: []) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&declaration, &path, &paths)
    try coder.code(&ownModules, &hasUnreadFiles, &missingPaths, &existingPaths)
  }
}

extension Manifest: Stored {
  static var blank: Manifest { Manifest(name: "", toolsVersion: "") }

  /// Without its targets, whose declarations the package's targets have, in the same order.
  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &toolsVersion, &products)
    try coder.code(&dependencies, &languageModes)
  }
}

extension ProductDeclaration: Stored {
  static var blank: ProductDeclaration { ProductDeclaration(name: "", kind: .library, targets: []) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &kind, &targets)
  }
}

extension PackageDependency: Stored {
  static var blank: PackageDependency { PackageDependency(identity: "", location: "") }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&identity, &location, &isLocal)
    try coder.code(&name, &position)
  }
}

extension TargetDeclaration: Stored {
  static var blank: TargetDeclaration { TargetDeclaration(name: "", kind: .regular) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &kind, &dependencies, &path)
    try coder.code(&exclude, &sources, &resources, &publicHeadersPath)
    try coder.code(&settings, &hasUnknownSettings, &plugins, &position)
  }
}

extension TargetDependency: Stored {
  static var blank: TargetDependency { TargetDependency(name: "", kind: .byName) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &kind, &package)
    try coder.code(&moduleAliases, &isConditional, &position)
  }
}

extension SwiftSetting: Stored {
  static var blank: SwiftSetting { SwiftSetting("") }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &values)
  }
}

extension SourceFacts {
  /// Codes everything but the declarations.
  mutating func codeImports(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&imports, &canImports, &ignores)
  }
}

extension Declarations {
  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&types, &globals, &mentions)
    try coder.code(&parameters, &flags)
  }
}

extension ImportDeclaration: Stored {
  static var blank: ImportDeclaration { ImportDeclaration(module: "", position: .start) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&module, &submodule, &kind)
    try coder.code(&position, &attributes, &access, &condition)
  }
}

extension IgnoreComment: Stored {
  static var blank: IgnoreComment { IgnoreComment(rule: "", reason: "", position: .start, line: 1) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&rule, &reason, &position)
    try coder.code(number: &line)
    try coder.code(number: &lastLine)
  }
}

extension Mention: Stored {
  static var blank: Mention { Mention(name: "", position: .start) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &position)
  }
}

extension FlagDeclaration: Stored {
  static var blank: FlagDeclaration { FlagDeclaration(name: "", isOn: "", until: "", position: .start) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &isOn, &until, &position)
  }
}

extension TypeDeclaration: Stored {
  static var blank: TypeDeclaration { TypeDeclaration(name: "", kind: .struct, position: .start) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &kind, &position, &access)
    try coder.code(&attributes, &modifiers, &inherited, &variables)
    try coder.code(&cases, &hasAssociatedValues, &mentions, &condition)
  }
}

extension VariableDeclaration: Stored {
  static var blank: VariableDeclaration { VariableDeclaration(name: "", position: .start, isVariable: false) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    try coder.code(&name, &position, &isVariable)
    try coder.code(&isStatic, &isStored, &attributes, &condition)
  }
}

/// A condition is stored as texts: one for each operator, after those of its operands, and one for each other part.
///
/// Nothing here recurses, because conditions can be nested as deeply as the source allows.
extension Condition: Stored {
  static var blank: Condition { .literal(false) }

  mutating func code(with coder: inout FactsCoder) throws(FactsCoder.Malformed) {
    var steps = steps
    var isLatest = steps.elementsEqual(coder.condition.steps) { $0.utf8.elementsEqual($1.utf8) }
    try coder.code(&isLatest)
    if !isLatest {
      try coder.code(&steps)
      guard let whole = coder.isDecoding ? Condition(steps) : self else { throw FactsCoder.Malformed() }
      coder.condition = (steps, whole)
    }
    self = coder.condition.whole
  }

  var steps: [String] {
    var steps: [String] = []
    var pending = [self]
    // Collects operators before their operands, right operand first, which is the reverse order.
    while let condition = pending.popLast() {
      let (step, operands): (String, [Condition]) =
        switch condition {
        case .literal(let value): ("\(value)", [])
        case .flag(let name): ("#\(name)", [])
        case .test(let name, let argument): ("\(name)(\(argument)", [])
        case .not(let operand): ("!", [operand])
        case .and(let left, let right): ("&&", [left, right])
        case .or(let left, let right): ("||", [left, right])
        }
      steps.append(step)
      pending += operands
    }
    return steps.reversed()
  }

  /// - Returns: `nil` if the steps are not those of one condition.
  init?(_ steps: [String]) {
    var operands: [Condition] = []
    for step in steps {
      switch step {
      case "true", "false": operands.append(.literal(step == "true"))
      case "!":
        guard let operand = operands.popLast() else { return nil }
        operands.append(.not(operand))
      case "&&", "||":
        guard let right = operands.popLast(), let left = operands.popLast() else { return nil }
        operands.append(step == "&&" ? .and(left, right) : .or(left, right))
      // A character may have more bytes than the one to look for.
      case _ where step.utf8.first == UInt8(ascii: "#"):
        operands.append(.flag(String(Substring(step.utf8.dropFirst()))))
      default:
        let parts = step.utf8.split(separator: UInt8(ascii: "("), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        operands.append(.test(String(Substring(parts[0])), argument: String(Substring(parts[1]))))
      }
    }
    guard operands.count == 1 else { return nil }
    self = operands[0]
  }
}

extension Package.Kind: StoredCase { static let cases = allCases }
extension ProductDeclaration.Kind: StoredCase { static let cases = allCases }
extension TargetDeclaration.Kind: StoredCase { static let cases = allCases }
extension TargetDependency.Kind: StoredCase { static let cases = allCases }
extension AccessLevel: StoredCase { static let cases = allCases }
extension ImportDeclaration.Kind: StoredCase { static let cases = allCases }
extension TypeDeclaration.Kind: StoredCase { static let cases = allCases }
