import Model

/// Reads a `project.pbxproj`: objects that name each other by identifiers.
///
/// Xcode has no documentation of the format. Source: projects as Xcode writes them, and the reading of
/// [XcodeProj](https://github.com/tuist/XcodeProj).
struct XcodeProjectFile {
  let objects: [String: PropertyList]
  private(set) var project: XcodeProject
  /// The paths of files and groups in the repository by their identifiers.
  private var paths: [String: String] = [:]
  /// The exceptions of synchronized folders, by target or build phase, and by folder.
  private var exceptions: [String: [String: Set<String>]] = [:]

  init(_ bytes: UnsafeRawBufferPointer, at location: String, in root: String) throws(XcodeProjectError) {
    guard !bytes.starts(with: "<?xml".utf8) else {
      throw XcodeProjectError(reason: "it is XML; Xcode writes its own format when it saves the project")
    }
    let contents = try PropertyListParser.value(of: bytes)
    objects = contents["objects"]?.table ?? [:]
    guard let id = contents["rootObject"]?.text, let object = objects[id], object.isa == "PBXProject" else {
      throw XcodeProjectError(position: contents["rootObject"]?.position, reason: "it has no PBXProject")
    }
    project = XcodeProject(at: location, file: XcodeReader.file(of: location), in: root)
    project.sourceRoot = FolderPath.absolute(object.string("projectDirPath") ?? "", from: project.sourceRoot)
    let targets = try nativeTargets(of: object)
    paths = try paths(in: object["mainGroup"]).compactMapValues(project.relative)
    addExceptions()
    let attributes = object["attributes"]?["TargetAttributes"]
    project.configurations = configurations(of: object)
    project.targets = targets.map { target($0, attributes?[$0.id]) }
    project.scripts = scripts
  }

  private mutating func addExceptions() {
    var seen: Set<String> = []
    for id in paths.keys where objects[id]?.isa == "PBXFileSystemSynchronizedRootGroup" {
      for set in objects[id]?.texts("exceptions") ?? [] where seen.insert(set).inserted {
        guard let owner = objects[set]?.string("target") ?? objects[set]?.string("buildPhase") else { continue }
        exceptions[owner, default: [:]][id, default: []].formUnion(objects[set]?.texts("membershipExceptions") ?? [])
      }
    }
  }

  private typealias NativeTarget = (id: String, object: PropertyList, phases: [PropertyList])

  private func nativeTargets(of project: PropertyList) throws(XcodeProjectError) -> [NativeTarget] {
    var targets: [NativeTarget] = []
    var seen: Set<String> = []
    for entry in project["targets"]?.list ?? [] {
      guard let id = entry.text, let object = objects[id] else {
        throw XcodeProjectError(position: entry.position, reason: "it lists a target that it does not define")
      }
      guard object.isa == "PBXNativeTarget", seen.insert(id).inserted else { continue }
      var phases: [PropertyList] = []
      for phase in object["buildPhases"]?.list ?? [] {
        guard let id = phase.text, let object = objects[id] else {
          throw XcodeProjectError(position: phase.position, reason: "it lists a build phase that it does not define")
        }
        // A phase belongs to one target.
        if seen.insert(id).inserted { phases.append(object) }
      }
      targets.append((id, object, phases))
    }
    return targets
  }

