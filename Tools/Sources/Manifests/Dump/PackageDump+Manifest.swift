import Foundation
public import Model

extension PackageDump {
  /// Decodes the output of `run`.
  ///
  /// - Parameter folder: The package's folder; paths to other packages become relative to it.
  public static func manifest(from bytes: [UInt8], folder: String) throws -> Manifest {
    // The manifest may print text before the JSON.
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let dump: DumpedValue
    do {
      dump = try JSONDecoder().decode(DumpedValue.self, from: Data(bytes[start...]))
    } catch {
      throw Failure.unexpected("unknown structure (\(error))")
    }
    let name = try dump.text("name")
    let written = dump["toolsVersion"]?["_version"]?.text ?? ""
    guard let version = ToolsVersion(written) else { throw Failure.unexpected("unknown version `\(written)`") }
    var manifest = Manifest(name: name, toolsVersion: version.description)
    manifest.products = try dump.list("products").map(product)
    manifest.dependencies = try dump.list("dependencies").map { try package($0, folder) }
    manifest.targets = try dump.list("targets").map { try target($0, folder) }
    manifest.languageModes = try dump.texts("swiftLanguageVersions")
    return manifest
  }

  private static func product(_ product: DumpedValue) throws -> ProductDeclaration {
    let name = product["type"]?.tagged?.name ?? ""
    guard let kind = ProductDeclaration.Kind(rawValue: name) else {
      throw Failure.unexpected("unknown product kind `\(name)`")
    }
    return ProductDeclaration(name: try product.text("name"), kind: kind, targets: try product.texts("targets"))
  }

  /// A package that another one depends on: of a path, an address or a registry.
  private static func package(_ dependency: DumpedValue, _ folder: String) throws -> PackageDependency {
    guard case (let kind, .list(let packages))? = dependency.tagged, let package = packages.first else {
      throw Failure.unexpected("package dependency without a kind")
    }
    let identity = try package.text("identity")
    let name = package["nameForTargetDependencyResolutionOnly"]?.text
    // Of an address, it is an object.
    let location = try package["location"].map { try $0["remote"] == nil ? $0.list("local") : $0.list("remote") }?.first
    let address = location?.text ?? location?["urlString"]?.text
    switch (kind, package["path"]?.text, address) {
    case ("fileSystem", let path?, _):
      let relative = FolderPath.relative(path, from: folder)
      return PackageDependency(identity: identity, location: relative, isLocal: true, name: name)
    case ("sourceControl", _, let address?):
      return PackageDependency(identity: identity, location: address, name: name)
    case ("registry", _, _): return PackageDependency(identity: identity.lowercased(), location: identity)
    default: throw Failure.unexpected("unknown kind of package dependency")
    }
  }

  private static func target(_ dump: DumpedValue, _ folder: String) throws -> TargetDeclaration {
    let type = try dump.text("type")
    guard let kind = TargetDeclaration.Kind(rawValue: type) else {
      throw Failure.unexpected("unknown target kind `\(type)`")
    }
    let dependencies = try dump.list("dependencies").map(dependency)
    var target = TargetDeclaration(name: try dump.text("name"), kind: kind, dependencies: dependencies)
    target.path = dump["path"]?.text
    target.exclude = try dump.texts("exclude")
    if dump["sources"] != nil { target.sources = try dump.texts("sources") }
    target.resources = try dump.list("resources", isOptional: true).map { try $0.text("path") }
    target.publicHeadersPath = dump["publicHeadersPath"]?.text
    let settings = try dump.list("settings", isOptional: true)
    target.settings = try settings.filter { try $0.text("tool") == "swift" }.map(setting)
    // Each is a list of the plugin's name and its package's name.
    target.plugins = try dump.list("pluginUsages", isOptional: true).compactMap { try $0.list("plugin").first?.text }
    target.shortenPaths(in: folder)
    return target
  }

