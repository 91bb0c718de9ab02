import Model

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
    let manifest = try manifest()
    guard let kind = try FactCodes.packageKinds.value(of: try number()) else { throw Malformed() }
    let name = try text()
    let ignores = try list { decoder throws(Malformed) in try decoder.ignoreComment() }
    var declarations = manifest.targets.makeIterator()
    let targets = try list { decoder throws(Malformed) in
      guard let declaration = declarations.next() else { throw Malformed() }
      let path = try decoder.text()
      var target = Target(declaration: declaration, path: path, files: [], ownModules: try decoder.textList())
      target.hasUnreadFiles = try decoder.flag()
      return target
    }
    return Package(
      path: path,
      manifest: manifest,
      kind: kind,
      manifestName: name,
      ignores: ignores,
      targets: targets
    )
  }

  private mutating func manifest() throws(Malformed) -> Manifest {
    Manifest(
      name: try text(),
      toolsVersion: try text(),
      products: try list { decoder throws(Malformed) in
        let name = try decoder.text()
        guard let kind = try FactCodes.productKinds.value(of: try decoder.number()) else { throw Malformed() }
        return ProductDeclaration(name: name, kind: kind, targets: try decoder.textList())
      },
      dependencies: try list { decoder throws(Malformed) in
        PackageDependency(
          identity: try decoder.text(),
          kind: try decoder.packageDependencyKind(),
          name: try decoder.optionalText(),
          position: try decoder.optionalPosition()
        )
      },
      targets: try list { decoder throws(Malformed) in try decoder.target() },
      languageModes: try textList()
    )
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
    let dependencies = try list { decoder throws(Malformed) in try decoder.targetDependency() }
    let (path, exclude) = (try optionalText(), try textList())
    let (hasSources, sources) = (try flag(), try textList())
    return TargetDeclaration(
      name: name,
      kind: kind,
      dependencies: dependencies,
      path: path,
      exclude: exclude,
      sources: hasSources ? sources : nil,
      resources: try textList(),
      publicHeadersPath: try optionalText(),
      settings: try list { decoder throws(Malformed) in try decoder.setting() },
      hasUnknownSettings: try flag(),
      plugins: try textList(),
      position: try optionalPosition()
    )
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
    return TargetDependency(
      name: name,
      kind: kind,
      moduleAliases: Dictionary(aliases) { first, _ in first },
      isConditional: try flag(),
      position: try optionalPosition()
    )
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
