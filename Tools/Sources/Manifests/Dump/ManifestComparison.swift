package import Model

/// Compares a manifest as it is read from its text with how the package manager evaluates it.
package enum ManifestComparison {
  package enum Outcome: Equatable {
    case equal
    /// Beyond the reader, so the package manager's is used.
    case dumped(because: String)
    case different(String)
    /// The package manager takes it for no valid manifest.
    case invalid(String)

    package var label: String {
      switch self {
      case .equal: "equal by text"
      case .dumped: "dumped"
      case .different: "different"
      case .invalid: "invalid"
      }
    }

    package var detail: String? {
      switch self {
      case .equal: nil
      case .dumped(let reason), .different(let reason), .invalid(let reason): reason
      }
    }
  }

  package static func compare(folder: String) -> Outcome {
    let dumped: Manifest
    do {
      dumped = try DumpedManifest.manifest(from: PackageDump.run(folder), folder: folder)
    } catch {
      return .invalid(String(describing: error))
    }
    do throws(ManifestError) {
      let read = try ManifestReader(dump: nil).read(folder: folder)
      let difference = difference(read.manifest.comparable(in: folder), dumped.comparable(in: folder))
      return difference.map(Outcome.different) ?? .equal
    } catch {
      if case .beyondReader(_, let beyond) = error { return .dumped(because: beyond.description) }
      return .different(error.description)
    }
  }

  /// The first part of two manifests that differs, with both, or `nil`.
  package static func difference(_ read: Manifest, _ dumped: Manifest) -> String? {
    if read == dumped { return nil }
    for (left, right) in zip(read.targets, dumped.targets) where left != right { return "\(left) ≠ \(right)" }
    for (left, right) in zip(read.dependencies, dumped.dependencies) where left != right { return "\(left) ≠ \(right)" }
    for (left, right) in zip(read.products, dumped.products) where left != right { return "\(left) ≠ \(right)" }
    return "\(read) ≠ \(dumped)"
  }
}

extension Manifest {
  /// The manifest without positions, and with the places of packages in one form.
  package func comparable(in folder: String) -> Manifest {
    var result = self
    for index in result.dependencies.indices {
      result.dependencies[index].position = nil
      result.dependencies[index].kind = result.dependencies[index].kind.comparable(in: folder)
    }
    for index in result.targets.indices {
      result.targets[index].position = nil
      for number in result.targets[index].dependencies.indices {
        result.targets[index].dependencies[number].position = nil
      }
    }
    return result
  }
}

extension PackageDependency.Kind {
  /// A path becomes absolute, as does an address that is one on this machine.
  fileprivate func comparable(in folder: String) -> Self {
    switch self {
    case .path(let path): return .path(FolderPath.absolute(path, from: folder))
    case .remote(let address):
      if address.hasPrefix("file://") { return .remote(FolderPath.absolute(String(address.dropFirst(7)), from: "/")) }
      // What has no colon has no scheme and no host.
      guard !address.contains(":") else { return self }
      return .remote(FolderPath.absolute(address, from: folder))
    }
  }
}
