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
