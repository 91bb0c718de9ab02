import Model

/// The paths of files and groups, which a project gives relative to the groups around them.
extension XcodeProjectFile {
  /// No path of a file system is longer, in bytes.
  private static let lengthLimit = 4096

  /// An entry of a group, with the absolute path of the group, and whether everything in the entry has been visited.
  private typealias Step = (entry: PropertyList, parent: String?, isLeaving: Bool)

  /// The absolute paths of everything in the main group, by identifier.
  ///
  /// Without recursion, as a project may have any number of levels.
  func paths(in mainGroup: PropertyList?) throws(XcodeProjectError) -> [String: String] {
    guard let mainGroup, let id = mainGroup.text, objects[id] != nil else {
      throw XcodeProjectError(position: mainGroup?.position, reason: "it has no main group")
    }
    var paths: [String: String] = [:]
    var steps: [Step] = [(mainGroup, project.sourceRoot, isLeaving: false)]
    var open: Set<String> = []
    var seen: Set<String> = []
    while let (entry, parent, isLeaving) = steps.popLast() {
      guard let id = entry.text else { continue }
      if isLeaving {
        open.remove(id)
        continue
      }
      guard !open.contains(id) else {
        throw XcodeProjectError(position: entry.position, reason: "a group is in itself")
      }
      // After a merge, a file may be in two groups.
      guard let object = objects[id], seen.insert(id).inserted else { continue }
      let path = path(of: object, in: parent)
      paths[id] = path
      let children = object["children"]?.list ?? []
      if children.isEmpty { continue }
      open.insert(id)
      steps.append((entry, nil, isLeaving: true))
      steps += children.reversed().map { ($0, path, isLeaving: false) }
    }
    // Xcode keeps files in no group as recovered ones.
    for (id, object) in objects where object.string("isa") == "PBXFileReference" && !seen.contains(id) {
      paths[id] = path(of: object, in: project.sourceRoot)
    }
    return paths
  }

  /// The absolute path of an object, or `nil` if it is the product of a build or belongs to the system.
  private func path(of object: PropertyList, in parent: String?) -> String? {
    let path = object.string("path") ?? ""
    let base: String? =
      switch object.string("sourceTree") {
      case "<group>", nil: parent
      case "SOURCE_ROOT": project.sourceRoot
      case "<absolute>": path.hasPrefix("/") ? "" : nil
      default: nil
      }
    guard let base, base.utf8.count + path.utf8.count < Self.lengthLimit else { return nil }
    if path.isEmpty { return base }
    let isName = !path.utf8.contains(UInt8(ascii: "/")) && path != "." && path != ".."
    return isName && base != "/" ? "\(base)/\(path)" : FolderPath.absolute(path, from: base)
  }
}
