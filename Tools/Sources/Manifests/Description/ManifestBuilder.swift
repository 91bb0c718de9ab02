import Model

/// Builds a `Manifest` from an evaluated package.
struct ManifestBuilder {
  var toolsVersion: ToolsVersion
  var folder: String

  func manifest(of package: Object) throws -> Manifest {
    var manifest = Manifest(name: try text("name", of: package), toolsVersion: toolsVersion.description)
    manifest.products = try list("products", of: package, \.object).map(product)
    manifest.dependencies = try list("dependencies", of: package, \.member).map(packageDependency)
    manifest.targets = try list("targets", of: package, \.object).map(target)
    manifest.languageModes = try list("swiftLanguageModes", of: package, \.member).map(languageMode)
    return manifest
  }

  private func product(_ object: Object) throws -> ProductDeclaration {
    guard let kind = ProductDeclaration.Kind(rawValue: try text("kind", of: object)) else {
      throw UnsupportedSyntax("the kind of a product")
    }
    let targets = try list("targets", of: object, \.characters)
    return ProductDeclaration(name: try text("name", of: object), kind: kind, targets: targets)
  }

  private func packageDependency(_ member: Member) throws -> PackageDependency {
    var dependency: PackageDependency
    switch (member["path"]?.characters, member["url"]?.characters, member["id"]?.characters) {
    case (let path?, nil, nil):
      guard !path.hasPrefix("~") else { throw UnsupportedSyntax("a path below the home folder", at: member.position) }
      let identity = PackageIdentity.of(address: FolderPath.absolute(path, from: folder))
      let relative = path.hasPrefix("/") ? FolderPath.relative(path, from: folder) : path
      dependency = PackageDependency(identity: identity, location: relative, isLocal: true)
    case (nil, let url?, nil):
      dependency = PackageDependency(identity: PackageIdentity.of(address: url), location: url)
    case (nil, nil, let id?): dependency = PackageDependency(identity: id.lowercased(), location: id)
    default: throw UnsupportedSyntax("a package without a location", at: member.position)
    }
    dependency.name = member["name"]?.characters
    dependency.position = member.position
    return dependency
  }

  private func target(_ object: Object) throws -> TargetDeclaration {
    guard case .text(let name)? = object["name"], case .member(let type)? = object["type"],
      let kind = TargetDeclaration.Kind(rawValue: type.name)
    else { throw UnsupportedSyntax("a target without a name") }
    var target = TargetDeclaration(name: name.characters, kind: kind, position: name.position)
    target.dependencies = try list("dependencies", of: object, \.member).map(dependency)
    target.path = object["path"]?.characters
    target.exclude = try list("exclude", of: object, \.characters)
    if object["sources"]?.isNothing == false { target.sources = try list("sources", of: object, \.characters) }
    target.resources = try list("resources", of: object, \.member).map(path)
    target.publicHeadersPath = object["publicHeadersPath"]?.characters
    target.hasUnknownSettings = object["swiftSettings"]?.problem != nil
    if !target.hasUnknownSettings { target.settings = try list("swiftSettings", of: object, \.member).map(setting) }
    target.plugins = try list("plugins", of: object, \.member).map { try $0.text("name").characters }
    target.shortenPaths(in: folder)
    return target
  }

  private func path(of resource: Member) throws -> String {
    guard let path = resource.arguments?.first(where: { $0.label == nil })?.value.characters else {
      throw UnsupportedSyntax("a resource without a path", at: resource.position)
    }
    return path
  }

  private func dependency(_ member: Member) throws -> TargetDependency {
    let kind: TargetDependency.Kind
    switch member.name {
    case "target", "targetItem": kind = .target
    case "byName", "byNameItem": kind = .byName
    case "product", "productItem": kind = .product
    default: throw UnsupportedSyntax("the kind of a dependency", at: member.position)
    }
    var result = TargetDependency(name: try member.text("name").characters, kind: kind, position: member.position)
    if kind == .product { result.package = member["package"]?.characters }
    result.isConditional = isConditional(member)
    if case .dictionary(let entries)? = member["moduleAliases"] {
      for entry in entries { result.moduleAliases[entry.key.characters ?? ""] = entry.value.characters }
    }
    return result
  }

  /// Whether a dependency has a condition. SwiftPM drops a condition with an empty list of platforms and nothing else.
  private func isConditional(_ member: Member) -> Bool {
    guard case .member(let condition)? = member["condition"] else { return false }
    guard condition.arguments?.count == 1, case .list(let platforms)? = condition["platforms"] else { return true }
    return !platforms.isEmpty
  }

  private func text(_ name: String, of object: Object) throws -> String {
    guard let text = object[name]?.characters else {
      throw UnsupportedSyntax("a `\(name)` that is not a string")
    }
    return text
  }

  /// The elements of a list, all of which are of one kind.
  private func list<Element>(_ name: String, of object: Object, _ element: (Value) -> Element?) throws -> [Element] {
    guard let value = object[name], !value.isNothing else { return [] }
    guard case .list(let values) = value else { throw UnsupportedSyntax("a value that is not a list") }
    let elements = values.compactMap(element)
    guard elements.count == values.count else { throw UnsupportedSyntax("`\(name)` with other elements") }
    return elements
  }

  private func setting(_ member: Member) throws -> SwiftSetting {
    let arguments = (member.arguments ?? []).filter { $0.label == nil }.map(\.value)
    // A setting of some builds is none that a target has.
    if arguments.count > 1, arguments.last?.isNothing == false { return SwiftSetting(member.name) }
    switch (member.name, arguments.first) {
    case ("define", .text(let text)?), ("enableUpcomingFeature", .text(let text)?),
      ("enableExperimentalFeature", .text(let text)?):
      return SwiftSetting(member.name, [text.characters])
    case ("unsafeFlags", .list(let flags)?): return SwiftSetting(member.name, flags.compactMap(\.characters))
    case ("swiftLanguageMode", .member(let mode)?), ("swiftLanguageVersion", .member(let mode)?):
      return .languageMode(try languageMode(mode))
    case ("defaultIsolation", .type("MainActor")?): return .defaultIsolation("MainActor")
    case ("defaultIsolation", .nothing?): return .defaultIsolation(nil)
    case ("define", _), ("enableUpcomingFeature", _), ("enableExperimentalFeature", _), ("unsafeFlags", _),
      ("swiftLanguageMode", _), ("swiftLanguageVersion", _), ("defaultIsolation", _):
      throw UnsupportedSyntax("the setting `\(member.name)`", at: member.position)
    default: return SwiftSetting(member.name)
    }
  }

  /// Converts `.v6` to `6`, and `.v4_2` to `4.2`.
  private func languageMode(_ mode: Member) throws -> String {
    if mode.name == "version", let version = mode.arguments?.first?.value.characters { return version }
    guard mode.name.hasPrefix("v"), mode.arguments == nil else {
      throw UnsupportedSyntax("the language mode `\(mode.name)`", at: mode.position)
    }
    return String(mode.name.dropFirst().map { $0 == "_" ? "." : $0 })
  }
}
