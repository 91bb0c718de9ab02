import Manifests
import Model

/// Changes the dependencies of targets in the text of a manifest.
///
/// Each change is made in memory first, and the new text is evaluated for all systems. The change is kept only if the
/// package differs in that one dependency: an entry of a constant that several targets share, for example, stays.
struct ManifestEditor {
  private(set) var text: SourceText
  /// What the text says, with positions in it.
  private(set) var manifest: Manifest
  private let folder: String
  private let reader: ManifestReader

  /// - Parameter folder: The package's folder, an absolute path.
  /// - Returns: Nil if only SwiftPM can evaluate the text.
  init?(_ bytes: [UInt8], folder: String, _ reader: ManifestReader) {
    text = SourceText(bytes)
    self.folder = folder
    self.reader = reader
    guard let manifest = Self.manifest(in: text, folder, reader) else { return nil }
    self.manifest = manifest
  }

  private static func manifest(in text: SourceText, _ folder: String, _ reader: ManifestReader) -> Manifest? {
    String(validating: text.bytes, as: UTF8.self).flatMap { try? reader.manifest(from: $0, in: folder) }
  }

  /// Removes the first or the last entry of a name from a dependency list, with its comma and, if nothing else is on it,
  /// its line.
  mutating func remove(_ name: String, from target: String, last: Bool = false) -> Bool {
    guard let index = manifest.targets.firstIndex(where: { $0.name == target }),
      case let names = manifest.targets[index].dependencies.map(\.name),
      let number = last ? names.lastIndex(of: name) : names.firstIndex(of: name),
      let start = manifest.targets[index].dependencies[number].position.flatMap(text.offset),
      let end = text.endOfElement(at: start),
      // A constant may be used in a build for a system that is not evaluated.
      let call = manifest.targets[index].position.flatMap(text.offset),
      let endOfCall = text.endOfCall(from: call), call < start, end <= endOfCall
    else { return false }
    guard text.keepsType(without: start..<end) else { return false }
    var wanted = manifest
    wanted.targets[index].dependencies.remove(at: number)
    return replace(text.removal(ofElement: start..<end), with: "", wanted)
  }

  /// What in the call that declares a target leaves unknown where its entries end; nil for nothing.
  func obstacle(in target: String) -> String? {
    let name = manifest.targets.first { $0.name == target }?.position
    guard let start = name.flatMap(text.offset), text.endOfCall(from: start) == nil else { return nil }
    return text.hasComment(inCallFrom: start) ? "because of a comment in the target" : "the target's name is a constant"
  }

  func count(of name: String, in target: String) -> Int {
    manifest.targets.first { $0.name == target }?.dependencies.count { $0.name == name } ?? 0
  }

  /// Adds an entry to the list after `dependencies:` in the call that declares the target, and the list if it has none.
  mutating func add(_ dependency: TargetDependency, to target: String) -> Bool {
    let name = "\"\(dependency.name)\""
    let source = dependency.package.map { ".product(name: \(name), package: \"\($0)\")" } ?? name
    guard !isNeeded(target, by: dependency.name),
      // Plugins depend on tools only.
      let index = manifest.targets.firstIndex(where: { $0.name == target && $0.kind != .plugin }),
      let position = manifest.targets[index].position,
      let (offset, entry) = text.insertion(of: source, intoDependenciesOf: position)
    else { return false }
    var wanted = manifest
    wanted.targets[index].dependencies.insert(dependency, at: 0)
    return replace(offset..<offset, with: entry, wanted)
  }

  /// Whether a target of the package depends on another one, directly or not.
  func isNeeded(_ name: String, by target: String) -> Bool {
    var seen: Set<String> = []
    var rest = [target]
    while let next = rest.popLast() {
      if next == name { return true }
      guard seen.insert(next).inserted else { continue }
      rest += manifest.targets.first { $0.name == next }?.dependencies.map(\.name) ?? []
    }
    return false
  }

  private mutating func replace(_ range: Range<Int>, with new: String, _ wanted: Manifest) -> Bool {
    var edited = text
    edited.replace(range, with: new)
    guard let changed = Self.manifest(in: edited, folder, reader),
      changed.comparable(in: folder) == wanted.comparable(in: folder)
    else { return false }
    text = edited
    manifest = changed
    return true
  }
}
