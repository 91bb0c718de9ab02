/// The packages of a repository, with their targets and files.
public struct Repository: Sendable {
  /// All packages below the root, sorted by path.
  public var packages: [Package]

  /// The manifests that could not be read, sorted by path. Their packages are not among the others.
  public var unreadManifests: [PathNote]

  public init(packages: [Package], unreadManifests: [PathNote] = []) {
    self.packages = packages
    self.unreadManifests = unreadManifests
  }

  /// The patterns of `exclude` that match no file or folder.
  public var unmatchedExcludes: [Pattern] = []

  /// The Swift files that belong to no target, manifests aside.
  public var filesInNoTarget: Set<String> = []

  /// Replaces a file of a target, or of several ones, and says whether any has it.
  @discardableResult
  public mutating func replace(_ file: SourceFile) -> Bool {
    var isFound = false
    for package in packages.indices {
      for target in packages[package].targets.indices {
        let files = packages[package].targets[target].files
        for index in files.indices where files[index].path == file.path {
          packages[package].targets[target].files[index] = file
          isFound = true
        }
      }
    }
    return isFound
  }

  /// The Swift files and folders that manifests name and that do not exist.
  public var missingPaths: [String] { packages.flatMap(\.missingPaths) }

  /// The others that were looked up on disk, sorted.
  public var existingPaths: [String] { Set(packages.flatMap { $0.targets.flatMap(\.existingPaths) }).sorted() }

  /// Removes some of the missing files and folders, which need not exist.
  public mutating func forget(missing paths: [String]) {
    for index in packages.indices {
      let targets = packages[index].targets.indices
      for target in targets { packages[index].targets[target].missingPaths.removeAll(where: paths.contains) }
    }
  }

