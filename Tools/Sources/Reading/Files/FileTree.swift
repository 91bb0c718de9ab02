public import Model

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift sources below a folder, and notes about folders that cannot be read.
///
/// Symbolic links to folders are not followed, to avoid loops. Hidden folders, such as `.build` and `.git`, are
/// skipped.
public struct FileTree: Sendable {
  /// All files ending in `.swift`, relative to the root, sorted.
  public private(set) var sources: [String] = []
  /// All folders with a `Package.swift`, relative to the root, sorted; the root is an empty string.
  public private(set) var packages: [String] = []
  /// All module maps of C targets and system libraries, relative to the root, sorted.
  public private(set) var moduleMaps: [String] = []
  /// The patterns that match nothing.
  public private(set) var unmatchedExcludes: [Pattern] = []
  public private(set) var notes: [Note] = []

  /// - Parameters:
  ///   - root: The folder's path.
  ///   - exclude: Paths to skip, relative to the root, including everything below them.
  public init(root: String, exclude: [Pattern] = []) {
    var level = [""]
    var excluded: [String] = []
    while !level.isEmpty {
      let contents = Parallel.map(level) { FolderContents(of: $0, root: root, exclude: exclude) }
      sources += contents.flatMap(\.sources)
      moduleMaps += contents.flatMap(\.moduleMaps)
      excluded += contents.flatMap(\.excluded)
      packages += zip(level, contents).filter(\.1.hasManifest).map(\.0)
      notes += zip(level, contents).filter { !$1.isReadable }.map { folder, _ in
        Note(path: folder.isEmpty ? "." : folder, reason: "the folder cannot be read")
      }
      level = contents.flatMap(\.folders)
    }
    sources.sort()
    moduleMaps.sort()
    unmatchedExcludes = exclude.filter { pattern in !excluded.contains(where: pattern.matches) }
    packages.sort()
  }

  /// Whether files of a name are read: Swift sources, manifests and module maps.
  public static func isRead(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path == ModuleMap.fileName || path.hasSuffix("/" + ModuleMap.fileName)
  }

  /// A skipped path, with the reason.
  public struct Note: Hashable, Sendable {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}

/// The contents of one folder.
private struct FolderContents: Sendable {
  /// The subfolders and sources, relative to the root.
  var folders: [String] = []
  var sources: [String] = []
  var moduleMaps: [String] = []
  var excluded: [String] = []
  var hasManifest = false
  var isReadable = true

  init(of folder: String, root: String, exclude: [Pattern]) {
    guard let directory = opendir(folder.isEmpty ? root : "\(root)/\(folder)") else {
      isReadable = false
      return
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // Most entries are irrelevant files; avoid creating a string for them.
      guard entry.isRelevant else { continue }
      let name = entry.name
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch Kind(of: entry, at: "\(root)/\(path)", name: name) {
      case .folder:
        if exclude.matches(path) {
          excluded.append(path)
        } else if name != "DerivedData", name != "node_modules" {
          folders.append(path)
        }
      case .source:
        if exclude.matches(path) {
          excluded.append(path)
          continue
        }
        if name == ModuleMap.fileName {
          moduleMaps.append(path)
          continue
        }
        sources.append(path)
        if name == "Package.swift" { hasManifest = true }
      case .other: continue
      }
    }
  }

  private enum Kind {
    case folder, source, other

    /// The kind of an entry; a link to a file counts as the file.
    init(of entry: UnsafeMutablePointer<dirent>, at path: @autoclosure () -> String, name: String) {
      let isNamedAsSource = name.utf8.count > 6 && name.hasSuffix(".swift") || name == ModuleMap.fileName
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): self = .folder
      case Int32(DT_REG): self = isNamedAsSource ? .source : .other
      case Int32(DT_LNK), Int32(DT_UNKNOWN):
        var status = stat()
        let isLink = Int32(entry.pointee.d_type) == Int32(DT_LNK)
        guard stat(path(), &status) == 0 else {
          self = .other
          return
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = isNamedAsSource ? .source : .other
        case S_IFDIR: self = isLink ? .other : .folder
        default: self = .other
        }
      default: self = .other
      }
    }
  }
}

extension UnsafeMutablePointer<dirent> {
  fileprivate var name: String {
    withNameBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is not hidden and may be a folder or a Swift source.
  fileprivate var isRelevant: Bool {
    withNameBytes { name in
      if name.first == UInt8(ascii: ".") { return false }
      return Int32(pointee.d_type) != Int32(DT_REG) || name.suffix(6).elementsEqual(".swift".utf8)
        || name.elementsEqual(ModuleMap.fileName.utf8)
    }
  }

  private func withNameBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: &pointee.d_name) { field in
      body(UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 }))
    }
  }
}