  private func target(_ native: NativeTarget, _ attributes: PropertyList?) -> XcodeTarget {
    let (id, object, phases) = native
    let buildFiles = { (kind: String) in phases.filter { $0.isa == kind }.flatMap { $0["files"]?.list ?? [] } }
    let type = object.string("productType")?.split(separator: ".").dropFirst(3).joined(separator: ".")
    var target = XcodeTarget(
      id: id,
      name: object.string("name") ?? id,
      kind: XcodeTarget.kind(ofType: type ?? ""),
      position: object.position,
      namePosition: (object["name"] ?? object).position
    )
    target.productID = object.string("productReference")
    target.productFile = self.object("productReference", of: object)?.string("path")
    target.files = files(of: buildFiles("PBXSourcesBuildPhase"))
    let sources = object.texts("buildPhases").filter { objects[$0]?.isa == "PBXSourcesBuildPhase" }
    // Without such a phase, nothing in a folder is compiled, and a library for Metal takes no Swift.
    if !sources.isEmpty, type != "metal-library" { addFolders(of: object, sources, to: &target) }
    let products = object["packageProductDependencies"]?.list ?? []
    // Xcode also builds what is only embedded. Source: `LinkageDependencyResolver` of swift-build.
    let linked = ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].flatMap(buildFiles).compactMap(linked)
    target.dependencies =
      entries(of: object).compactMap(declared) + linked + products.compactMap { product($0.text, at: $0) }
    target.plugins = plugins(of: object)
    target.configurations = configurations(of: object)
    target.tested = attributes?.string("TestTargetID")
    return target
  }

  /// - Parameter sources: The identifiers of the phases that compile.
  private func addFolders(of object: PropertyList, _ sources: [String], to target: inout XcodeTarget) {
    let own = Set(object.texts("fileSystemSynchronizedGroups"))
    for id in own {
      guard let folder = paths[id] else { continue }
      // A folder reference is copied as a whole. Other folders cannot be exceptions: Xcode ignores the entry.
      let copied = objects[id]?.texts("explicitFolders") ?? []
      let exceptions = exceptions[target.id]?[id] ?? []
      target.folders.append((folder, exceptions.filter { $0.pathParts.last?.contains(".") ?? false }.union(copied)))
    }
    // In the folder of another target, and for a phase, the exceptions are files that this target has as well.
    for owner in [target.id] + sources {
      for (id, files) in exceptions[owner] ?? [:] where owner != target.id || !own.contains(id) {
        guard let folder = paths[id] else { continue }
        target.sharedFiles += files.map { RepositoryReader.join(folder, $0) }
      }
    }
  }

  /// The files in the phases that compile. A file with translations is a group of files.
  private func files(of entries: [PropertyList]) -> Set<String> {
    let ids = entries.compactMap { self.object(at: $0)?.string("fileRef") }
    let groups = Set(ids).compactMap { objects[$0] }.filter { $0.isa == "PBXVariantGroup" }
    return Set((ids + groups.flatMap { $0.texts("children") }).compactMap { paths[$0] })
  }

  private var scripts: [String]? {
    let scripts = objects.values.filter { $0.isa == "PBXShellScriptBuildPhase" }
    // What scripts make may be in lists of files, which Xcode reads when it builds.
    if scripts.contains(where: { $0["outputFileListPaths"]?.list.isEmpty == false }) { return nil }
    // Since Xcode 16.3, a script may be a list of lines.
    return scripts.flatMap { [$0.string("shellScript") ?? ""] + $0.texts("shellScript") + $0.texts("outputPaths") }
  }

  private func configurations(of owner: PropertyList) -> [XcodeConfiguration] {
    let list = object("buildConfigurationList", of: owner)?.texts("buildConfigurations") ?? []
    return list.compactMap { objects[$0] }.map { object in
      let hasFile = object.table.keys.contains { $0.hasPrefix("baseConfigurationReference") }
      let file = hasFile ? settingsFile(of: object) ?? "" : nil
      let settings = object["buildSettings"]?.table.mapValues { $0.text ?? $0.list.compactMap(\.text).buildSetting }
      return XcodeConfiguration(name: object.string("name") ?? "", settings: settings ?? [:], file: file)
    }
  }

  /// The path of a configuration's `.xcconfig` file. Xcode 16 names one in a synchronized folder by the folder.
  private func settingsFile(of configuration: PropertyList) -> String? {
    if let id = configuration.string("baseConfigurationReference") { return paths[id] }
    let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap { paths[$0] }
    let path = configuration.string("baseConfigurationReferenceRelativePath")
    return folder.flatMap { folder in path.map { RepositoryReader.join(folder, $0) } }
  }

  /// The entries of `dependencies`. Those of an aggregate, which builds nothing itself, stand for it.
  private func entries(of target: PropertyList) -> [PropertyList] {
    var aggregates: Set<String> = []
    return (target["dependencies"]?.list ?? []).expanded { entry in
      let id = object(at: entry)?.string("target") ?? ""
      guard let other = objects[id], ["PBXAggregateTarget", "PBXLegacyTarget"].contains(other.isa) else { return nil }
      return aggregates.insert(id).inserted ? other["dependencies"]?.list ?? [] : []
    }
  }

  private func plugins(of target: PropertyList) -> [String] {
    (target["dependencies"]?.list ?? []).compactMap { entry in
      let product = object("productRef", of: object(at: entry))
      return product?.string("productName").flatMap { $0.hasPrefix("plugin:") ? String($0.dropFirst(7)) : nil }
    }
  }

  /// An entry of `dependencies`: a target of this or another project, or a product of a package.
  private func declared(_ entry: PropertyList) -> XcodeReference? {
    let dependency = object(at: entry)
    if let product = dependency?.string("productRef") { return self.product(product, at: entry) }
    let proxy = object("targetProxy", of: dependency)
    let id = dependency?.string("target") ?? proxy?.string("remoteGlobalIDString")
    let other = otherProject(proxy)
    let named = other.flatMap { other in
      proxy?.string("remoteInfo").map { XcodeReference.Other.target($0, location: other) }
    }
    return reference([(id, project.location), (id, other)], or: named, at: entry)
  }

  /// An entry of a phase that links.
  private func linked(_ entry: PropertyList) -> XcodeReference? {
    let file = object(at: entry)
    if let product = file?.string("productRef") { return self.product(product, at: entry) }
    guard let id = file?.string("fileRef"), let reference = objects[id] else { return nil }
    let proxy = object("remoteRef", of: reference)
    let other = otherProject(proxy)
    // What belongs to the system is not declared in SwiftPM's manifests either.
    let isOfSystem = ["SDKROOT", "DEVELOPER_DIR"].contains(reference.string("sourceTree"))
    return self.reference(
      [(id, project.location), (proxy?.string("remoteGlobalIDString"), other)],
      or: isOfSystem ? nil : .file(reference.string("path") ?? "", location: other),
      at: entry
    )
  }

  private func product(_ id: String?, at entry: PropertyList) -> XcodeReference? {
    let product = id.flatMap { objects[$0] }
    guard let name = product?.string("productName"), !name.hasPrefix("plugin:") else { return nil }
    let package = object("package", of: product).flatMap { reference in
      reference.string("repositoryURL").map(XcodeProject.package)
        ?? reference.string("relativePath").map { project.package(at: $0, in: project.folder) }
    }
    return reference(or: .product(name, package: package), at: entry)
  }

  private func reference(
    _ targets: [(id: String?, location: String?)] = [],
    or other: XcodeReference.Other?,
    at entry: PropertyList
  ) -> XcodeReference {
    let object = object(at: entry)
    let isConditional = object?["platformFilter"] != nil || object?["platformFilters"] != nil
    return XcodeReference(targets: targets, other: other, isConditional: isConditional, position: entry.position)
  }

  private func otherProject(_ proxy: PropertyList?) -> String? {
    proxy?.string("containerPortal").flatMap { paths[$0] }
  }

  private func object(at entry: PropertyList) -> PropertyList? { entry.text.flatMap { objects[$0] } }

  private func object(_ key: String, of object: PropertyList?) -> PropertyList? {
    object?.string(key).flatMap { objects[$0] }
  }
}
