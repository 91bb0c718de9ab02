import Manifests
import Model

/// Reads what a project's targets depend on.
struct XcodeDependencies {
  let project: XcodeProject
  let products: XcodeProducts
  /// The packages and other projects that targets depend on, by the names that their dependencies use.
  private(set) var packages: [String: PackageDependency] = [:]

  /// The dependencies that a target declares or links, without duplicates.
  mutating func dependencies(of target: XcodeTarget, _ settings: [XcodeSettings]) -> [TargetDependency] {
    var all: [TargetDependency?] = []
    var aggregates: Set<String> = []
    for entry in entries(of: target.object, &aggregates) { all.append(declared(entry)) }
    for entry in target.buildFiles(in: "PBXFrameworksBuildPhase") { all.append(linked(entry)) }
    for entry in target.object["packageProductDependencies"]?.list ?? [] { all.append(product(entry.text, at: entry)) }
    let place = target.object["name"] ?? target.object
    for name in Set(settings.flatMap(Self.linkedByFlags)).sorted() { all.append(linked(name, at: place)) }
    let attributes = project.objects[project.id]?["attributes"]?["TargetAttributes"]?[target.id]
    let tested = products.target(attributes?.string("TestTargetID"), in: project.location)
    for name in Set(settings.compactMap(Self.host) + [tested].compactMap(\.self)).sorted() where target.kind == .test {
      let host = project.targets.first { $0.name == name || products.file(of: $0, in: project) == name + ".app" }
      all.append(host.map { TargetDependency(name: $0.name, kind: .target, position: place.position) })
    }
    struct Key: Hashable {
      let name: String
      let kind: TargetDependency.Kind
    }
    var seen: Set<Key> = []
    return all.compactMap(\.self).filter {
      $0.name != target.name && seen.insert(Key(name: $0.name, kind: $0.kind)).inserted
    }
  }

  /// The packages that the target's plugins come from are not known by name, so only the plugins are.
  func plugins(of target: XcodeTarget) -> [String] {
    (target.object["dependencies"]?.list ?? []).compactMap { entry in
      let product = project.object("productRef", of: entry.text.flatMap { project.objects[$0] })
      return product?.string("productName").flatMap { $0.hasPrefix("plugin:") ? String($0.dropFirst(7)) : nil }
    }
  }

  // MARK: - Kinds of entries

  /// The entries of `dependencies`. Those of an aggregate, which builds nothing itself, stand for it.
  private func entries(of target: PropertyList, _ aggregates: inout Set<String>) -> [PropertyList] {
    (target["dependencies"]?.list ?? []).flatMap { entry -> [PropertyList] in
      guard let id = entry.text.flatMap({ project.objects[$0] })?.string("target"), let other = project.objects[id],
        ["PBXAggregateTarget", "PBXLegacyTarget"].contains(other.isa)
      else { return [entry] }
      return aggregates.insert(id).inserted ? entries(of: other, &aggregates) : []
    }
  }

  /// An entry of `dependencies`: a target of this or another project, or a product of a package.
  private mutating func declared(_ entry: PropertyList) -> TargetDependency? {
    let object = entry.text.flatMap { project.objects[$0] }
    if let product = object?.string("productRef") { return self.product(product, at: entry, condition: object) }
    let proxy = project.object("targetProxy", of: object)
    let id = object?.string("target") ?? proxy?.string("remoteGlobalIDString")
    let own = project.location
    if let sibling = products.target(id, in: own) { return target(sibling, of: own, at: entry, condition: object) }
    guard let other = otherProject(proxy) else { return nil }
    guard let name = products.target(id, in: other) ?? proxy?.string("remoteInfo") else { return nil }
    return target(name, of: other, at: entry, condition: object)
  }

  /// An entry of a phase that links.
  private mutating func linked(_ entry: PropertyList) -> TargetDependency? {
    let file = entry.text.flatMap { project.objects[$0] }
    if let product = file?.string("productRef") { return self.product(product, at: entry, condition: file) }
    guard let id = file?.string("fileRef"), let reference = project.objects[id] else { return nil }
    if let sibling = products.targetOfProduct(id, in: project.location) {
      return target(sibling, of: project.location, at: entry, condition: file)
    }
    let proxy = project.object("remoteRef", of: reference)
    let other = otherProject(proxy)
    if let other, let name = products.targetOfProduct(proxy?.string("remoteGlobalIDString"), in: other) {
      return target(name, of: other, at: entry, condition: file)
    }
    // What belongs to the system is not declared in SwiftPM's manifests either.
    if ["SDKROOT", "DEVELOPER_DIR"].contains(reference.string("sourceTree")) { return nil }
    let name = (reference.string("path") ?? "").split(separator: "/").last.map(String.init)
    return name.flatMap { linked($0, of: other, at: entry) }
  }

