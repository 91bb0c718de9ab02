import Model

/// Builds a `Manifest` from an evaluated package.
struct ManifestBuilder {
  var toolsVersion: ToolsVersion
  var folder: String

  func manifest(of package: Object) throws(UnsupportedSyntax) -> Manifest {
    var manifest = Manifest(name: try text("name", of: package), toolsVersion: toolsVersion.description)
    for product in try objects("products", of: package) { manifest.products.append(try self.product(product)) }
    for dependency in try members("dependencies", of: package) {
      manifest.dependencies.append(try packageDependency(dependency))
    }
    for target in try objects("targets", of: package) { manifest.targets.append(try self.target(target)) }
    for mode in try members("swiftLanguageModes", of: package) { manifest.languageModes.append(try languageMode(mode)) }
    return manifest
  }

  private func product(_ object: Object) throws(UnsupportedSyntax) -> ProductDeclaration {
    guard let kind = ProductDeclaration.Kind(rawValue: try text("kind", of: object)) else {
      throw UnsupportedSyntax("the kind of a product")
    }
    return ProductDeclaration(name: try text("name", of: object), kind: kind, targets: try texts("targets", of: object))
  }

  private func packageDependency(_ member: Member) throws(UnsupportedSyntax) -> PackageDependency {
    let name = member["name"]?.characters
    let location: (identity: String, kind: PackageDependency.Kind)
    switch (member["path"]?.characters, member["url"]?.characters, member["id"]?.characters) {
    case (let path?, nil, nil):
      guard !path.hasPrefix("~") else { throw UnsupportedSyntax("a path below the home folder", at: member.position) }
      location = (PackageIdentity.of(path: path, in: folder), .path(path))
    case (nil, let url?, nil): location = (PackageIdentity.of(address: url), .remote(url))
    case (nil, nil, let id?): location = (id.lowercased(), .remote(id))
    default: throw UnsupportedSyntax("a package without a location", at: member.position)
    }
    return PackageDependency(
      identity: location.identity,
      kind: location.kind,
      name: name,
      position: member.position
    )
  }

  private func target(_ object: Object) throws(UnsupportedSyntax) -> TargetDeclaration {
    guard case .text(let name)? = object.fields["name"], case .member(let type)? = object.fields["type"],
      let kind = TargetDeclaration.Kind(rawValue: type.name)
    else { throw UnsupportedSyntax("a target without a name") }
    var target = TargetDeclaration(name: name.characters, kind: kind, position: name.position)
    for member in try members("dependencies", of: object) { target.dependencies.append(try dependency(member)) }
    target.path = object.fields["path"]?.characters
    target.exclude = try texts("exclude", of: object)
    if object.fields["sources"]?.isNothing == false { target.sources = try texts("sources", of: object) }
    for member in try members("resources", of: object) { target.resources.append(try path(of: member)) }
    target.publicHeadersPath = object.fields["publicHeadersPath"]?.characters
    for member in try members("swiftSettings", of: object) { target.settings.append(try setting(member)) }
    for member in try members("plugins", of: object) { target.plugins.append(try text("name", of: member)) }
    return target
  }

  private func path(of resource: Member) throws(UnsupportedSyntax) -> String {
    guard let path = resource.arguments?.first(where: { $0.label == nil })?.value.characters else {
      throw UnsupportedSyntax("a resource without a path", at: resource.position)
    }
    return path
  }

  private func dependency(_ member: Member) throws(UnsupportedSyntax) -> TargetDependency {
    let kind: TargetDependency.Kind
    switch member.name {
    case "target", "targetItem": kind = .target
    case "byName", "byNameItem": kind = .byName
    case "product", "productItem": kind = .product(package: member["package"]?.characters)
    default: throw UnsupportedSyntax("the kind of a dependency", at: member.position)
    }
    var result = TargetDependency(name: try text("name", of: member), kind: kind, position: member.position)
    result.isConditional = isConditional(member)
    if case .dictionary(let entries)? = member["moduleAliases"] {
      for entry in entries { result.moduleAliases[entry.key.characters ?? ""] = entry.value.characters }
    }
    return result
  }
}

extension ManifestBuilder {
  /// Whether a dependency has a condition. SwiftPM drops a condition with an empty list of platforms and nothing else.
  private func isConditional(_ member: Member) -> Bool {
    guard case .member(let condition)? = member["condition"] else { return false }
    guard condition.arguments?.count == 1, case .list(let platforms)? = condition["platforms"] else { return true }
    return !platforms.isEmpty
  }
}

extension Member {
  subscript(_ label: String) -> Value? {
    arguments?.first { $0.label == label }?.value
  }
}
