import Manifests
import Model

/// Finds the paths of files and groups, which a project gives relative to the groups around them.
struct XcodeGroups {
  /// No path of a file system is longer, in bytes.
  private static let lengthLimit = 4096

  private let objects: [String: PropertyList]
  /// The absolute path of `SOURCE_ROOT`.
  private let sourceRoot: String
  /// The absolute paths, by identifier.
  private(set) var paths: [String: String] = [:]

  init(objects: [String: PropertyList], sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
  }

  private struct Step {
    let id: String
    /// The absolute path of the group around it.
    let parent: String?
    let position: SourcePosition
    /// Whether everything in it has been visited.
    var isLeaving = false
  }

  /// Visits everything in the main group, without recursion, as a project may have any number of levels.
  mutating func visit(_ mainGroup: PropertyList?) throws(XcodeProjectError) {
    guard let id = mainGroup?.text, let position = mainGroup?.position, objects[id] != nil else {
      throw XcodeProjectError(position: mainGroup?.position, reason: "it has no main group")
    }
    var steps = [Step(id: id, parent: sourceRoot, position: position)]
    var open: Set<String> = []
    var seen: Set<String> = []
    while let step = steps.popLast() {
      if step.isLeaving {
        open.remove(step.id)
        continue
      }
      guard !open.contains(step.id) else {
        throw XcodeProjectError(position: step.position, reason: "a group is in itself")
      }
      // After a merge, a file may be in two groups.
      guard let object = objects[step.id], seen.insert(step.id).inserted else { continue }
      let path = path(of: object, in: step.parent)
      paths[step.id] = path
      let children = object["children"]?.list ?? []
      if children.isEmpty { continue }
      open.insert(step.id)
      steps.append(Step(id: step.id, parent: nil, position: step.position, isLeaving: true))
      steps += children.reversed().compactMap { child in
        child.text.map { Step(id: $0, parent: path, position: child.position) }
      }
    }
  }

  /// The absolute path of an object, or `nil` if it is the product of a build or belongs to the system.
  private func path(of object: PropertyList, in parent: String?) -> String? {
    let path = object.string("path") ?? ""
    let base: String? =
      switch object.string("sourceTree") {
      case "<group>", nil: parent
      case "SOURCE_ROOT": sourceRoot
      case "<absolute>": path.hasPrefix("/") ? "" : nil
      default: nil
      }
    guard let base, base.utf8.count + path.utf8.count < Self.lengthLimit else { return nil }
    if path.isEmpty { return base }
    let isName = !path.utf8.contains(UInt8(ascii: "/")) && path != "." && path != ".."
    return isName && base != "/" ? "\(base)/\(path)" : FolderPath.absolute(path, from: base)
  }
}