  /// A product by the name of its file: of this project, another one of the repository, or from elsewhere.
  ///
  /// - Parameter location: The project that is known to have it, or `nil` for any.
  private mutating func linked(_ file: String, of location: String? = nil, at entry: PropertyList) -> TargetDependency?
  {
    let owners = products.owners(of: file)
    if let owner = owners.first(where: { $0.location == location ?? project.location }) ?? owners.first {
      return target(owner.target, of: owner.location, at: entry)
    }
    let parts = file.split(separator: ".")
    guard parts.count == 2, ["framework", "xcframework", "a"].contains(parts[1]) else { return nil }
    let name = parts[1] == "a" && parts[0].hasPrefix("lib") ? parts[0].dropFirst(3) : parts[0]
    return TargetDependency(name: String(name), kind: .product, position: entry.position)
  }

  private mutating func product(
    _ id: String?,
    at entry: PropertyList,
    condition: PropertyList? = nil
  ) -> TargetDependency? {
    let product = id.flatMap { project.objects[$0] }
    guard let name = product?.string("productName"), !name.hasPrefix("plugin:") else { return nil }
    let package = project.object("package", of: product).flatMap { self.package($0) }
    return TargetDependency(
      name: name,
      kind: .product,
      package: package,
      isConditional: condition.isConditional,
      position: entry.position
    )
  }

  /// A target of this project or another one.
  private mutating func target(
    _ name: String,
    of location: String,
    at entry: PropertyList,
    condition: PropertyList? = nil
  ) -> TargetDependency {
    var result = TargetDependency(name: name, kind: .target, position: entry.position)
    result.isConditional = condition.isConditional
    if location != project.location {
      let path = path(to: location)
      let identity = location.lowercased()
      packages[location] = PackageDependency(identity: identity, location: path, isLocal: true, name: location)
      (result.kind, result.package) = (.product, location)
    }
    return result
  }

  // MARK: - Packages and projects

  /// The name of a package that a reference adds to the project.
  private mutating func package(_ reference: PropertyList) -> String? {
    if let address = reference.string("repositoryURL") {
      let identity = PackageIdentity.of(address: address)
      packages[identity] = PackageDependency(identity: identity, location: address)
      return identity
    }
    guard let written = reference.string("relativePath") else { return nil }
    let folder = FolderPath.absolute(written, from: "\(project.root)/\(project.folder)")
    let identity = PackageIdentity.of(address: folder)
    let path = project.relative(folder).map(path) ?? folder
    packages[identity] = PackageDependency(identity: identity, location: path, isLocal: true)
    return identity
  }

  /// A path from the project's folder to one in the repository.
  private func path(to folder: String) -> String {
    String(repeating: "../", count: project.folder.split(separator: "/").count) + folder
  }

  /// The location of the project that a proxy points to.
  private func otherProject(_ proxy: PropertyList?) -> String? {
    proxy?.string("containerPortal").flatMap { project.paths[$0] }
  }

  // MARK: - Build settings

  /// The names of the products that a target links by options of the linker.
  private static func linkedByFlags(_ settings: XcodeSettings) -> [String] {
    let flags = settings.options("OTHER_LDFLAGS")
    let frameworks = zip(flags, flags.dropFirst()).filter { $0.0.hasPrefix("-") && $0.0.hasSuffix("framework") }.map {
      $0.1 + ".framework"
    }
    return frameworks + flags.filter { $0.hasPrefix("-l") }.map { "lib\($0.dropFirst(2)).a" }
  }

  /// The app that runs a target's tests.
  private static func host(_ settings: XcodeSettings) -> String? {
    if let name = settings.value("TEST_TARGET_NAME") { return name }
    let app = settings.written("TEST_HOST")?.split(separator: "/").first { $0.hasSuffix(".app") }
    return app.map { String($0.dropLast(4)) }
  }
}

extension PropertyList? {
  /// Whether a dependency is only for some platforms.
  fileprivate var isConditional: Bool { self?["platformFilter"] != nil || self?["platformFilters"] != nil }
}