  /// A target dependency is a list of the name and options under the name of its kind.
  private static func dependency(_ dependency: DumpedValue) throws -> TargetDependency {
    guard case (let key, .list(let values))? = dependency.tagged, let name = values.first?.text else {
      throw Failure.unexpected("target dependency without a name")
    }
    var declaration = TargetDependency(name: name, kind: .byName)
    switch (key, values.dropFirst().first) {
    case ("byName", _): break
    case ("target", _): declaration.kind = .target
    case ("product", let package?):
      declaration.kind = .product
      declaration.package = package.text
    default: throw Failure.unexpected("unknown kind of target dependency")
    }
    for case .object(let options) in values {
      let aliases = options.compactMapValues(\.text)
      let isCondition = aliases.count < options.count
      if isCondition { declaration.isConditional = true } else { declaration.moduleAliases = aliases }
    }
    return declaration
  }

  /// The setting's name is the only key of `kind`, with its values under `_0` and so on.
  private static func setting(_ setting: DumpedValue) throws -> SwiftSetting {
    guard let (name, values) = setting["kind"]?.tagged else { throw Failure.unexpected("setting without a name") }
    // A setting of some builds only.
    if setting["condition"] != nil { return SwiftSetting(name) }
    return switch (name, values["_0"]) {
    case ("define", .text(let text)?), ("enableUpcomingFeature", .text(let text)?),
      ("enableExperimentalFeature", .text(let text)?), ("swiftLanguageMode", .text(let text)?):
      SwiftSetting(name, [text])
    case ("unsafeFlags", .list?): SwiftSetting(name, try values.texts("_0"))
    case ("defaultIsolation", .text(let isolation)?): .defaultIsolation(isolation == "nonisolated" ? nil : isolation)
    default: SwiftSetting(name)
    }
  }
}

/// A value in the output of `swift package dump-package`.
enum DumpedValue: Decodable {
  case text(String)
  case list([DumpedValue])
  case object([String: DumpedValue])
  /// Null, or a value that does not matter.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([DumpedValue].self) {
      self = .list(values)
    } else if let members = try? container.decode([String: DumpedValue].self) {
      self = .object(members)
    } else {
      self = .other
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The name and the value of a variant, which is the only member of its object.
  var tagged: (name: String, value: DumpedValue)? {
    if case .object(let members) = self { members.first.map { ($0.key, $0.value) } } else { nil }
  }

  /// A member that is there and is not null.
  subscript(key: String) -> DumpedValue? {
    guard case .object(let members) = self, let value = members[key] else { return nil }
    return if case .other = value { nil } else { value }
  }

  func text(_ key: String) throws -> String {
    guard let text = self[key]?.text else { throw Self.unknown(key) }
    return text
  }

  func list(_ key: String, isOptional: Bool = false) throws -> [DumpedValue] {
    if isOptional, self[key] == nil { return [] }
    guard case .list(let values)? = self[key] else { throw Self.unknown(key) }
    return values
  }

  /// The strings in a list, which may be missing.
  func texts(_ key: String) throws -> [String] {
    try list(key, isOptional: true).map { value in
      guard let text = value.text else { throw Self.unknown(key) }
      return text
    }
  }

  private static func unknown(_ key: String) -> PackageDump.Failure { .unexpected("unknown structure (`\(key)`)") }
}

extension Manifest {
  /// The manifest without positions, with normalised package locations and resources, as in SwiftPM's output.
  public func comparable(in folder: String) -> Manifest {
    var result = self
    for index in result.dependencies.indices {
      result.dependencies[index].position = nil
      result.dependencies[index].location = result.dependencies[index].comparableLocation(in: folder)
    }
    for index in result.targets.indices {
      result.targets[index].position = nil
      result.targets[index].resources = result.targets[index].resources.map { FolderPath.absolute($0, from: folder) }
      for number in result.targets[index].dependencies.indices {
        result.targets[index].dependencies[number].position = nil
      }
    }
    return result
  }
}

extension PackageDependency {
  /// Makes a path absolute, and turns a local address into a path.
  fileprivate func comparableLocation(in folder: String) -> String {
    if !isLocal, location.hasPrefix("file://") { return FolderPath.absolute(String(location.dropFirst(7)), from: "/") }
    // An address without a colon has no scheme and no host.
    return isLocal || !location.contains(":") ? FolderPath.absolute(location, from: folder) : location
  }
}
