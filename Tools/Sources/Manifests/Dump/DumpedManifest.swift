import Foundation
import Model

/// A manifest as `swift package dump-package` prints it.
struct DumpedManifest: Decodable {
  var name: String
  var toolsVersion: Version
  var products: [Product]
  var dependencies: [DumpedDependency]
  var targets: [DumpedTarget]
  var swiftLanguageVersions: [String]?

  struct Version: Decodable {
    var _version: String
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
    /// The kind of product as the only key.
    var type: [String: Ignored?]
  }

  /// A value that is passed over.
  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  /// What the print cannot be understood for.
  struct Unknown: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads the print.
  ///
  /// - Parameter folder: The package's folder; the paths of other packages are given from there.
  static func manifest(from bytes: [UInt8], folder: String) throws -> Manifest {
    // A manifest that prints does so before the JSON.
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let dump: DumpedManifest
    do {
      dump = try JSONDecoder().decode(DumpedManifest.self, from: Data(bytes[start...]))
    } catch {
      throw Unknown(description: "its print is not understood: \(error)")
    }
    return try dump.manifest(folder: folder)
  }

  private func manifest(folder: String) throws -> Manifest {
    guard let version = ToolsVersion(toolsVersion._version) else {
      throw Unknown(description: "the version `\(toolsVersion._version)` in its print")
    }
    return Manifest(
      name: name,
      toolsVersion: version.description,
      products: try products.map { try $0.declaration() },
      dependencies: try dependencies.map { try $0.declaration(folder: folder) },
      targets: try targets.map { try $0.declaration() },
      languageModes: swiftLanguageVersions ?? []
    )
  }
}

extension DumpedManifest.Product {
  fileprivate func declaration() throws -> ProductDeclaration {
    guard let key = type.keys.first, let kind = ProductDeclaration.Kind(rawValue: key) else {
      throw DumpedManifest.Unknown(description: "a product of the kind `\(type.keys.first ?? "")` in its print")
    }
    return ProductDeclaration(name: name, kind: kind, targets: targets)
  }
}
