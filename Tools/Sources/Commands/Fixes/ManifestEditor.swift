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
    return replace(ElementRemoval(text: text, element: start..<end).range, with: "", wanted)
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
      let position = manifest.targets[index].position, let list = DependencyList(of: position, in: text)
    else { return false }
    var wanted = manifest
    wanted.targets[index].dependencies.insert(dependency, at: 0)
    return replace(list.insertion..<list.insertion, with: list.text(for: dependency.source), wanted)
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

/// Where a manifest lists a target's dependencies, or could.
private struct DependencyList {
  /// The offset after the opening bracket, or after the target's name.
  let insertion: Int
  private let exists: Bool
  private let isEmpty: Bool
  /// What is before the first entry, or before the list, if that is on a line of its own.
  private let lineBreak: String?

  init?(of name: SourcePosition, in text: SourceText) {
    guard let start = text.offset(of: name), let end = text.endOfCall(from: start) else { return nil }
    let label = Array("dependencies:".utf8)
    guard let found = (start..<end).first(where: { text.bytes[$0...].starts(with: label) }) else {
      guard let endOfName = text.endOfElement(at: start).map(text.trimmed) else { return nil }
      let before = text.line(around: start).lowerBound..<start
      let indent = text.bytes[before].prefix { [0x20, 0x09].contains($0) }
      let isAlone = text.bytes[before].dropFirst(indent.count).elementsEqual("name: ".utf8)
      (insertion, exists, isEmpty) = (endOfName, false, true)
      lineBreak = isAlone ? text.lineEnd(around: start) + String(decoding: indent, as: UTF8.self) : nil
      return
    }
    var open = found + label.count
    while open < end, text.isBlank(open..<open + 1) { open += 1 }
    guard open < end, text.bytes[open] == UInt8(ascii: "[") else { return nil }
    var first = open + 1
    while first < end, text.isBlank(first..<first + 1) { first += 1 }
    (insertion, exists) = (open + 1, true)
    isEmpty = text.bytes[first] == UInt8(ascii: "]")
    let isMultiline = text.bytes[open..<first].contains(UInt8(ascii: "\n"))
    let indent = String(decoding: text.bytes[text.line(around: first).lowerBound..<first], as: UTF8.self)
    lineBreak = isMultiline ? text.lineEnd(around: open) + indent : nil
  }

  /// What to insert for an entry.
  func text(for entry: String) -> String {
    if !exists { return ",\(lineBreak ?? " ")dependencies: [\(entry)]" }
    return isEmpty ? entry : lineBreak.map { "\($0)\(entry)," } ?? "\(entry), "
  }
}
