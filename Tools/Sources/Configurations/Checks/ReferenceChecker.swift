import Model

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
    for (index, reach) in configuration.reach.enumerated() {
      checkLayers(reach.from, of: "reach[\(index)].from")
      checkLayers(reach.through, of: "reach[\(index)].through")
      checkDestinations(reach.to, of: "reach[\(index)].to")
    }
    for (index, constraint) in configuration.types.enumerated() {
      checkLayers(constraint.match.layers, of: "types[\(index)].match.layers")
      checkLayers(constraint.require[.layers] ?? [], of: "types[\(index)].require.layers")
      checkLayers(constraint.forbid[.layers] ?? [], of: "types[\(index)].forbid.layers")
      for (trait, patterns) in constraint.forbid where patterns.allSatisfy({ $0.text.hasPrefix("!") }) {
        problems.add("`types[\(index)].forbid.\(trait)` has only exceptions", at: patterns[0].position)
      }
      let mock = constraint.require[.has]?.first { $0.text == TypeCompanion.mock.rawValue }
      if let mock, configuration.mocks == nil {
        problems.add("`types[\(index)].require.has` needs the key `mocks`, the targets of mocks", at: mock.position)
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
      guard problems.closest(to: pattern.text, of: layerNames) != nil else { continue }
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
