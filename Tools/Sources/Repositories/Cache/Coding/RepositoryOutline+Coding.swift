import Model

extension FactsEncoder {
  mutating func write(_ outline: RepositoryOutline) {
    write(outline.packages) { encoder, entry in
      encoder.write(entry.package)
      encoder.write(entry.files) { $0.write($1) }
    }
    write(outline.unread) { encoder, manifest in
      encoder.write(manifest.path)
      encoder.write(manifest.position)
      encoder.write(manifest.reason)
    }
    write(outline.notes) { encoder, note in
      encoder.write(note.path)
      encoder.write(note.reason)
    }
    write(outline.tuistFiles.sorted())
  }

  /// The targets' declarations are those of the manifest, in its order.
  private mutating func write(_ package: Package) {
    write(package.path)
    write(package.manifest)
    write(FactCodes.packageKinds.code(of: package.kind))
    write(package.manifestName)
    write(package.ignores) { $0.write($1) }
    write(package.targets) { encoder, target in
      encoder.write(target.path)
      encoder.write(target.ownModules)
      encoder.write(target.hasUnreadFiles)
      encoder.write(target.missingPaths)
    }
  }

  private mutating func write(_ manifest: Manifest) {
    write(manifest.name)
    write(manifest.toolsVersion)
    write(manifest.products) { encoder, product in
      encoder.write(product.name)
      encoder.write(FactCodes.productKinds.code(of: product.kind))
      encoder.write(product.targets)
    }
    write(manifest.dependencies) { encoder, dependency in
      encoder.write(dependency.identity)
      switch dependency.kind {
      case .path(let path): encoder.write(0, path)
      case .remote(let address): encoder.write(1, address)
      }
      encoder.write(dependency.name)
      encoder.write(dependency.position)
    }
    write(manifest.targets) { $0.write($1) }
    write(manifest.languageModes)
  }

  private mutating func write(_ target: TargetDeclaration) {
    write(target.name)
    write(FactCodes.targetKinds.code(of: target.kind))
    write(target.dependencies) { $0.write($1) }
    write(target.path)
    write(target.exclude)
    write(target.sources != nil)
    write(target.sources ?? [])
    write(target.resources)
    write(target.publicHeadersPath)
    write(target.settings) { $0.write($1) }
    write(target.hasUnknownSettings)
    write(target.plugins)
    write(target.position)
  }

  private mutating func write(_ dependency: TargetDependency) {
    write(dependency.name)
    switch dependency.kind {
    case .target: write(0, nil)
    case .byName: write(1, nil)
    case .product(let package): write(2, package)
    }
    write(dependency.moduleAliases.sorted { $0.key < $1.key }) { encoder, alias in
      encoder.write(alias.key)
      encoder.write(alias.value)
    }
    write(dependency.isConditional)
    write(dependency.position)
  }

  private mutating func write(_ setting: SwiftSetting) {
    switch setting {
    case .languageMode(let mode): write(0, mode)
    case .upcomingFeature(let name): write(1, name)
    case .experimentalFeature(let name): write(2, name)
    case .defaultIsolation(let actor): write(3, actor)
    case .define(let flag): write(4, flag)
    case .other(let name): write(5, name)
    case .unsafeFlags(let flags):
      write(6, nil)
      write(flags)
    }
  }

  /// A case of an enumeration, with its value.
  private mutating func write(_ number: UInt, _ value: String?) {
    write(number)
    write(value)
  }

  private mutating func write(_ isTrue: Bool) { write(isTrue ? 1 : 0) }

  private mutating func write(_ position: SourcePosition?) {
    write(position != nil)
    if let position { write(position) }
  }
}

extension FactsDecoder {
  mutating func outline(variables: Set<String>) throws(Malformed) -> RepositoryOutline {
    RepositoryOutline(
      packages: try list { decoder throws(Malformed) in
        (try decoder.package(), try decoder.list { decoder throws(Malformed) in try decoder.textList() })
      },
      unread: try list { decoder throws(Malformed) in
        UnreadManifest(path: try decoder.text(), position: try decoder.optionalPosition(), reason: try decoder.text())
      },
      notes: try list { decoder throws(Malformed) in
        FileTree.Note(path: try decoder.text(), reason: try decoder.text())
      },
      tuistFiles: Set(try textList()),
      variables: variables
    )
  }

