import Manifests
import Model
import Reading
import Repositories
import TestSupport

/// A repository in a temporary folder.
struct ReadRepository {
  let repository: Repository

  /// - Parameter omitted: The paths that git ignores, folders with a `/` at their ends.
  init(
    _ files: [String: String],
    exclude: [Pattern] = [],
    omitted: [String] = [],
    environment: [String: String]? = nil
  ) async throws {
    let folder = try TemporaryFolder(files)
    let manifests = ManifestReader(dump: nil, environment: environment)
    var reader = RepositoryReader(root: folder.path, exclude: exclude, depth: .imports, manifests: manifests)
    reader.omitted = omitted
    repository = await reader.read().repository
  }

  /// A project `Shop.xcodeproj` in the root.
  init(project text: String, _ files: [String: String] = [:]) async throws {
    try await self.init(files.merging(["Shop.xcodeproj/project.pbxproj": text]) { $1 })
  }

  /// Each target as `KIND NAME: FILES`.
  var files: [String] {
    targets.map { "\($0.declaration.kind) \($0.name): \($0.files.map(\.path).joined(separator: " "))" }
  }

  /// Each target with dependencies as `NAME: DEPENDENCIES`; those of packages are `PRODUCT@PACKAGE`.
  var dependencies: [String] {
    targets.filter { !$0.declaration.dependencies.isEmpty }.map { target in
      let names = target.declaration.dependencies.map { dependency in
        if dependency.kind == .product {
          "\(dependency.name)@\(dependency.package ?? "")"
        } else {
          dependency.name
        }
      }
      return "\(target.name): \(names.joined(separator: " "))"
    }
  }

  /// The manifests that cannot be read, as `PATH:LINE:COLUMN: REASON`.
  var unread: [String] {
    repository.unreadManifests.map { manifest in
      let position = manifest.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(manifest.path)\(position): \(manifest.reason)"
    }
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  var targets: [Target] { repository.packages.flatMap(\.targets) }
}
