import Model

/// A package dependency in the output of `swift package dump-package`: a list under the name of its kind.
struct DumpedDependency: Decodable {
  var fileSystem: [FileSystem]?
  var sourceControl: [SourceControl]?
  var registry: [Registry]?

  struct FileSystem: Decodable {
    var identity: String
    var path: String
    var nameForTargetDependencyResolutionOnly: String?
  }

  struct SourceControl: Decodable {
    var identity: String
    var location: Location
    var nameForTargetDependencyResolutionOnly: String?
  }

  struct Registry: Decodable {
    var identity: String
  }

  struct Location: Decodable {
    var local: [String]?
    var remote: [Remote]?

    struct Remote: Decodable {
      var urlString: String
    }
  }

  func declaration(folder: String) throws -> PackageDependency {
    if let package = fileSystem?.first {
      let path = FolderPath.relative(package.path, from: folder)
      return PackageDependency(
        identity: package.identity,
        kind: .path(path),
        name: package.nameForTargetDependencyResolutionOnly
      )
    }
    if let package = sourceControl?.first,
      let address = package.location.remote?.first?.urlString ?? package.location.local?.first
    {
      return PackageDependency(
        identity: package.identity,
        kind: .remote(address),
        name: package.nameForTargetDependencyResolutionOnly
      )
    }
    if let package = registry?.first {
      return PackageDependency(identity: package.identity.lowercased(), kind: .remote(package.identity))
    }
    throw DumpedManifest.Unknown(description: "unknown kind of package dependency in its output")
  }
}
