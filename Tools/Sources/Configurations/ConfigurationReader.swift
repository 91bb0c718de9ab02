public import Model

/// Reads `inward.yml`.
///
/// All problems in the file are reported at once, with positions. No input makes the reader crash or run for long; see
/// `YAMLLimits`.
public enum ConfigurationReader {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The file's path, relative to the repository's root, for messages.
  ///   - rules: The names of all rules, to check the key `rules`.
  ///   - files: The files that it may extend.
  /// - Throws: `ConfigurationError` with all problems.
  public static func configuration(
    from text: String,
    path: String = "inward.yml",
    rules: [String],
    files: ConfigurationFiles? = nil
  ) throws(ConfigurationError) -> Configuration {
    var document = ExtendedConfiguration(path: path, rules: rules, files: files)
    let root = document.root(of: text, path: path, users: [])
    var configuration = document.configuration
    if let root { configuration.read(root) }
    var references = ReferenceChecker(configuration, problems: document.problems)
    if root != nil { references.check() }
    guard references.problems.isEmpty else { throw references.problems.error(in: configuration) }
    return configuration
  }
}

/// All problems in a configuration.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// Sorted by file and position; never empty.
  public var problems: [Problem]

  /// One line per problem, in the format that editors and CI turn into links.
  public var description: String {
    problems.map { "\(SourceLocation(path: $0.path, position: $0.position)): error: \($0)" }.joined(separator: "\n")
  }

  public struct Problem: Error, Equatable, CustomStringConvertible {
    /// The file that it is in: the configuration, or one that this extends. Relative to the repository's root.
    public var path = Configuration.fileName
    public var position: SourcePosition
    /// The problem and its correction, in one sentence without a full stop.
    public var message: String

    public init(at position: SourcePosition, _ message: String) {
      self.position = position
      self.message = message
    }

    public var description: String { message }
  }
}

/// Collects problems, so that one run reports all of them.
struct Problems {
  private var problems: [ConfigurationError.Problem] = []
  /// The remaining budget for comparing names. Comparing takes time, and no one reads hundreds of suggestions.
  private var comparisonsLeft = 50_000

  var isEmpty: Bool { problems.isEmpty }

  /// All problems, each with its file and the position in that.
  func error(in configuration: Configuration) -> ConfigurationError {
    var sorted = problems.sorted { ($0.position, $0.message) < ($1.position, $1.message) }
    for index in sorted.indices {
      let location = configuration.location(of: sorted[index].position)
      (sorted[index].path, sorted[index].position) = (location.path, location.position)
    }
    return ConfigurationError(problems: sorted)
  }

  /// Adds those of a file, with their positions among all files.
  mutating func add(_ others: Problems, at place: (SourcePosition) -> SourcePosition) {
    problems += others.problems.map { .init(at: place($0.position), $0.message) }
  }

  /// Adds a problem, and suggests the closest known name for an unknown one.
  mutating func add(_ message: String, at position: SourcePosition, unknown name: String = "", known: [String] = []) {
    problems.append(.init(at: position, message + suggestion(for: name, from: known)))
  }

  /// What to add to a message about an unknown name, unless the budget is used up.
  mutating func suggestion(for name: String, from known: [String]) -> String {
    comparisonsLeft -= known.count
    return comparisonsLeft >= 0 ? name.suggestion(from: known) : ""
  }
}

/// Checks references inside a configuration: undefined layers, targets in two layers, and cycles.
struct ReferenceChecker {
  private(set) var problems: Problems
  private let configuration: Configuration
  private let layerNames: [String]
  private let numbers: [String: Int]

  init(_ configuration: Configuration, problems: Problems) {
    self.configuration = configuration
    self.problems = problems
    layerNames = configuration.layers.map(\.name)
    numbers = Dictionary(layerNames.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  mutating func check() {
    for layer in configuration.layers {
      checkLayers(layer.mayImport, of: "layers.\(layer.name).mayImport")
    }
    for reach in configuration.reach {
      checkLayers(reach.from, of: "reach.from")
      checkLayers(reach.through, of: "reach.through")
      checkDestinations(reach.to, of: "reach.to")
    }
    for constraint in configuration.types {
      checkLayers(constraint.match.layers, of: "types.match.layers")
      checkLayers(constraint.require[.layers] ?? [], of: "types.require.layers")
      checkLayers(constraint.forbid[.layers] ?? [], of: "types.forbid.layers")
      for (trait, patterns) in constraint.forbid where patterns.allSatisfy({ $0.text.hasPrefix("!") }) {
        problems.add("`types.forbid.\(trait)` has only exceptions", at: patterns[0].position)
      }
      let mock = constraint.require[.has]?.first { $0.text == TypeCompanion.mock.rawValue }
      if let mock, configuration.mocks == nil {
        problems.add("`types.require.has` needs the key `mocks`, the targets of mocks", at: mock.position)
      }
    }
    checkTargets()
    checkCycles()
  }

  private mutating func checkLayers(_ patterns: [Pattern], of key: String) {
    for pattern in patterns where pattern.glob.isPattern && !layerNames.contains(where: pattern.matches) {
      problems.add("`\(key)`: `\(pattern.text)` matches no layer", at: pattern.position)
    }
    for pattern in patterns where !pattern.glob.isPattern && numbers[pattern.text] == nil {
      let message = "`\(key)` names the layer `\(pattern.text)`, which `layers` does not define"
      problems.add(message, at: pattern.position, unknown: pattern.text, known: layerNames)
    }
  }

  /// An external module cannot be validated, unless it resembles a layer's name and no layer allows it.
  private mutating func checkDestinations(_ patterns: [Pattern], of key: String) {
    let external = Set(configuration.layers.flatMap(\.external).map(\.text))
    for pattern in patterns where !pattern.glob.isPattern && numbers[pattern.text] == nil {
      guard !external.contains(pattern.text) else { continue }
      guard !problems.suggestion(for: pattern.text, from: layerNames).isEmpty else { continue }
      let message = "`\(key)` names `\(pattern.text)`, which is neither a layer nor a module that a layer may import"
      problems.add(message, at: pattern.position, unknown: pattern.text, known: layerNames)
    }
  }

  private mutating func checkTargets() {
    var owners: [String: String] = [:]
    for layer in configuration.layers {
      for pattern in layer.targets {
        guard let owner = owners.updateValue(layer.name, forKey: pattern.text) else { continue }
        let claim = owner == layer.name ? "twice" : "and by the layer `\(owner)`"
        problems.add("`\(pattern.text)` is claimed by the layer `\(layer.name)` \(claim)", at: pattern.position)
      }
    }
  }

  /// Layers that import each other in a cycle are one layer. Patterns such as `*` are ignored.
  private mutating func checkCycles() {
    let edges = configuration.layers.map { layer in
      layer.mayImport.compactMap { pattern in
        pattern.glob.isPattern || pattern.text == layer.name ? nil : numbers[pattern.text]
      }
    }
    let graph = DirectedGraph(successors: edges)
    for component in graph.cyclicComponents() {
      let first = component[0]
      guard let cycle = graph.shortestCycle(through: first, within: Set(component)), cycle.count > 1 else { continue }
      let layer = configuration.layers[first]
      let next = layerNames[cycle[1]]
      let names = (cycle + [first]).map { "`\(layerNames[$0])`" }.joined(separator: " → ")
      let position = layer.mayImport.first { $0.text == next }?.position ?? layer.position
      problems.add("layers import each other in a cycle: \(names)", at: position)
    }
  }
}
