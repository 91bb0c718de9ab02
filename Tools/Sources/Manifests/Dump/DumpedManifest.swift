import Foundation
import Model

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

  /// An unexpected part of the output.
  struct Unknown: Error, CustomStringConvertible {
    var description: String

    init(_ what: String) {
      description = "\(what) in its output"
    }
  }

  /// Decodes the output.
  ///
  /// - Parameter folder: The package's folder; paths to other packages become relative to it.
  static func manifest(from bytes: [UInt8], folder: String) throws -> Manifest {
    // The manifest may print text before the JSON.
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let dump: DumpedManifest
    do {
      dump = try JSONDecoder().decode(DumpedManifest.self, from: Data(bytes[start...]))
    } catch {
      throw Unknown("unknown structure (\(error))")
    }
    guard let version = ToolsVersion(dump.toolsVersion._version) else {
      throw Unknown("unknown version `\(dump.toolsVersion._version)`")
    }
    return Manifest(
      name: dump.name,
      toolsVersion: version.description,
      products: try dump.products.map { try $0.declaration() },
      dependencies: try dump.dependencies.map { kinds in
        guard let (kind, packages) = kinds.first, let package = packages.first else {
          throw Unknown("package dependency without a kind")
        }
        return try package.declaration(kind: kind, folder: folder)
      },
      targets: try dump.targets.map { try $0.declaration() },
      languageModes: dump.swiftLanguageVersions ?? []
    )
  }
}

extension DumpedManifest.Product {
  fileprivate func declaration() throws -> ProductDeclaration {
    let key = type.keys.first ?? ""
    guard let kind = ProductDeclaration.Kind(rawValue: key) else {
      throw DumpedManifest.Unknown("unknown product kind `\(key)`")
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
      return PackageDependency(identity: identity, kind: .path(relative), name: name)
    case ("sourceControl", _, let address?):
      return PackageDependency(identity: identity, kind: .remote(address), name: name)
    case ("registry", _, _): return PackageDependency(identity: identity.lowercased(), kind: .remote(identity))
    default: throw DumpedManifest.Unknown("unknown kind of package dependency")
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
