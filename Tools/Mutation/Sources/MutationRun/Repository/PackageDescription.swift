import Foundation

/// What `swift package describe --type json` prints, as far as it is needed.
struct PackageDescription: Decodable {
  let name: String
  let path: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]

  struct Dependency: Decodable {
    let type: String
    let path: String?
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let path: String
    let type: String
    let moduleType: String
    let sources: [String]
    let targetDependencies: [String]?
    let productDependencies: [String]?
  }

  /// Describes a package and the packages in folders that it depends on.
  ///
  /// - Parameter scratch: A folder for what SwiftPM writes.
  static func all(from root: String, scratch: String) async throws -> [PackageDescription] {
    var found: [String: PackageDescription] = [:]
    var folders = [root]
    while let folder = folders.popLast() {
      let options = ["--package-path", folder, "--scratch-path", scratch, "describe", "--type", "json"]
      let output = try await Command.output(["/usr/bin/env", "swift", "package"] + options, in: root)
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let package = try decoder.decode(PackageDescription.self, from: Data(output.utf8))
      found[package.path] = package
      let local = package.dependencies.filter { $0.type == "fileSystem" }.compactMap(\.path)
      folders += local.filter { found[$0] == nil && !folders.contains($0) }
    }
    return found.values.sorted { $0.path < $1.path }
  }
}
