public import Model

extension Manifest {
  /// The manifest without positions, with normalised package locations and resources, as in SwiftPM's output.
  public func comparable(in folder: String) -> Manifest {
    var result = self
    for index in dependencies.indices {
      result.dependencies[index].position = nil
      result.dependencies[index].location = dependencies[index].comparableLocation(in: folder)
    }
    for index in targets.indices {
      result.targets[index].position = nil
      result.targets[index].resources = targets[index].resources.map { FolderPath.absolute($0, from: folder) }
      for number in targets[index].dependencies.indices { result.targets[index].dependencies[number].position = nil }
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
