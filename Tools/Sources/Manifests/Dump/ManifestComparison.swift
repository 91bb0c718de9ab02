package import Model

/// Compares the evaluator's manifest with SwiftPM's.
package enum ManifestComparison {
  package enum Outcome: Equatable {
    case equal
    /// Unsupported by the evaluator, so SwiftPM's is used.
    case dumped(because: String)
    case different(String)
    /// SwiftPM rejects the manifest.
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
      let read = try ManifestReader(dump: nil, systems: [.current]).read(folder: folder)
      let difference = difference(read.manifest.comparable(in: folder), dumped.comparable(in: folder))
      return difference.map(Outcome.different) ?? .equal
    } catch {
      if case .unsupportedSyntax(_, let unsupported) = error { return .dumped(because: unsupported.description) }
      return .different(error.description)
    }
  }

  /// The first difference between two manifests, or `nil` if they are equal.
  package static func difference(_ read: Manifest, _ dumped: Manifest) -> String? {
    if read == dumped { return nil }
    for (left, right) in zip(read.targets, dumped.targets) where left != right { return "\(left) ≠ \(right)" }
    for (left, right) in zip(read.dependencies, dumped.dependencies) where left != right { return "\(left) ≠ \(right)" }
    for (left, right) in zip(read.products, dumped.products) where left != right { return "\(left) ≠ \(right)" }
    return "\(read) ≠ \(dumped)"
  }
}

extension Manifest {
  /// The manifest without positions, with normalised package locations.
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
  /// Makes a path absolute, and turns a local address into a path.
  fileprivate func comparable(in folder: String) -> Self {
    switch self {
    case .path(let path): return .path(FolderPath.absolute(path, from: folder))
    case .remote(let address):
      if address.hasPrefix("file://") { return .remote(FolderPath.absolute(String(address.dropFirst(7)), from: "/")) }
      // An address without a colon has no scheme and no host.
      guard !address.contains(":") else { return self }
      return .remote(FolderPath.absolute(address, from: folder))
    }
  }
}