  private mutating func package() throws(Malformed) -> Package {
    let path = try text()
    var package = Package(path: path, manifest: try manifest())
    guard let kind = try FactCodes.packageKinds.value(of: try number()) else { throw Malformed() }
    package.kind = kind
    package.manifestName = try text()
    package.ignores = try list { decoder throws(Malformed) in try decoder.ignoreComment() }
    var declarations = package.manifest.targets.makeIterator()
    package.targets = try list { decoder throws(Malformed) in
      guard let declaration = declarations.next() else { throw Malformed() }
      let path = try decoder.text()
      var target = Target(declaration: declaration, path: path, files: [], ownModules: try decoder.textList())
      target.hasUnreadFiles = try decoder.flag()
      target.missingPaths = try decoder.textList()
      return target
    }
    return package
  }

  private mutating func manifest() throws(Malformed) -> Manifest {
    var manifest = Manifest(name: try text(), toolsVersion: try text())
    manifest.products = try list { decoder throws(Malformed) in
      let name = try decoder.text()
      guard let kind = try FactCodes.productKinds.value(of: try decoder.number()) else { throw Malformed() }
      return ProductDeclaration(name: name, kind: kind, targets: try decoder.textList())
    }
    manifest.dependencies = try list { decoder throws(Malformed) in
      PackageDependency(
        identity: try decoder.text(),
        kind: try decoder.packageDependencyKind(),
        name: try decoder.optionalText(),
        position: try decoder.optionalPosition()
      )
    }
    manifest.targets = try list { decoder throws(Malformed) in try decoder.target() }
    manifest.languageModes = try textList()
    return manifest
  }

  private mutating func packageDependencyKind() throws(Malformed) -> PackageDependency.Kind {
    switch (try number(), try optionalText()) {
    case (0, let path?): .path(path)
    case (1, let address?): .remote(address)
    default: throw Malformed()
    }
  }

  private mutating func target() throws(Malformed) -> TargetDeclaration {
    let name = try text()
    guard let kind = try FactCodes.targetKinds.value(of: try number()) else { throw Malformed() }
    var target = TargetDeclaration(name: name, kind: kind)
    target.dependencies = try list { decoder throws(Malformed) in try decoder.targetDependency() }
    target.path = try optionalText()
    target.exclude = try textList()
    let (hasSources, sources) = (try flag(), try textList())
    target.sources = hasSources ? sources : nil
    target.resources = try textList()
    target.publicHeadersPath = try optionalText()
    target.settings = try list { decoder throws(Malformed) in try decoder.setting() }
    target.hasUnknownSettings = try flag()
    target.plugins = try textList()
    target.position = try optionalPosition()
    return target
  }

  private mutating func targetDependency() throws(Malformed) -> TargetDependency {
    let name = try text()
    let kind: TargetDependency.Kind =
      switch (try number(), try optionalText()) {
      case (0, nil): .target
      case (1, nil): .byName
      case (2, let package): .product(package: package)
      default: throw Malformed()
      }
    let aliases = try list { decoder throws(Malformed) in (try decoder.text(), try decoder.text()) }
    var dependency = TargetDependency(
      name: name,
      kind: kind,
      isConditional: try flag(),
      position: try optionalPosition()
    )
    dependency.moduleAliases = Dictionary(aliases) { first, _ in first }
    return dependency
  }

  private mutating func setting() throws(Malformed) -> SwiftSetting {
    switch (try number(), try optionalText()) {
    case (0, let mode?): .languageMode(mode)
    case (1, let name?): .upcomingFeature(name)
    case (2, let name?): .experimentalFeature(name)
    case (3, let actor): .defaultIsolation(actor)
    case (4, let flag?): .define(flag)
    case (5, let name?): .other(name)
    case (6, nil): .unsafeFlags(try textList())
    default: throw Malformed()
    }
  }

  private mutating func flag() throws(Malformed) -> Bool { try number() != 0 }

  private mutating func optionalPosition() throws(Malformed) -> SourcePosition? {
    try flag() ? try sourcePosition() : nil
  }
}
