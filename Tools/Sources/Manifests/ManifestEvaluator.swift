import Foundation
import Model
import Reading
import Threading

/// Evaluates a manifest from its text, without running it.
enum ManifestEvaluator {
  struct Evaluation: Sendable {
    let manifest: Manifest
    /// The environment variables that were read, or `nil` if all of them were listed.
    let variables: Set<String>?

    fileprivate func merged(with other: Self) throws -> Self {
      let variables = variables.flatMap { names in other.variables.map(names.union) }
      return Self(manifest: try manifest.merged(with: other.manifest), variables: variables)
    }
  }

  /// What the text says on several systems, so that the result does not depend on the one in use, and the environment
  /// variables it read. What is unsupported on one of the systems is unsupported, as it may add to the others.
  static func evaluation(
    of text: String,
    on systems: [ManifestContext.System],
    in context: ManifestContext
  ) throws(UnsupportedSyntax) -> Evaluation {
    try onDeepStack { try evaluated(text, on: systems, in: context) }
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

  private static func evaluated(
    _ text: String,
    on systems: [ManifestContext.System],
    in context: ManifestContext
  ) throws -> Evaluation {
    guard let version = ToolsVersion(manifest: text) else {
      throw UnsupportedSyntax("no `swift-tools-version` in the first line", at: .start)
    }
    let tokens = SourceTokens.tokens(of: text)
    var context = context
    var evaluated: [[Int]] = []
    var result: Evaluation?
    // Without `#if`, it is the same on all systems.
    for system in tokens.contains(where: \.kind.isDirective) ? systems : Array(systems.prefix(1)) {
      context.system = system
      let active = try ActiveTokens(context: context, toolsVersion: version).indices(in: tokens)
      // Most manifests are the same on all systems.
      if evaluated.contains(active) { continue }
      evaluated.append(active)
      let evaluation = try evaluation(of: active.map { tokens[$0] }, version, in: context)
      result = try result?.merged(with: evaluation) ?? evaluation
    }
    guard let result else { throw UnsupportedSyntax("a manifest for no system") }
    return result
  }

  private static func evaluation(
    of tokens: [SourceToken],
    _ version: ToolsVersion,
    in context: ManifestContext
  ) throws -> Evaluation {
    let interpreter = Interpreter(context: context)
    try interpreter.run(ManifestParser.statements(of: tokens))
    guard interpreter.packages.count == 1 else {
      throw UnsupportedSyntax("\(interpreter.packages.count) packages instead of one")
    }
    let builder = ManifestBuilder(toolsVersion: version, folder: context.folder)
    return Evaluation(manifest: try builder.manifest(of: interpreter.packages[0]), variables: interpreter.variables)
  }
}

extension Manifest {
  /// With what another evaluation of the same text has. What only one of them has is conditional.
  func merged(with other: Manifest) throws -> Manifest {
    if self == other { return self }
    var result = self
    result.products = try Self.merged(products, other.products, by: \.name, both: { $0.merged(with: $1) })
    result.dependencies = try Self.merged(dependencies, other.dependencies, by: \.identity)
    result.targets = try Self.merged(targets, other.targets, by: \.name, both: { try $0.merged(with: $1) })
    return result
  }

  /// The elements of both lists, those of the second that are not in the first at the end.
  fileprivate static func merged<Element: Equatable, Key: Hashable>(
    _ first: [Element],
    _ second: [Element],
    by key: (Element) -> Key,
    alone: (Element) -> Element = { $0 },
    both: (Element, Element) throws -> Element = { first, _ in first }
  ) throws -> [Element] {
    let keys = Set(first.map(key))
    let others = Dictionary(second.map { (key($0), $0) }) { first, _ in first }
    return try first.map { element in try others[key(element)].map { try both(element, $0) } ?? alone(element) }
      + second.filter { !keys.contains(key($0)) }.map(alone)
  }
}

extension ProductDeclaration {
  fileprivate func merged(with other: ProductDeclaration) -> ProductDeclaration {
    var result = self
    result.targets = targets.united(with: other.targets)
    return result
  }
}

extension TargetDeclaration {
  fileprivate func merged(with other: TargetDeclaration) throws -> TargetDeclaration {
    // What a target is cannot depend on the system, as the rest of what is read of it would be that of one of them.
    guard kind == other.kind, path == other.path, publicHeadersPath == other.publicHeadersPath else {
      throw UnsupportedSyntax("the target `\(name)`, which is another on each system", at: position)
    }
    var result = self
    // Conditions do not tell dependencies apart.
    let key = { (entry: TargetDependency) in
      TargetDependency(name: entry.name, kind: entry.kind, package: entry.package)
    }
    result.dependencies = try Manifest.merged(dependencies, other.dependencies, by: key) { dependency in
      var dependency = dependency
      dependency.isConditional = true
      return dependency
    }
    // Required settings are required everywhere, and a file is excluded only if it is never compiled.
    result.settings = settings.filter(other.settings.contains)
    result.exclude = exclude.filter(other.exclude.contains)
    result.resources = resources.filter(other.resources.contains)
    result.plugins = plugins.united(with: other.plugins)
    result.sources = sources.flatMap { mine in other.sources.map(mine.united) }
    return result
  }
}

extension [String] {
  fileprivate func united(with other: [String]) -> [String] { self + other.filter { !contains($0) } }
}
