public import Model

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift sources below a folder, and what could not be looked at.
///
/// Symbolic links to folders are not followed, so that no loop can come of them; hidden folders, among them build
/// folders and `.git`, are left out.
public struct FileTree: Sendable {
  /// Every file whose name ends in `.swift`, by its path from the root, sorted.
  public private(set) var sources: [String] = []
  /// Every folder that holds a `Package.swift`, by its path from the root, sorted; the root is an empty text.
  public private(set) var packages: [String] = []
  public private(set) var notes: [Note] = []

  /// - Parameters:
  ///   - root: The folder's path.
  ///   - exclude: Paths from the root that are left out, with all that lies below them.
  public init(root: String, exclude: [Pattern] = []) {
    var level = [""]
    while !level.isEmpty {
      let listings = Parallel.map(level) { Listing(of: $0, root: root, exclude: exclude) }
      sources += listings.flatMap(\.sources)
      packages += zip(level, listings).filter(\.1.hasManifest).map(\.0)
      notes += zip(level, listings).filter { !$1.isReadable }.map { folder, _ in
        Note(path: folder.isEmpty ? "." : folder, reason: "the folder cannot be read")
      }
      level = listings.flatMap(\.folders)
    }
    sources.sort()
    packages.sort()
  }

  /// Something that was passed over, with the reason.
  public struct Note: Hashable, Sendable {
    public var path: String
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}

/// What lies in one folder.
private struct Listing: Sendable {
  /// The paths from the root of the folders and sources in it.
  var folders: [String] = []
  var sources: [String] = []
  var hasManifest = false
  var isReadable = true

  init(of folder: String, root: String, exclude: [Pattern]) {
    guard let directory = opendir(folder.isEmpty ? root : "\(root)/\(folder)") else {
      isReadable = false
      return
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // Most entries are files of other kinds, which cost no text here.
      guard entry.mayMatter else { continue }
      let name = entry.name
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch Kind(of: entry, at: "\(root)/\(path)", name: name) {
      case .folder:
        if name != "DerivedData", name != "node_modules", !exclude.matches(path) { folders.append(path) }
      case .source:
        if exclude.matches(path) { continue }
        sources.append(path)
        if name == "Package.swift" { hasManifest = true }
      case .other: continue
      }
    }
  }

  private enum Kind {
    case folder, source, other

    /// What an entry is; a link counts as the file that it leads to.
    init(of entry: UnsafeMutablePointer<dirent>, at path: @autoclosure () -> String, name: String) {
      let isNamedAsSource = name.utf8.count > 6 && name.hasSuffix(".swift")
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

  /// Whether it is neither hidden nor a file that is no Swift source.
  fileprivate var mayMatter: Bool {
    withNameBytes { name in
      if name.first == UInt8(ascii: ".") { return false }
      return Int32(pointee.d_type) != Int32(DT_REG) || name.suffix(6).elementsEqual(".swift".utf8)
    }
  }

  private func withNameBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: &pointee.d_name) { field in
      body(UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 }))
    }
  }
}
