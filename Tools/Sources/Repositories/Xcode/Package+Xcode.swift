import Model

extension Package {
  /// A project as a package, without the files of its targets.
  ///
  /// - Parameter files: The files of each target, relative to the repository's root, sorted. Those that settings exclude are
  ///   removed.
  init(
    _ project: XcodeProject,
    _ files: inout [[String]],
    _ products: XcodeProducts,
    _ settingsFiles: inout XcodeSettingsFiles
  ) {
    let configurations = XcodeConfiguration.list(of: project.objects[project.id], in: project, &settingsFiles)
    let byName = Dictionary(configurations.map { ($0.name, $0) }) { first, _ in first }
    var dependencies = XcodeDependencies(of: project, products)
    let allSettings = project.targets.map { XcodeSettings.all(of: $0, in: project, byName, &settingsFiles) }
    files = zip(files, allSettings).map { $1.compiled($0, in: project.root) }
    let counts = files.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let targets = zip(project.targets, zip(files, allSettings)).map { target, known in
      let (files, settings) = known
      let modules = settings.modules(of: target)
      let declaration = TargetDeclaration(
        name: target.name,
        kind: target.kind,
        dependencies: dependencies.dependencies(of: target, settings),
        settings: settings.swiftSettings,
        hasUnknownSettings: settings.areUncertain,
        plugins: dependencies.plugins(of: target),
        position: project.objects[target.id]?.position
      )
      // Files of several targets say little about where a target is.
      let own = files.filter { counts[$0] == 1 }
      return Target(
        declaration: declaration,
        path: Self.commonFolder(of: own.isEmpty ? files : own) ?? project.folder,
        files: [],
        ownModules: modules == [Target.moduleName(for: target.name)] ? [] : modules
      )
    }
    self.init(
      path: project.folder,
      manifest: Manifest(
        name: project.name,
        toolsVersion: "",
        // Targets of other projects depend on a target by its name.
        products: targets.map { ProductDeclaration(name: $0.name, kind: .library, targets: [$0.name]) },
        dependencies: dependencies.packages.values.sorted { $0.identity < $1.identity },
        targets: targets.map(\.declaration)
      ),
      kind: .xcodeProject,
      manifestName: project.folder.isEmpty ? project.file : String(project.file.dropFirst(project.folder.count + 1)),
      targets: targets
    )
  }

  /// The innermost folder around all files.
  private static func commonFolder(of files: [String]) -> String? {
    guard let first = files.first, let last = files.last else { return nil }
    // The files are sorted, so all others have what the first and the last one have in common.
    let folders = [first, last].map { $0.split(separator: "/").dropLast() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }
}
