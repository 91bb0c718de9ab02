import Foundation
import Model

/// Reads a configuration and what it extends, as one document.
///
/// The lines of all files have different numbers, so that a position alone says in which file it is.
struct ExtendedConfiguration {
  /// The maximum number of files, so that a chain of them cannot be endless.
  private static let limit = 64

  private let rules: [String]
  private let files: ConfigurationFiles?
  /// The files that were read, in the order of their numbers, but not yet their contents.
  private(set) var configuration: Configuration
  private(set) var problems = Problems()
  private var presets: Set<ConfigurationPreset> = []
  /// The names of the entries of `types` that were read.
  private var constraints: Set<String> = []

  init(path: String, rules: [String], files: ConfigurationFiles?) {
    configuration = Configuration(path: path)
    self.rules = rules
    self.files = files
  }

  /// The contents of a file, over those of what it extends; nil if it is no document.
  ///
  /// - Parameters:
  ///   - position: The position of everything in it, for presets.
  ///   - users: The files that extend it, the first one first.
  mutating func root(of text: String, path: String, at position: SourcePosition? = nil, users: [String]) -> YAMLNode? {
    // The first file is there from the start, and a preset is no file.
    if position == nil, !users.isEmpty { configuration.files.append(path) }
    let number = configuration.files.count - 1
    configuration.texts.append(text)
    let place = { (inFile: SourcePosition) in position ?? Configuration.position(inFile, inFile: number) }
    do throws(DocumentError) {
      let document = try YAMLDocument.root(of: text)
      let root = document.mapped(place)
      if users.isEmpty { configuration.extensions.formUnion(root.elements("extends").map(\.position)) }
      var below = YAMLNode(content: .mapping([]), position: .start)
      for element in root.elements("extends") {
        guard let name = element.text, !name.isEmpty else { continue }
        if let next = base(name, at: element.position, users: users + [path]) { below = next.merged(over: below) }
      }
      constraints.formUnion(root.elements("types").compactMap(\.name))
      var checker = ShapeChecker(rules: rules, constraints: constraints)
      checker.check(document, is: users.isEmpty ? .root : .extended)
      problems.add(checker.problems, at: place)
      return root.merged(over: below)
    } catch {
      problems.add(error.message, at: place(error.position))
      return nil
    }
  }

  /// What a configuration extends: a file if the name has its ending, otherwise a preset. Nil for one that has been read
  /// before, as by two other files.
  private mutating func base(_ name: String, at position: SourcePosition, users: [String]) -> YAMLNode? {
    let path = ConfigurationFiles.path(of: name, from: users.last ?? "")
    if let preset = ConfigurationPreset(rawValue: name) {
      if presets.insert(preset).inserted { return root(of: preset.text, path: name, at: position, users: users) }
    } else if !ConfigurationFiles.isFile(name) {
      let known = ConfigurationPreset.allCases.map(\.rawValue)
      let list = known.joined(separator: ", ")
      let message = "there is no preset `\(name)`, only \(list); a file's name ends in `.yml`"
      problems.add(message, at: position, unknown: name, known: known)
    } else if let start = users.firstIndex(of: path) {
      let cycle = (users[start...] + [path]).map { "`\($0)`" }.joined(separator: " → ")
      problems.add("files extend each other in a cycle: \(cycle)", at: position)
    } else if name.hasPrefix("/") {
      problems.add("`\(name)` must be relative to this file", at: position)
    } else if configuration.files.count >= Self.limit {
      problems.add("a configuration extends at most \(Self.limit) files", at: position)
    } else if configuration.files.contains(path) {
      return nil
    } else if let bytes = files?.contents(of: path) {
      if let text = String(validating: bytes, as: UTF8.self) { return root(of: text, path: path, users: users) }
      problems.add("`\(path)` is not UTF-8", at: position)
    } else {
      let message = "`extends` names the file `\(path)`, which cannot be read"
      problems.add(message, at: position, unknown: path, known: files?.names(beside: path) ?? [])
    }
    return nil
  }
}

extension YAMLNode {
  fileprivate var name: String? { self["name"]?.text }

  /// A configuration over another one: lists are added, layers, rules and entries of lists replace those of the same name,
  /// and other values replace the whole value.
  fileprivate func merged(over base: YAMLNode) -> YAMLNode {
    let inherited = base.entries.filter { self[$0.key] == nil }
    let own = entries.map { entry in
      let key = ConfigurationSection.root.keys.first { $0.name == entry.key }
      guard let below = base[entry.key], let key else { return entry }
      var entry = entry
      switch key.shape {
      case .texts: entry.value.content = .list(below.elements + entry.value.elements)
      case .sections:
        let names = Set(entry.value.elements.compactMap(\.name))
        let kept = below.elements.filter { $0.name.map { !names.contains($0) } ?? true }
        entry.value.content = .list(kept + entry.value.elements)
      case .named, .switches:
        let kept = below.entries.filter { entry.value[$0.key] == nil }
        entry.value.content = .mapping(kept + entry.value.entries)
      case .version, .name, .mode, .section: break
      }
      return entry
    }
    return YAMLNode(content: .mapping(inherited + own), position: position)
  }
}

/// The files that a configuration may extend.
public struct ConfigurationFiles: Sendable {
  private let root: String
  private let unsaved: UnsavedFiles

  public init(root: String, unsaved: UnsavedFiles = UnsavedFiles()) {
    self.root = root
    self.unsaved = unsaved
  }

  /// Whether a name is that of a file and not of a preset, or a path is that of a file which may be a configuration.
  public static func isFile(_ name: String) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// The path of a file that another one names; absolute if the other one is.
  static func path(of name: String, from user: String) -> String {
    let folder = user.parentFolder
    if user.hasPrefix("/") { return FolderPath.absolute(name, from: folder) }
    return "\(folder)/\(name)".normalizedPath
  }

  /// A file's contents; nil if there is no such file.
  ///
  /// - Parameter path: Absolute, or relative to the root.
  public func contents(of path: String) -> [UInt8]? {
    path.hasPrefix("/")
      ? FileManager.default.contents(atPath: path).map { Array($0) } : unsaved.contents(of: path, in: root)
  }

  /// The paths of the files in the folder of another one.
  func names(beside path: String) -> [String] {
    let folder = path.parentFolder
    let absolute = path.hasPrefix("/") ? folder : "\(root)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? []
    return names.filter(Self.isFile).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.sorted()
  }
}

/// Files whose text is not what is on disk, as in an editor that has not saved them.
public struct UnsavedFiles: Equatable, Sendable {
  /// The texts by path, relative to the root; nil for a file that is treated as deleted.
  public var texts: [String: String?]

  public init(_ texts: [String: String?] = [:]) {
    self.texts = texts
  }

  /// A file's contents, unsaved or from disk; nil if there is no such file.
  public func contents(of path: String, in root: String) -> [UInt8]? {
    if let text = texts[path] { return text.map { Array($0.utf8) } }
    return FileManager.default.contents(atPath: "\(root)/\(path)").map { Array($0) }
  }

  /// The files in a folder, and the configurations outside of it that those in it may extend; all relative to the folder.
  public func inside(_ folder: String) -> UnsavedFiles {
    let known = texts.compactMap { path, text -> (String, String?)? in
      if let inner = path.path(below: folder) { return (inner, text) }
      return ConfigurationFiles.isFile(path) ? (FolderPath.relative(path, from: folder), text) : nil
    }
    return UnsavedFiles(Dictionary(uniqueKeysWithValues: known))
  }
}
