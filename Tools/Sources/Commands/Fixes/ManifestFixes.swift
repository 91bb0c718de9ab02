import Manifests
import Model
import Rules

extension Fixer {
  /// A change that a finding asks for in a manifest.
  struct Wish: Equatable {
    let target: String
    let change: Change
    let summary: String

    var isDeclaration: Bool { if case .add = change { true } else { false } }

    enum Change: Equatable {
      /// `need` says why the build may need the dependency.
      case remove(String, need: String?)
      case removeRepeated(String)
      case add(TargetDependency)
    }
  }

  /// The wishes for a package's manifest, in the order of its targets. Xcode projects are left to Xcode.
  func wishes(for findings: [Finding], in package: Package) -> [Wish] {
    let wishes = findings.compactMap { wish(for: $0, in: package) }.sorted(by: \.summary)
    var byTarget = Dictionary(grouping: wishes, by: \.target)
    return package.targets.flatMap { target in
      (byTarget.removeValue(forKey: target.name) ?? []).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  func wish(for finding: Finding, in package: Package) -> Wish? {
    guard package.kind == .swiftPackage else { return nil }
    return switch finding.rule {
    case Rules.unused where finding.location.path == package.manifestPath: removal(for: finding, in: package)
    case Rules.undeclared where finding.related.contains { $0.location.path == package.manifestPath }:
      declaration(for: finding, in: package)
    default: nil
    }
  }

  /// Whether a finding is about what a project declares.
  func isOfProject(_ finding: Finding) -> Bool {
    finding.rule == Rules.undeclared
      && context.repository.packages.contains { package in
        package.kind == .xcodeProject && finding.related.contains { $0.location.path == package.manifestPath }
      }
  }

  private func removal(for finding: Finding, in package: Package) -> Wish? {
    let words = finding.subject.split(separator: ": ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    let isRepeated = finding.message.hasSuffix(" twice")
    return Wish(
      target: words[0],
      change: isRepeated ? .removeRepeated(words[1]) : .remove(words[1], need: finding.related.first?.message),
      summary: "remove the \(isRepeated ? "second " : "")dependency \(finding.subject)"
    )
  }

  /// Whether a dependency may be there for more than its declarations: one of its targets has none, and is perhaps linked
  /// for what it does at run time, or for its linker settings.
  private func mayBeLinkedOnly(_ name: String, by target: String, in package: Package) -> Bool {
    let nodes = context.graph.nodes
    guard let node = nodes.first(where: { $0.package.location == package.location && $0.target.name == target })
    else { return false }
    return context.provided[node.index].filter { $0.dependency.name == name }.flatMap(\.targets).contains { index in
      context.graph.nodes[index].target.files.allSatisfy { $0.facts.declarations?.isEmpty ?? false }
    }
  }

  /// Nil if several entries provide the module, if its package is not declared, or if only some builds import it: the
  /// others may not be able to build it.
  private func declaration(for finding: Finding, in package: Package) -> Wish? {
    let (module, path) = (finding.subject, finding.location.path)
    guard path.isInside(package.path),
      let node = context.graph.nodes.first(where: { node in
        node.package.location == package.location && node.target.files.contains { $0.path == path }
      })
    else { return nil }
    let imports = context.graph.imports(of: node).map(\.declaration).filter { $0.module == module }
    if imports.allSatisfy({ $0.condition != nil }) { return nil }
    // Tests and plugins can be imported, but not depended on.
    let kinds: [TargetDeclaration.Kind] = [.regular, .executable, .system, .macro]
    let targets = context.graph.nodes.filter { other in
      other.target.moduleNames.contains(module) && other.index != node.index && package.canUse(other.package)
        && kinds.contains(other.target.declaration.kind)
    }
    let wish = { (dependency: TargetDependency) in
      let target = node.target.name
      return Wish(target: target, change: .add(dependency), summary: "declare \(module) for \(target)")
    }
    // A product from elsewhere, as another target declares it.
    let known = package.targets.flatMap(\.declaration.dependencies).filter {
      $0.kind == .product && $0.name == module && $0.moduleAliases.isEmpty && !$0.isConditional
    }
    if targets.isEmpty, Set(known.map(\.package)).count == 1 {
      return wish(TargetDependency(name: module, kind: .product, package: known[0].package))
    }
    if let sibling = targets.first(where: { $0.package.location == package.location }) {
      return wish(TargetDependency(name: sibling.target.name, kind: .byName))
    }
    guard targets.count == 1, let target = targets.first else { return nil }
    let products = target.package.manifest.products.filter { $0.targets.contains(target.target.name) }
    let declared = package.manifest.dependencies.first { $0.identity == target.package.identity }
    guard products.count == 1, let product = products.first, let declared else { return nil }
    let folder = target.package.path.split(separator: "/").last.map(String.init)
    let name = declared.name ?? folder ?? target.package.manifest.name
    return wish(TargetDependency(name: product.name, kind: .product, package: name))
  }

  /// Adds the fix of a package's manifest.
  ///
  /// - Parameter edits: What is changed in its text before.
  func add(_ wishes: [Wish], after edits: [TextEdit], of package: Package, to outcome: inout Outcome) {
    let path = package.manifestPath
    if wishes.isEmpty { return }
    let folder = package.path.isEmpty ? part.project.root : "\(part.project.root)/\(package.path)"
    let text = text(of: path)
    let (edited, applied) = text?.bytes.applying(edits) ?? ([], [])
    guard let text, var editor = ManifestEditor(edited, folder: folder, part.project.reading.manifests) else {
      for wish in wishes { outcome.refuse(wish.summary, in: path, because: "only SwiftPM can evaluate the manifest") }
      return
    }
    var done: [String] = []
    for wish in wishes {
      var isDone = false
      let target = wish.target
      let hasComment = editor.hasComment(in: target)
      var reason = hasComment ? "because of a comment in the target" : "its entry cannot be changed alone"
      switch wish.change {
      case .remove(_, let need?): reason = need
      case .remove(let name, _) where mayBeLinkedOnly(name, by: target, in: package):
        reason = "it may be needed at run time"
      // A list may have it more than once.
      case .remove(let name, _):
        while editor.remove(name, from: target) { isDone = true }
        let entry = package.targets.first { $0.name == target }?.declaration.dependencies.first { $0.name == name }
        let users = entry.flatMap { package.targetsByEntry[DependencyEntry($0)] } ?? []
        if let sharers = users.sharers(besides: target) { reason = "\(sharers) its entry" }
      case .removeRepeated(let name):
        while editor.count(of: name, in: target) > 1, editor.remove(name, from: target, last: true) { isDone = true }
      case .add(let dependency):
        isDone = editor.add(dependency, to: target)
        if !isDone, editor.isNeeded(target, by: dependency.name) { reason = "\(dependency.name) depends on \(target)" }
      }
      if isDone { done.append(wish.summary) } else { outcome.refuse(wish.summary, in: path, because: reason) }
    }
    if done.isEmpty { return }
    done += applied.map(\.summary)
    outcome.fixes.append(
      FileFix(path: path, before: text.bytes, bytes: editor.text.bytes, summaries: done, manifest: editor.manifest)
    )
  }
}

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
    var wanted = manifest
    wanted.targets[index].dependencies.remove(at: number)
    return replace(text.removal(ofElement: start..<end), with: "", wanted)
  }

  /// Whether a comment is in the call that declares a target, so that it is unknown where its entries end.
  func hasComment(in target: String) -> Bool {
    let position = manifest.targets.first { $0.name == target }?.position
    return position.flatMap(text.offset).map { text.endOfCall(from: $0) == nil } ?? false
  }

  func count(of name: String, in target: String) -> Int {
    manifest.targets.first { $0.name == target }?.dependencies.count { $0.name == name } ?? 0
  }

  /// Adds an entry to the list after `dependencies:` in the call that declares the target, and the list if it has none.
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
    guard let changed = Self.manifest(in: edited, folder, reader),
      changed.comparable(in: folder) == wanted.comparable(in: folder)
    else { return false }
    text = edited
    manifest = changed
    return true
  }
}

extension TargetDependency {
  /// The entry as Swift.
  fileprivate var source: String {
    package.map { ".product(name: \"\(name)\", package: \"\($0)\")" } ?? "\"\(name)\""
  }
}
