import Model
import Reading
import Threading

/// Evaluates a manifest from its text, without running it.
enum ManifestEvaluator {
  /// With the environment variables that were read; with an empty name if the names of all were.
  typealias Evaluation = (manifest: Manifest, variables: Set<String>)

  /// What the text says on several systems, so that the result does not depend on the one in use, and the environment
  /// variables it read. What is unsupported on one of the systems is unsupported, as it may add to the others.
  static func evaluation(
    of text: String,
    on systems: [ManifestContext.System],
    in context: ManifestContext
  ) throws(UnsupportedSyntax) -> Evaluation {
    try onDeepStack {
      guard let version = ToolsVersion(manifest: text) else {
        throw UnsupportedSyntax("no `swift-tools-version` in the first line", at: .start)
      }
      let tokens = SourceTokens.tokens(of: text)
      var context = context
      var evaluated: [[Int]] = []
      var result: Manifest?
      var variables: Set<String> = []
      // Without `#if`, it is the same on all systems.
      for system in tokens.contains(where: \.kind.isDirective) ? systems : Array(systems.prefix(1)) {
        context.system = system
        let active = try ActiveTokens(context: context, toolsVersion: version).indices(in: tokens)
        // Most manifests are the same on all systems.
        if evaluated.contains(active) { continue }
        evaluated.append(active)
        let interpreter = Interpreter(context: context)
        try interpreter.run(ManifestParser.statements(of: active.map { tokens[$0] }))
        guard interpreter.packages.count == 1 else {
          let problems = interpreter.globals.variables.values.compactMap { $0.value?.problem }
          throw problems.min { $0.position ?? .start < $1.position ?? .start }
            ?? UnsupportedSyntax("\(interpreter.packages.count) packages instead of one")
        }
        let builder = ManifestBuilder(toolsVersion: version, folder: context.folder)
        let manifest = try builder.manifest(of: interpreter.packages[0])
        result = try result?.merged(with: manifest) ?? manifest
        variables.formUnion(interpreter.variables)
      }
      guard let result else { throw UnsupportedSyntax("a manifest for no system") }
      return (result, variables)
    }
  }

  /// The recursion limits of the parser and the interpreter are chosen for this stack size.
  static func onDeepStack<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) throws(UnsupportedSyntax) -> Value {
    do {
      return try DeepStack.run { Result { try body() } }.get()
    } catch {
      throw error as? UnsupportedSyntax ?? UnsupportedSyntax("\(error)")
    }
  }
}

extension Manifest {
  /// With what another evaluation of the same text has. What only one of them has is conditional.
  func merged(with other: Manifest) throws -> Manifest {
    if self == other { return self }
    var result = self
    try Self.merge(&result.products, other.products, by: \.name, both: { $0.targets.unite(with: $1.targets) })
    try Self.merge(&result.dependencies, other.dependencies, by: \.identity)
    try Self.merge(&result.targets, other.targets, by: \.name, both: { try $0.merge(with: $1) })
    return result
  }

  /// Adds those elements of the second list that are not in the first at its end.
  fileprivate static func merge<Element, Key: Hashable>(
    _ first: inout [Element],
    _ second: [Element],
    by key: (Element) -> Key,
    alone: (inout Element) -> Void = { _ in },
    both: (inout Element, Element) throws -> Void = { _, _ in }
  ) throws {
    let keys = Set(first.map(key))
    let others = Dictionary(second.map { (key($0), $0) }) { first, _ in first }
    for index in first.indices {
      if let other = others[key(first[index])] { try both(&first[index], other) } else { alone(&first[index]) }
    }
    for var element in second where !keys.contains(key(element)) {
      alone(&element)
      first.append(element)
    }
  }
}

extension TargetDeclaration {
  fileprivate mutating func merge(with other: TargetDeclaration) throws {
    // What a target is cannot depend on the system, as the rest of what is read of it would be that of one of them.
    guard kind == other.kind, path == other.path, publicHeadersPath == other.publicHeadersPath else {
      throw UnsupportedSyntax("the target `\(name)`, which is another on each system", at: position)
    }
    // Conditions do not tell dependencies apart.
    let key = { (entry: TargetDependency) in
      TargetDependency(name: entry.name, kind: entry.kind, package: entry.package)
    }
    try Manifest.merge(&dependencies, other.dependencies, by: key, alone: { $0.isConditional = true })
    // Required settings are required everywhere, and a file is excluded only if it is never compiled.
    settings.removeAll { !other.settings.contains($0) }
    exclude.removeAll { !other.exclude.contains($0) }
    hasUnknownSettings = hasUnknownSettings || other.hasUnknownSettings
    resources.removeAll { !other.resources.contains($0) }
    plugins.unite(with: other.plugins)
    if let more = other.sources { sources?.unite(with: more) } else { sources = nil }
  }
}

extension [String] {
  fileprivate mutating func unite(with other: [String]) { self += other.filter { !contains($0) } }
}
