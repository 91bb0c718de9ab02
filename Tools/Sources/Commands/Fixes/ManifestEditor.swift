import Foundation
import Manifests
import Model

/// Changes the dependencies of targets in the text of a manifest.
///
/// Each change is made in memory first, and the new text is evaluated. The change is kept only if the package differs in that
/// one dependency: an entry of a constant that several targets share, for example, stays.
struct ManifestEditor {
  private(set) var text: SourceText
  /// What the text says, with positions in it.
  private(set) var manifest: Manifest
  private let context: ManifestContext

  /// - Parameter folder: The package's folder, an absolute path.
  /// - Returns: Nil if only SwiftPM can evaluate the text.
  init?(_ bytes: [UInt8], folder: String) {
    text = SourceText(bytes)
    context = ManifestContext(folder: folder, environment: ProcessInfo.processInfo.environment)
    guard let manifest = Self.manifest(in: text, context) else { return nil }
    self.manifest = manifest
  }

  private static func manifest(in text: SourceText, _ context: ManifestContext) -> Manifest? {
    String(validating: text.bytes, as: UTF8.self).flatMap { try? ManifestEvaluator.manifest(from: $0, in: context) }
  }

  /// Removes an entry from a dependency list, with its comma and, if nothing else is on it, its line.
  ///
  /// - Parameter last: Whether to remove the last of several, and not the first.
  /// - Returns: Whether the text changed.
  mutating func remove(_ name: String, from target: String, last: Bool = false) -> Bool {
    guard let index = manifest.targets.firstIndex(where: { $0.name == target }),
      case let names = manifest.targets[index].dependencies.map(\.name),
      let number = last ? names.lastIndex(of: name) : names.firstIndex(of: name),
      let start = manifest.targets[index].dependencies[number].position.flatMap(text.offset),
      let end = text.endOfElement(at: start),
      // A constant may be used in a build for another system, which is not evaluated here.
      let call = manifest.targets[index].position.flatMap(text.offset),
      let endOfCall = text.endOfCall(from: call), call < start, end <= endOfCall
    else { return false }
    var wanted = manifest
    wanted.targets[index].dependencies.remove(at: number)
    return replace(text.removal(ofElement: start..<end), with: "", wanted)
  }

  /// The number of entries of a name in a dependency list.
  func count(of name: String, in target: String) -> Int {
    manifest.targets.first { $0.name == target }?.dependencies.count { $0.name == name } ?? 0
  }

  /// Adds an entry to the list after `dependencies:` in the call that declares the target, and the list if it has none.
  ///
  /// - Returns: Whether the text changed.
  mutating func add(_ dependency: TargetDependency, to target: String) -> Bool {
    guard !isNeeded(target, by: dependency.name),
      // Plugins depend on tools only.
      let index = manifest.targets.firstIndex(where: { $0.name == target && $0.kind != .plugin }),
      let position = manifest.targets[index].position,
      let (offset, entry) = text.insertion(of: dependency.source, intoDependenciesOf: position)
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
    guard let changed = Self.manifest(in: edited, context),
      changed.comparable(in: context.folder) == wanted.comparable(in: context.folder)
    else { return false }
    text = edited
    manifest = changed
    return true
  }
}

extension TargetDependency {
  /// The entry as Swift.
  fileprivate var source: String {
    if case .product(let package?) = kind { return ".product(name: \"\(name)\", package: \"\(package)\")" }
    return "\"\(name)\""
  }
}

extension SourceText {
  /// What to insert where, so that a target's dependencies start with an entry; nil if that is unknown.
  ///
  /// - Parameter name: The position of the target's name, after which the list is inserted if there is none.
  fileprivate func insertion(
    of entry: String,
    intoDependenciesOf name: SourcePosition
  ) -> (offset: Int, text: String)? {
    guard let start = offset(of: name), let end = endOfCall(from: start) else { return nil }
    let label = Array("dependencies:".utf8)
    guard let found = (start..<end).first(where: { bytes[$0...].starts(with: label) }) else {
      guard let endOfName = endOfElement(at: start).map(trimmed) else { return nil }
      let before = line(around: start).lowerBound..<start
      let indent = bytes[before].prefix { [0x20, 0x09].contains($0) }
      let isAlone = bytes[before].dropFirst(indent.count).elementsEqual("name: ".utf8)
      let space = isAlone ? lineEnd(around: start) + String(decoding: indent, as: UTF8.self) : " "
      return (endOfName, ",\(space)dependencies: [\(entry)]")
    }
    var open = found + label.count
    while open < end, isBlank(open..<open + 1) { open += 1 }
    guard open < end, bytes[open] == UInt8(ascii: "[") else { return nil }
    var first = open + 1
    while first < end, isBlank(first..<first + 1) { first += 1 }
    if bytes[first] == UInt8(ascii: "]") { return (open + 1, entry) }
    guard bytes[open..<first].contains(UInt8(ascii: "\n")) else { return (open + 1, "\(entry), ") }
    let indent = String(decoding: bytes[line(around: first).lowerBound..<first], as: UTF8.self)
    return (open + 1, "\(lineEnd(around: open))\(indent)\(entry),")
  }
}
