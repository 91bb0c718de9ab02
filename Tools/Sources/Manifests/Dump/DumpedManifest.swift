import Foundation
public import Model

/// A manifest in the output of `swift package dump-package`.
struct DumpedManifest: Decodable {
  var name: String
  var toolsVersion: Version
  var products: [Product]
  /// Each is a list under the name of its kind.
  var dependencies: [[String: [DumpedPackage]]]
  var targets: [DumpedTarget]
  var swiftLanguageVersions: [String]?

  struct Version: Decodable {
    var _version: String
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
    /// The product's kind is the only key.
    var type: [String: DumpedValue]
  }
}

extension PackageDump {
  /// Decodes the output of `run`.
  ///
  /// - Parameter folder: The package's folder; paths to other packages become relative to it.
  public static func manifest(from bytes: [UInt8], folder: String) throws -> Manifest {
    // The manifest may print text before the JSON.
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let dump: DumpedManifest
    do {
      dump = try JSONDecoder().decode(DumpedManifest.self, from: Data(bytes[start...]))
    } catch {
      throw Failure.unexpected("unknown structure (\(error))")
    }
    guard let version = ToolsVersion(dump.toolsVersion._version) else {
      throw Failure.unexpected("unknown version `\(dump.toolsVersion._version)`")
    }
    var manifest = Manifest(name: dump.name, toolsVersion: version.description)
    manifest.products = try dump.products.map { try $0.declaration() }
    manifest.dependencies = try dump.dependencies.map { kinds in
      guard let (kind, packages) = kinds.first, let package = packages.first else {
        throw Failure.unexpected("package dependency without a kind")
      }
      return try package.declaration(kind: kind, folder: folder)
    }
    manifest.targets = try dump.targets.map { try $0.declaration(in: folder) }
    manifest.languageModes = dump.swiftLanguageVersions ?? []
    return manifest
  }
}

extension DumpedManifest.Product {
  fileprivate func declaration() throws -> ProductDeclaration {
    let key = type.keys.first ?? ""
    guard let kind = ProductDeclaration.Kind(rawValue: key) else {
      throw PackageDump.Failure.unexpected("unknown product kind `\(key)`")
    }
    return ProductDeclaration(name: name, kind: kind, targets: targets)
  }
}

/// A package that another one depends on: of a path, an address or a registry.
struct DumpedPackage: Decodable {
  var identity: String
  var nameForTargetDependencyResolutionOnly: String?
  var path: String?
  var location: Location?

  struct Location: Decodable {
    var local: [String]?
    var remote: [Remote]?

    struct Remote: Decodable {
      var urlString: String
    }
  }

  fileprivate func declaration(kind: String, folder: String) throws -> PackageDependency {
    let name = nameForTargetDependencyResolutionOnly
    let address = location?.remote?.first?.urlString ?? location?.local?.first
    switch (kind, path, address) {
    case ("fileSystem", let path?, _):
      let relative = FolderPath.relative(path, from: folder)
      return PackageDependency(identity: identity, location: relative, isLocal: true, name: name)
    case ("sourceControl", _, let address?):
      return PackageDependency(identity: identity, location: address, name: name)
    case ("registry", _, _): return PackageDependency(identity: identity.lowercased(), location: identity)
    default: throw PackageDump.Failure.unexpected("unknown kind of package dependency")
    }
  }
}

/// A value whose meaning depends on its place, such as an argument of a setting.
enum DumpedValue: Decodable {
  case missing
  case text(String)
  case texts([String])
  case pairs([String: String])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .missing
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let texts = try? container.decode([String].self) {
      self = .texts(texts)
    } else if let pairs = try? container.decode([String: String].self) {
      self = .pairs(pairs)
    } else {
      self = .other
    }
  }
}

/// A target in the output of `swift package dump-package`.
struct DumpedTarget: Decodable {
  var name: String
  var type: String
  /// Each is a list of the name and options under the name of its kind.
  var dependencies: [[String: [DumpedValue]]]
  var path: String?
  var exclude: [String]?
  var sources: [String]?
  var resources: [Resource]?
  var publicHeadersPath: String?
  var settings: [Setting]?
  /// Each is a list of the plugin's name and its package's name, under `plugin`.
  var pluginUsages: [[String: [String?]]]?

  struct Resource: Decodable {
    var path: String
  }

  struct Setting: Decodable {
    var tool: String
    /// The setting's name is the only key, with its values under `_0` and so on.
    var kind: [String: [String: DumpedValue]]
    /// Of some builds only.
    var condition: DumpedValue?
  }

  func declaration(in folder: String) throws -> TargetDeclaration {
    guard let kind = TargetDeclaration.Kind(rawValue: type) else {
      throw PackageDump.Failure.unexpected("unknown target kind `\(type)`")
    }
    var target = TargetDeclaration(name: name, kind: kind, dependencies: try dependencies.map(dependency))
    target.path = path
    target.exclude = exclude ?? []
    target.sources = sources
    target.resources = (resources ?? []).map(\.path)
    target.publicHeadersPath = publicHeadersPath
    target.settings = try (settings ?? []).filter { $0.tool == "swift" }.map { try $0.setting() }
    target.plugins = (pluginUsages ?? []).compactMap { $0["plugin"]?.first ?? nil }
    target.shortenPaths(in: folder)
    return target
  }

  private func dependency(_ kinds: [String: [DumpedValue]]) throws -> TargetDependency {
    guard let (key, values) = kinds.first, case .text(let name)? = values.first else {
      throw PackageDump.Failure.unexpected("target dependency without a name")
    }
    var declaration = TargetDependency(name: name, kind: .byName)
    switch (key, values.dropFirst().first) {
    case ("byName", _): break
    case ("target", _): declaration.kind = .target
    case ("product", let package?):
      declaration.kind = .product
      if case .text(let package) = package { declaration.package = package }
    default: throw PackageDump.Failure.unexpected("unknown kind of target dependency")
    }
    for value in values {
      switch value {
      case .pairs(let aliases): declaration.moduleAliases = aliases
      case .other, .texts: declaration.isConditional = true
      case .missing, .text: break
      }
    }
    return declaration
  }
}

extension DumpedTarget.Setting {
  fileprivate func setting() throws -> SwiftSetting {
    guard let (name, values) = kind.first else { throw PackageDump.Failure.unexpected("setting without a name") }
    if condition != nil { return SwiftSetting(name) }
    return switch (name, values["_0"]) {
    case ("define", .text(let text)?), ("enableUpcomingFeature", .text(let text)?),
      ("enableExperimentalFeature", .text(let text)?), ("swiftLanguageMode", .text(let text)?):
      SwiftSetting(name, [text])
    case ("unsafeFlags", .texts(let flags)?): SwiftSetting(name, flags)
    case ("defaultIsolation", .text(let isolation)?): .defaultIsolation(isolation == "nonisolated" ? nil : isolation)
    default: SwiftSetting(name)
    }
  }
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