  /// All files of all targets, each once. Targets share the object of a file.
  public var files: [SourceFile] {
    // In Xcode projects, a file may belong to several targets.
    let all = packages.flatMap { $0.targets.flatMap(\.files) }
    var seen: Set<ObjectIdentifier> = Set(minimumCapacity: all.count)
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

/// What is to be said about a file or a folder, such as why a manifest could not be read.
public struct PathNote: Equatable, Sendable {
  /// Relative to the root.
  public var path: String
  public var position: SourcePosition?
  public var reason: String

  /// Of a manifest that could not be read: whether it is that of an Xcode project.
  public var isProject: Bool { path.split(separator: "/").last?.hasPrefix("Package") != true }

  public init(path: String, position: SourcePosition? = nil, reason: String) {
    self.path = path
    self.position = position
    self.reason = reason
  }
}

/// A package in the repository, or an Xcode project.
public struct Package: Sendable {
  /// The folder, relative to the root; empty for the root. An Xcode project may have the same as a package.
  public var path: String
  public var manifest: Manifest
  public var kind = Kind.swiftPackage
  /// The name of its file: `Package.swift`, or a version-specific one such as `Package@swift-6.0.swift`, or
  /// `Shop.xcodeproj/project.pbxproj`, or XcodeGen's `project.yml`, or Tuist's `Project.swift`.
  public var manifestName = "Package.swift"
  public var ignores: [IgnoreComment] = []
  public var targets: [Target]

  public init(path: String, manifest: Manifest, targets: [Target] = []) {
    self.path = path
    self.manifest = manifest
    self.targets = targets
  }

  public enum Kind: CaseIterable, Sendable {
    case swiftPackage, xcodeProject
    /// Files that no manifest and no project has, and that a layer names by their paths.
    case looseFiles
  }

  /// The Swift files and folders that its manifest names and that do not exist.
  public var missingPaths: [String] { targets.flatMap(\.missingPaths) }

  /// The targets that have dependencies from each place in the manifest, such as a helper's body.
  public var targetsByEntry: [DependencyEntry: [String]] {
    targets.reduce(into: [:]) { entries, target in
      for dependency in target.declaration.dependencies where dependency.position != nil {
        entries[DependencyEntry(dependency), default: []].append(target.name)
      }
    }
  }

  /// The files of layers that are in no target, as one package.
  public static func looseFiles(_ files: [SourceFile]) -> Package {
    let target = Target(declaration: TargetDeclaration(name: "files", kind: .regular), path: "", files: files)
    var package = Package(path: "", manifest: Manifest(name: "files", toolsVersion: ""), targets: [target])
    package.kind = .looseFiles
    return package
  }

  /// What tells it from all others: the folder of a package, or the `.xcodeproj` of a project, relative to the root.
  public var location: String {
    switch kind {
    case .swiftPackage: path
    case .looseFiles: "files in no target"
    case .xcodeProject: path.isEmpty ? "\(manifest.name).xcodeproj" : "\(path)/\(manifest.name).xcodeproj"
    }
  }

  /// Whether its targets can use those of another one. A Swift package cannot depend on an Xcode project.
  public func canUse(_ other: Package) -> Bool { kind == .xcodeProject || other.kind == .swiftPackage }

  /// The location for people, which is not empty.
  public var displayName: String { location.isEmpty ? manifest.name : location }

  /// The package's name for its dependents: the last part of its path in lower case, or the manifest's name at the
  /// root.
  public var identity: String {
    path.pathParts.last.map { $0.lowercased() } ?? manifest.name.lowercased()
  }

  /// What the manifest says of a package to which targets refer by a name.
  public func dependency(_ name: String) -> PackageDependency? {
    manifest.dependencies.first { $0.identity == name.lowercased() || $0.name == name }
  }

  /// The folder of a package to which targets refer by a name, relative to the root, if the manifest gives a path in the
  /// repository.
  public func path(ofDependency name: String) -> String? {
    guard let dependency = dependency(name), dependency.isLocal, !dependency.location.hasPrefix("/") else { return nil }
    let resolved = "\(path)/\(dependency.location)".normalizedPath
    return resolved.pathParts.first == ".." ? nil : resolved
  }

  /// The first of those whose packages share the most folders with this one.
  public func nearest<Element>(of elements: [Element], package: (Element) -> Package) -> Element? {
    let parts = path.pathParts
    return elements.map { ($0, zip(parts, package($0).path.pathParts).prefix { $0 == $1 }.count) }
      .max { $0.1 < $1.1 }?.0
  }

  public var manifestPath: String { path.isEmpty ? manifestName : "\(path)/\(manifestName)" }
}

/// A target of a package in the repository.
public struct Target: Sendable {
  public var declaration: TargetDeclaration
  /// The folder's path, relative to the root.
  public var path: String
  /// The paths of its files, relative to the root, while these are not read.
  public var paths: [String] = []
  public var files: [SourceFile]
  /// The modules that are not named after the target: those in the module map of a C target or a system library, or
  /// those that the settings of an Xcode target name.
  public var ownModules: [String]
  /// Whether it has Swift files about which nothing is known: unreadable ones, and those that git ignores.
  public var hasUnreadFiles = false
  /// The Swift files that its manifest names and that do not exist, relative to the root, and folders, with a `/` at the end;
  /// or `*.swift` in its folder if that has nothing to build.
  public var missingPaths: [String] = []
  /// What its manifest names that is not among the listed files, and was found on disk.
  public var existingPaths: [String] = []

  public init(declaration: TargetDeclaration, path: String, files: [SourceFile], ownModules: [String] = []) {
    self.declaration = declaration
    self.path = path
    self.files = files
    self.ownModules = ownModules
  }

  public var name: String { declaration.name }

  /// The module name that sources import.
  ///
  /// Source: SwiftPM's `spm_mangledToC99ExtendedIdentifier`, which replaces characters not allowed in identifiers with
  /// `_`.
  public var moduleName: String { ownModules.first ?? Self.moduleName(for: name) }

  public var moduleNames: [String] { ownModules.isEmpty ? [moduleName] : ownModules }

  public static func moduleName(for target: String) -> String {
    // Fast path: nearly all names are identifiers, and rules query thousands of them.
    if target.utf8.first?.isDigit == false, target.utf8.allSatisfy({ $0.isASCIIWord && $0 != UInt8(ascii: "$") }) {
      return target
    }
    let scalars = target.unicodeScalars.enumerated().map { index, scalar -> Character in
      let isValid = scalar == "_" || (index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
      return isValid ? Character(scalar) : "_"
    }
    return String(scalars)
  }
}

/// A source file and the facts read from it. A class, because copies of thousands would retain everything in them.
public final class SourceFile: Sendable {
  /// Relative to the repository's root.
  public let path: String
  public let facts: SourceFacts

  public init(path: String, facts: SourceFacts) {
    self.path = path
    self.facts = facts
  }

  public var name: String { path.lastIndex(ofASCII: "/").map { String(path[path.utf8.index(after: $0)...]) } ?? path }
  public var folder: String { path.parentFolder }
}

/// A dependency of targets, by its place in the manifest.
public struct DependencyEntry: Hashable, Sendable {
  private let name: String
  private let position: SourcePosition?

  public init(_ dependency: TargetDependency) { (name, position) = (dependency.name, dependency.position) }
}

extension [String] {
  /// Those besides one of them, with a verb: `Cart and 2 others share`; `nil` if there are none.
  public func sharers(besides name: String) -> String? {
    let sharers = filter { $0 != name }
    guard let first = sharers.first else { return nil }
    let others = sharers.count - 1
    return others == 0 ? "\(first) shares" : "\(first) and \(others) other\(others == 1 ? "" : "s") share"
  }
}
