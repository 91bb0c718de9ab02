import Manifests
import Model

/// An Xcode project, as its `project.pbxproj` describes it, or the manifest of a tool that makes projects.
struct XcodeProject: Sendable {
  static let fileName = "project.pbxproj"

  /// The path of the `.xcodeproj` folder.
  let location: String
  /// The path of the file that describes it.
  let file: String
  let root: String
  /// The absolute path of the folder that its build settings call `SRCROOT`.
  var sourceRoot: String
  /// The native targets, in the project's order.
  var targets: [XcodeTarget] = []
  var configurations: [XcodeConfiguration] = []
  /// The scripts of builds, and the paths of what they make; `nil` if some of these are in other files.
  var scripts: [String]? = []

  init(at location: String, file: String, in root: String) {
    self.location = location
    self.file = file
    self.root = root
    sourceRoot = FolderPath.absolute("\(location)/..", from: root)
  }

  var name: String { String((location.split(separator: "/").last ?? "").dropLast(".xcodeproj".count)) }

  var folder: String { location.parentFolder }

  /// A path relative to the repository's root, or `nil` if it is outside.
  func relative(_ path: String) -> String? { path == root ? "" : path.path(below: root) }

  /// A path from the project's folder to one in the repository.
  func path(to folder: String) -> String {
    String(repeating: "../", count: self.folder.split(separator: "/").count) + folder
  }

  static func package(_ address: String) -> PackageDependency {
    PackageDependency(identity: PackageIdentity.of(address: address), location: address)
  }

  /// A package in a folder, relative to another one of the repository.
  func package(at written: String, in base: String) -> PackageDependency {
    let folder = FolderPath.absolute(written, from: "\(root)/\(base)")
    let (identity, location) = (PackageIdentity.of(address: folder), relative(folder).map(path) ?? folder)
    return PackageDependency(identity: identity, location: location, isLocal: true)
  }
}

/// A native target of a project.
struct XcodeTarget: Sendable {
  /// By which others in the project name it.
  let id: String
  let name: String
  let kind: TargetDeclaration.Kind
  let position: SourcePosition
  /// That of its name.
  let namePosition: SourcePosition
  /// By which others in the project name its product.
  var productID: String?
  /// The name of its product, such as `Kit.framework`.
  var productFile: String?
  /// The files to compile, which may not exist. In manifests of other tools, they may be folders in which there are none.
  var files: Set<String> = []
  /// The folders that Xcode keeps in step with the disk, and the paths in each that are not compiled.
  var folders: [(path: String, excluded: Set<String>)] = []
  /// The files in such folders of other targets that it compiles as well.
  var sharedFiles: [String] = []
  var dependencies: [XcodeReference] = []
  /// The packages that they come from are not known by name, so only the plugins are.
  var plugins: [String] = []
  var configurations: [XcodeConfiguration] = []
  /// The identifier of the target that it tests.
  var tested: String?
}

extension XcodeTarget {
  /// A target in a manifest of another tool.
  ///
  /// - Parameter type: The type of its product, such as `bundle.unit-test`.
  init(name: String, type: String, productName: String, at position: SourcePosition) {
    self.init(id: name, name: name, kind: Self.kind(ofType: type), position: position, namePosition: position)
    productFile = productName + (type == "application" ? ".app" : ".framework")
  }

  /// The kind of a target by the type of its product, without `com.apple.product-type.`.
  ///
  /// Source: the types in Xcode's specifications of products.
  static func kind(ofType type: String) -> TargetDeclaration.Kind {
    let parts = type.split(separator: ".")
    if let last = parts.last, ["unit-test", "ui-testing", "ocunit-test"].contains(last) { return .test }
    return ["framework", "library", "bundle"].contains(parts.first ?? "framework") ? .regular : .executable
  }
}

extension [XcodeTarget] {
  /// The last target with each name, in the place of the first one.
  var unique: [XcodeTarget] {
    let last = Dictionary(map { ($0.name, $0) }) { $1 }
    var seen: Set<String> = []
    return compactMap { seen.insert($0.name).inserted ? last[$0.name] : nil }
  }
}

extension Array {
  /// The elements, with what some stand for in their places, such as the targets of an aggregate one.
  ///
  /// Without recursion, as a chain of aggregates may be of any length.
  func expanded(_ parts: (Element) -> [Element]?) -> [Element] {
    var (expanded, rest): ([Element], [Element]) = ([], reversed())
    while let element = rest.popLast() {
      if let parts = parts(element) { rest += parts.reversed() } else { expanded.append(element) }
    }
    return expanded
  }
}

/// What a target depends on, as far as its own project tells.
struct XcodeReference: Sendable {
  /// The identifiers of a target or its product, each in a project. The first one that is known is meant.
  var targets: [(id: String?, location: String?)] = []
  /// What is meant if none is known.
  var other: Other?
  /// Whether it is only for some platforms.
  var isConditional = false
  let position: SourcePosition

  enum Other: Sendable {
    case target(String, location: String)
    /// A file that is linked, of a project that is known to have it, or of any.
    case file(String, location: String?)
    case product(String, package: PackageDependency?)
  }
}

/// A build configuration of a project or a target, such as Debug.
struct XcodeConfiguration: Sendable {
  let name: String
  let settings: [String: String]
  /// The path of its `.xcconfig` file, which is empty if that is not known.
  let file: String?
}

/// A project file that cannot be read.
struct XcodeProjectError: Error {
  var position: SourcePosition?
  var reason: String
}
