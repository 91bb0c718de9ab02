import Foundation
import Model

/// A manifest in the output of `swift package dump-package`.
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
    /// The product's kind is the only key.
    var type: [String: Ignored?]
  }

  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  /// An unexpected part of the output.
  struct Unknown: Error, CustomStringConvertible {
    var description: String
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
      throw Unknown(description: "cannot decode its output: \(error)")
    }
    return try dump.manifest(folder: folder)
  }

  private func manifest(folder: String) throws -> Manifest {
    guard let version = ToolsVersion(toolsVersion._version) else {
      throw Unknown(description: "unknown version `\(toolsVersion._version)` in its output")
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
      throw DumpedManifest.Unknown(description: "unknown product kind `\(type.keys.first ?? "")` in its output")
    }
    return ProductDeclaration(name: name, kind: kind, targets: targets)
  }
}
