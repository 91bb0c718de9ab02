import Model

/// The contents of a `project.pbxproj`: objects that name each other by identifiers.
///
/// Xcode has no documentation of the format. Source: projects as Xcode writes them, and the reading of
/// [XcodeProj](https://github.com/tuist/XcodeProj).
struct XcodeProject: Sendable {
  static let fileName = "project.pbxproj"

  /// The path of the `.xcodeproj` folder, relative to the repository's root.
  let location: String
  /// The path of the file that describes it, relative to the repository's root.
  let file: String
  /// The repository's absolute path.
  let root: String
  let objects: [String: PropertyList]
  let id: String
  /// The native targets, in the project's order.
  let targets: [XcodeTarget]
  /// The absolute path of the folder that its build settings call `SRCROOT`.
  let sourceRoot: String
  /// The paths of files and groups in the repository, relative to its root, by their identifiers.
  let paths: [String: String]
  /// The identifiers of the folders that Xcode keeps in step with the disk.
  let synchronizedFolders: [String]

  /// - Parameter root: The repository's absolute path.
  init(_ bytes: UnsafeRawBufferPointer, at location: String, in root: String) throws(XcodeProjectError) {
    guard !bytes.starts(with: "<?xml".utf8) else {
      throw XcodeProjectError(reason: "it is XML; Xcode writes its own format when it saves the project")
    }
    let file = try PropertyListParser.value(of: bytes)
    let objects = file["objects"]?.table ?? [:]
    guard let id = file["rootObject"]?.text, objects[id]?.isa == "PBXProject" else {
      throw XcodeProjectError(position: file["rootObject"]?.position, reason: "it has no PBXProject")
    }
    try self.init(objects, id: id, at: location, file: "\(location)/\(Self.fileName)", in: root)
  }

  /// - Parameter id: The identifier of the object of the project itself.
  init(
    _ objects: [String: PropertyList],
    id: String,
    at location: String,
    file: String,
    in root: String
  ) throws(XcodeProjectError) {
    self.location = location
    self.file = file
    self.root = root
    self.objects = objects
    self.id = id
    targets = try Self.targets(of: objects[id], objects)
    let folder = FolderPath.absolute("\(location)/..", from: root)
    sourceRoot = FolderPath.absolute(objects[id]?.string("projectDirPath") ?? "", from: folder)
    var groups = XcodeGroups(objects: objects, sourceRoot: sourceRoot)
    try groups.visit(objects[id]?["mainGroup"])
    paths = groups.paths.compactMapValues { Self.relative($0, to: root) }
    synchronizedFolders = paths.keys.filter { objects[$0]?.isa == "PBXFileSystemSynchronizedRootGroup" }
  }

  /// The name without `.xcodeproj`.
  var name: String { String((location.split(separator: "/").last ?? "").dropLast(".xcodeproj".count)) }

  /// The folder of the `.xcodeproj`, relative to the repository's root.
  var folder: String { location.split(separator: "/").dropLast().joined(separator: "/") }

  /// A path relative to the repository's root, or `nil` if it is outside.
  func relative(_ path: String) -> String? { Self.relative(path, to: root) }

  private static func relative(_ path: String, to root: String) -> String? {
    if path == root { return "" }
    let start = root == "/" ? root : root + "/"
    return path.hasPrefix(start) ? String(path[path.utf8.index(path.startIndex, offsetBy: start.utf8.count)...]) : nil
  }

  /// The object that a key of another one names.
  func object(_ key: String, of object: PropertyList?) -> PropertyList? {
    object?.string(key).flatMap { objects[$0] }
  }

  private static func targets(
    of project: PropertyList?,
    _ objects: [String: PropertyList]
  ) throws(XcodeProjectError) -> [XcodeTarget] {
    var targets: [XcodeTarget] = []
    var seen: Set<String> = []
    for entry in project?["targets"]?.list ?? [] {
      guard let id = entry.text, let object = objects[id] else {
        throw XcodeProjectError(position: entry.position, reason: "it lists a target that it does not define")
      }
      guard object.isa == "PBXNativeTarget", seen.insert(id).inserted else { continue }
      var phases: [PropertyList] = []
      for phase in object["buildPhases"]?.list ?? [] {
        guard let id = phase.text, let object = objects[id] else {
          throw XcodeProjectError(position: phase.position, reason: "it lists a build phase that it does not define")
        }
        // A phase belongs to one target.
        if seen.insert(id).inserted { phases.append(object) }
      }
      targets.append(XcodeTarget(id: id, object: object, phases: phases))
    }
    return targets
  }
}

/// A native target of a project.
struct XcodeTarget: Sendable {
  let id: String
  let object: PropertyList
  let phases: [PropertyList]

  var name: String { object.string("name") ?? id }

  /// The build files of its phases of a kind.
  func buildFiles(in kind: String) -> [PropertyList] {
    phases.filter { $0.isa == kind }.flatMap { $0["files"]?.list ?? [] }
  }

  /// Source: the types in Xcode's specifications of products.
  var kind: TargetDeclaration.Kind {
    let type = object.string("productType")?.split(separator: ".").dropFirst(3).map(String.init) ?? []
    if let last = type.last, ["unit-test", "ui-testing", "ocunit-test"].contains(last) { return .test }
    return ["framework", "library", "bundle"].contains(type.first ?? "framework") ? .regular : .executable
  }
}

extension PropertyList {
  /// The kind of an object.
  var isa: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { self[key]?.text }
}

/// Finds the targets of all projects of a repository, by their identifiers and products.
struct XcodeProducts: Sendable {
  typealias Owner = (location: String, target: String)

  /// The names of targets by their identifiers, for each project's location.
  private var targets: [String: [String: String]] = [:]
  /// The same by the identifiers of their products.
  private var targetsOfProducts: [String: [String: String]] = [:]
  private var ownersByFile: [String: [Owner]] = [:]

  init(_ projects: [XcodeProject]) {
    for project in projects {
      for target in project.targets {
        targets[project.location, default: [:]][target.id] = target.name
        guard let product = target.object.string("productReference") else { continue }
        targetsOfProducts[project.location, default: [:]][product] = target.name
        guard let file = file(of: target, in: project) else { continue }
        ownersByFile[file, default: []].append((project.location, target.name))
      }
    }
  }

  func target(_ id: String?, in location: String) -> String? {
    id.flatMap { targets[location]?[$0] }
  }

  /// - Parameter id: The identifier of the product's file.
  func targetOfProduct(_ id: String?, in location: String) -> String? {
    id.flatMap { targetsOfProducts[location]?[$0] }
  }

  /// The targets with a product, such as `Kit.framework`.
  func owners(of file: String) -> [Owner] { ownersByFile[file] ?? [] }

  /// The name of a target's product, such as `Kit.framework`.
  func file(of target: XcodeTarget, in project: XcodeProject) -> String? {
    project.object("productReference", of: target.object)?.string("path")
  }
}
