import Model

extension RepositoryOutline: Stored {
  static var blank: RepositoryOutline { RepositoryOutline() }

  /// The variables are stored apart from it, with their values.
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&packages)
    try coder.code(&unread)
    try coder.code(&notes)
    try coder.code(&tuistFiles)
  }
}

extension PackageFiles: Stored {
  static var blank: PackageFiles { PackageFiles(package: .blank, files: []) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&package)
    try coder.code(&files)
  }
}

extension UnreadManifest: Stored {
  static var blank: UnreadManifest { UnreadManifest(path: "", reason: "") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&path)
    try coder.code(&position)
    try coder.code(&reason)
  }
}

extension FileTree.Note: Stored {
  static var blank: FileTree.Note { FileTree.Note(path: "", reason: "") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&path)
    try coder.code(&reason)
  }
}

extension Package: Stored {
  static var blank: Package { Package(path: "", manifest: .blank, targets: []) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&path)
    try coder.code(&manifest)
    try coder.code(&kind)
    try coder.code(&manifestName)
    try coder.code(&ignores)
    try coder.code(&targets)
    manifest.targets = targets.map(\.declaration)
  }
}

extension Target: Stored {
  static var blank: Target { Target(declaration: .blank, path: "", files: []) }

  /// Without its files, which an outline has apart from it.
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&declaration)
    try coder.code(&path)
    try coder.code(&ownModules)
    try coder.code(&hasUnreadFiles)
    try coder.code(&missingPaths)
  }
}

extension Manifest: Stored {
  static var blank: Manifest { Manifest(name: "", toolsVersion: "") }

  /// Without its targets, whose declarations the package's targets have, in the same order.
  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&toolsVersion)
    try coder.code(&products)
    try coder.code(&dependencies)
    try coder.code(&languageModes)
  }
}

extension ProductDeclaration: Stored {
  static var blank: ProductDeclaration { ProductDeclaration(name: "", kind: .library, targets: []) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&kind)
    try coder.code(&targets)
  }
}

extension PackageDependency: Stored {
  static var blank: PackageDependency { PackageDependency(identity: "", kind: .path("")) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var (isLocal, place) =
      switch kind {
      case .path(let path): (true, path)
      case .remote(let address): (false, address)
      }
    try coder.code(&identity)
    try coder.code(&isLocal)
    try coder.code(&place)
    try coder.code(&name)
    try coder.code(&position)
    kind = isLocal ? .path(place) : .remote(place)
  }
}

extension TargetDeclaration: Stored {
  static var blank: TargetDeclaration { TargetDeclaration(name: "", kind: .regular) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder.code(&name)
    try coder.code(&kind)
    try coder.code(&dependencies)
    try coder.code(&path)
    try coder.code(&exclude)
    try coder.code(&sources)
    try coder.code(&resources)
    try coder.code(&publicHeadersPath)
    try coder.code(&settings)
    try coder.code(&hasUnknownSettings)
    try coder.code(&plugins)
    try coder.code(&position)
  }
}

extension TargetDependency: Stored {
  static var blank: TargetDependency { TargetDependency(name: "", kind: .byName) }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var (number, package): (Int, String?) =
      switch kind {
      case .target: (0, nil)
      case .byName: (1, nil)
      case .product(let package): (2, package)
      }
    try coder.code(&name)
    try coder.code(number: &number, below: 3)
    try coder.code(&package)
    try coder.code(&moduleAliases)
    try coder.code(&isConditional)
    try coder.code(&position)
    kind =
      switch number {
      case 0: .target
      case 1: .byName
      default: .product(package: package)
      }
  }
}

extension SwiftSetting: Stored {
  static var blank: SwiftSetting { .other("") }

  mutating func code<Coder: FactsCoder>(with coder: inout Coder) throws(Coder.Failure) {
    var (number, values): (Int, [String]) =
      switch self {
      case .languageMode(let mode): (0, [mode])
      case .upcomingFeature(let name): (1, [name])
      case .experimentalFeature(let name): (2, [name])
      case .defaultIsolation(let actor): (3, actor.map { [$0] } ?? [])
      case .define(let flag): (4, [flag])
      case .other(let name): (5, [name])
      case .unsafeFlags(let flags): (6, flags)
      }
    try coder.code(number: &number, below: 7)
    try coder.code(&values)
    let value = values.first ?? ""
    self =
      switch number {
      case 0: .languageMode(value)
      case 1: .upcomingFeature(value)
      case 2: .experimentalFeature(value)
      case 3: .defaultIsolation(values.first)
      case 4: .define(value)
      case 5: .other(value)
      default: .unsafeFlags(values)
      }
  }
}

extension Package.Kind: StoredCase { static let cases = allCases }
extension ProductDeclaration.Kind: StoredCase { static let cases = allCases }
extension TargetDeclaration.Kind: StoredCase { static let cases = allCases }
