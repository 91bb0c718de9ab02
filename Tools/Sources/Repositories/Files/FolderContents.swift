import Foundation
import Model

/// What one folder has of the files that are read.
struct FolderContents: Sendable {
  /// The folder's path, relative to the root, as all others.
  let path: String
  private(set) var lists: [FileTree.List: [String]] = [:]
  private(set) var folders: [String] = []
  private(set) var excluded: [String] = []
  private(set) var isReadable = true

  /// The types of sources, headers, module maps and resources that manifests need not name.
  ///
  /// Source: SwiftPM's `FileRuleDescription`.
  private static let types = Set(
    """
    swift c cc cpp cxx m mm s S h hh hpp h++ hp hxx H ipp def modulemap
    metal nib storyboard xcassets xcdatamodel xcdatamodeld xcmappingmodel xcstrings xib
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// Whether it is something that a target consists of, by its name.
  static func isContent(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name.first != UInt8(ascii: ".") else { return false }
    return types.contains(String(decoding: name[dot...].dropFirst(), as: UTF8.self))
  }

  init(of folder: String, root: String, exclude: [Pattern]) {
    path = folder
    guard let directory = opendir(RepositoryReader.join(root, folder)) else {
      isReadable = false
      // It may have something that is not read.
      lists = [.contentFolders: [folder], .bareFolders: [folder]]
      return
    }
    defer { closedir(directory) }
    var hasContent = false
    while let entry = readdir(directory) {
      hasContent = hasContent || entry.withNameBytes(Self.isContent)
      // Most entries are irrelevant files; avoid creating a string for them.
      guard entry.isRelevant else {
        if !folder.isEmpty, entry.withNameBytes({ $0.elementsEqual(".git".utf8) }) { lists[.repositories] = [folder] }
        continue
      }
      let name = entry.withNameBytes { String(decoding: $0, as: UTF8.self) }
      let path = RepositoryReader.join(folder, name)
      let kind = Kind(of: entry, at: "\(root)/\(path)", name: name)
      if kind == .folder, name.hasSuffix(".xcodeproj") { addProject(path, root: root, exclude: exclude) }
      guard let kind, !FileTree.skips(name) else { continue }
      if exclude.matches(path) {
        excluded.append(path)
        hasContent = true
        continue
      }
      switch kind {
      case .folder where !FileTree.isUsuallyForeign(name): folders.append(path)
      case .folder, .link: lists[.links, default: []].append(path)
      case .configuration: if !folder.isEmpty { lists[.parts] = [folder] }
      case .file(.specs) where FileTree.isOfLibrary(path): continue
      case .file(let list): lists[list, default: []].append(path)
      }
    }
    lists[.contentFolders] = (hasContent ? [folder] : []) + (lists[.links] ?? [])
    if lists[.sources] == nil, folders.isEmpty { lists[.bareFolders] = [folder] }
    let manifest = RepositoryReader.join(folder, "Package.swift")
    guard lists[.sources]?.contains(manifest) == true else { return }
    let text = FileManager.default.contents(atPath: "\(root)/\(manifest)")
    let hasSources = folders.contains(RepositoryReader.join(folder, "Sources"))
    // One that cannot be read counts, so that it is reported.
    let isManifest = text.map { FileTree.isManifest(String(decoding: $0, as: UTF8.self), hasSources: hasSources) }
    if isManifest ?? true { lists[.packages] = [folder] }
  }

  private mutating func addProject(_ path: String, root: String, exclude: [Pattern]) {
    let file = XcodeReader.file(of: path)
    if let match = [path, file].first(where: exclude.matches) {
      excluded.append(match)
    } else if access("\(root)/\(file)", F_OK) == 0, !FileTree.isOfLibrary(path) {
      lists[.projects, default: []].append(path)
    }
  }

  private enum Kind: Equatable {
    case folder, link, configuration
    case file(FileTree.List)

    /// The kind of an entry; a link to a file counts as the file. `nil` if it is irrelevant.
    init?(of entry: UnsafeMutablePointer<dirent>, at path: @autoclosure () -> String, name: String) {
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): self = .folder
      case Int32(DT_REG): self.init(fileNamed: name)
      case Int32(DT_LNK), Int32(DT_UNKNOWN):
        var (status, own) = (stat(), stat())
        guard stat(path(), &status) == 0, lstat(path(), &own) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self.init(fileNamed: name)
        case S_IFDIR: self = own.st_mode & S_IFMT == S_IFLNK ? .link : .folder
        default: return nil
        }
      default: return nil
      }
    }

    private init?(fileNamed name: String) {
      switch name {
      case ModuleMap.fileName: self = .file(.moduleMaps)
      case Configuration.fileName: self = .configuration
      case _ where name.hasSuffix(XcodeSettingsFiles.ending): self = .file(.settingsFiles)
      case _ where XcodeGenSpec.endings.contains(where: name.hasSuffix):
        self = .file(XcodeGenSpec.mayBe(name) ? .specs : .specParts)
      case _ where name.utf8.count > 6 && name.hasSuffix(".swift"): self = .file(.sources)
      default: return nil
      }
    }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// Whether it is not hidden and may be a folder or a file that is read.
  fileprivate var isRelevant: Bool {
    withNameBytes { name in
      if name.first == UInt8(ascii: ".") { return false }
      return Int32(pointee.d_type) != Int32(DT_REG)
        || FileTree.endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
  }

  fileprivate func withNameBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: &pointee.d_name) { field in
      body(UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 }))
    }
  }
}
