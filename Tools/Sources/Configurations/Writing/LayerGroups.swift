import Model

/// Groups the modules of a repository into a few layers that a person would name.
///
/// Modules are grouped by their names first, and then by their place in the graph. A group never gets a module with which
/// groups would import each other in a cycle.
struct LayerGroups {
  /// The most layers of product code.
  static let limit = 8

  /// The modules of each layer by number, with its name; a layer comes after those that it imports.
  private(set) var layers: [(name: String, modules: [Int])] = []

  private let modules: LocalModules
  /// The modules that are always together, as they import each other in a cycle.
  private let units: [[Int]]
  private let successors: [[Int]]
  /// The group of each unit, numbered as one of its units.
  private var groups: [Int]
  private var members: [[Int]]
  private var names: [Int: String] = [:]

  /// - Parameter units: The components of the modules' graph, in which a component comes after those that it leads to.
  init(_ modules: LocalModules, units: [[Int]]) {
    self.modules = modules
    self.units = units.filter { $0 != modules.tests.map { [$0] } }
    let unitOfModule = Dictionary(
      self.units.enumerated().flatMap { unit, members in members.map { ($0, unit) } },
      uniquingKeysWith: { first, _ in first }
    )
    successors = self.units.enumerated().map { unit, members in
      Set(members.flatMap { modules.edges[$0] }.compactMap { unitOfModule[$0] }).subtracting([unit]).sorted()
    }
    groups = Array(self.units.indices)
    members = groups.map { [$0] }
    if self.units.count > Self.limit {
      gather(LayerName.names(of: self.units.map { unit in unit.flatMap { modules.nodes[$0] } }))
      let isUsed = Set(successors.joined())
      gather(
        self.units.indices.map { unit in
          if names[groups[unit]] != nil { return nil }
          return isUsed.contains(unit) && next(of: unit).allSatisfy { names[$0] == "Core" } ? "Core" : "Libraries"
        }
      )
      while members.count(where: { !$0.isEmpty }) > Self.limit { mergeNeighbours() }
    }
    for group in order() {
      let modulesOfGroup = members[group].flatMap { self.units[$0] }
      // What libraries build on is their core; what builds on them is not.
      let isOutside = names[group] == "Core" && members[group].flatMap(next).contains { names[$0] == "Libraries" }
      add(isOutside ? "Support" : names[group] ?? modules.name(of: modulesOfGroup), modulesOfGroup)
    }
    if let tests = modules.tests, units.contains([tests]) { add(modules.names[tests], [tests]) }
  }

  private mutating func add(_ name: String, _ modules: [Int]) {
    let isTaken = layers.contains { $0.name == name }
    layers.append((isTaken ? "More \(name)" : name, modules))
  }

  /// Puts the units of a name into one group, except those that would close a cycle.
  private mutating func gather(_ wanted: [String?]) {
    for (unit, name) in wanted.enumerated() {
      guard let name else { continue }
      if let group = names.first(where: { $0.value == name })?.key {
        if !closesCycle(unit, with: group) { move(unit, to: group) }
      } else {
        names[unit] = name
      }
    }
  }

  private mutating func move(_ old: Int, to group: Int) {
    for unit in members[old] { groups[unit] = group }
    members[group] += members[old]
    members[old] = []
  }

  /// Whether a way from one of the two groups to the other leads through a third.
  private func closesCycle(_ first: Int, with second: Int) -> Bool {
    var seen: Set = [first, second]
    var waiting = (members[first] + members[second]).flatMap(next).filter { seen.insert($0).inserted }
    while let current = waiting.popLast() {
      for other in members[current].flatMap(next) {
        if other == first || other == second { return true }
        if seen.insert(other).inserted { waiting.append(other) }
      }
    }
    return false
  }

  private func next(of unit: Int) -> [Int] { successors[unit].map { groups[$0] } }

  /// The groups, each after those that it imports.
  private func order() -> [Int] {
    let edges = groups.indices.flatMap { unit in next(of: unit).map { (from: groups[unit], to: $0) } }
    return DirectedGraph(vertexCount: groups.count, edges: edges).components().joined().filter { !members[$0].isEmpty }
  }

  /// Merges two groups that follow each other in the order, so that no way from one to the other leads through a third:
  /// unnamed ones if there are, and small ones.
  private mutating func mergeNeighbours() {
    let order = order()
    func cost(_ pair: (Int, Int)) -> (Int, Int) {
      ([pair.0, pair.1].count { names[$0] != nil }, members[pair.0].count + members[pair.1].count)
    }
    guard let (first, second) = zip(order, order.dropFirst()).min(by: { cost($0) < cost($1) }) else { return }
    let larger = members[first].count < members[second].count ? second : first
    let name = names[larger] ?? names[first] ?? names[second]
    move(second, to: first)
    (names[first], names[second]) = (name, nil)
  }
}
