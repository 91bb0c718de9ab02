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

  private let successors: [[Int]]
  /// The group of each unit, numbered as one of its units.
  private var groups: [Int]
  private var members: [[Int]]
  private var names: [Int: String] = [:]

  /// - Parameter components: The modules that are always together, as they import each other in a cycle. They come after
  ///   those that they lead to.
  init(_ modules: LocalModules, components: [[Int]]) {
    let units = components.filter { $0 != modules.tests.map { [$0] } }
    let numbered = units.enumerated().flatMap { unit, members in members.map { ($0, unit) } }
    let unitOfModule = Dictionary(numbered) { first, _ in first }
    successors = units.enumerated().map { unit, members in
      Set(members.flatMap { modules.edges[$0] }.compactMap { unitOfModule[$0] }).subtracting([unit]).sorted()
    }
    groups = Array(units.indices)
    members = groups.map { [$0] }
    if units.count > Self.limit {
      let isUsed = Set(successors.joined())
      gather(LayerName.names(of: units.map { unit in unit.flatMap { modules.nodes[$0] } }, used: isUsed))
      let rest = units.indices.map { unit -> String? in
        if names[groups[unit]] != nil { return nil }
        return isUsed.contains(unit) && next(of: unit).allSatisfy { names[$0] == "Core" } ? "Core" : "Libraries"
      }
      gather(rest)
      while members.count(where: { !$0.isEmpty }) > Self.limit { mergeNeighbours() }
    }
    for group in order() {
      let modulesOfGroup = members[group].flatMap { units[$0] }
      // What libraries build on is their core; what builds on them is not.
      let isOutside = names[group] == "Core" && members[group].flatMap(next).contains { names[$0] == "Libraries" }
      add(isOutside ? "Support" : names[group] ?? modules.name(of: modulesOfGroup), modulesOfGroup)
    }
    if let tests = modules.tests, components.contains([tests]) { add(modules.names[tests], [tests]) }
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
    var seen: Set<Int> = []
    var waiting = Array(Set((members[first] + members[second]).flatMap(next)).subtracting([first, second]))
    while let current = waiting.popLast() {
      if current == first || current == second { return true }
      waiting += members[current].flatMap(next).filter { seen.insert($0).inserted }
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

/// Names of layers, from the kinds of targets and the words in their names.
enum LayerName {
  /// The words with which targets of a layer often end or begin, in lower case.
  private static let usual = [
    "Apps": "app application main",
    "Features": "feature screen scene flow presentation viewmodel coordinator",
    "UI": "ui view component designsystem design style theme widget",
    "Data": "data database persistence storage repository network networking api client service cache infrastructure",
    "Domain": "domain entity model usecase business",
    "Interfaces": "interface protocol contract",
    "Core": "core common shared foundation base util utility utilities helper extension support logging",
    "TestSupport": """
    mock fake stub testing testsupport testutil testutilities testhelper testkit \
    testingutil testingutilities testinghelper testingsupport fixture
    """,
  ]

  private static let layers = Dictionary(
    usual.flatMap { layer, words in words.split(separator: " ").map { (singular(String($0)), layer) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The layer of each unit of targets, or `nil` if neither their kind nor their names tell one.
  ///
  /// - Parameter used: The units that others import.
  static func names(of units: [[ModuleGraph.Node]], used: Set<Int>) -> [String?] {
    var words = units.map { Self.words(of: $0.first?.target.name ?? "") }
    // The words with which most names begin are those of the repository, if they are no features.
    for (first, names) in Dictionary(grouping: words, by: \.first)
    where names.count * 2 > units.count && first.flatMap({ layers[singular($0.lowercased())] }) != "Features" {
      let start = commonStart(of: names)
      for unit in words.indices where words[unit].starts(with: start) { words[unit].removeFirst(start.count) }
    }
    let starts = Self.shared(words.compactMap(\.first), by: 2)
    let known = units.indices.map { index -> String? in
      if let kind = kind(of: units[index]) { return kind }
      let start = words[index].first
      let name = layer(named: words[index], startsLikeOthers: start.map(starts.contains) ?? false)
      // What others import is no app.
      return name == "Apps" && used.contains(index) ? nil : name
    }
    let open = known.indices.filter { known[$0] == nil }
    // The rest is in two layers more.
    let room = LayerGroups.limit - Set(known.compactMap(\.self)).union(["Core", "Libraries"]).count
    let ends = open.flatMap { [words[$0].last, words[$0].first].compactMap(\.self) }
    let shared = Self.shared(ends, by: 3, atMost: room)
    return known.indices.map { unit in
      if let name = known[unit] { return name }
      if let last = words[unit].last, shared.contains(last) { return singular(last) + "s" }
      guard let first = words[unit].first, shared.contains(first) else { return nil }
      return commonStart(of: open.map { words[$0] }.filter { $0.first == first }).joined()
    }
  }

  /// The words of `WordPress` for `WordPressFlux` and `WordPressKit`.
  private static func commonStart(of words: [[String]]) -> [String] {
    words.dropFirst().reduce(words.first ?? []) { start, word in zip(start, word).prefix { $0 == $1 }.map(\.0) }
  }

  /// The words that most targets share.
  private static func shared(_ words: [String], by minimum: Int, atMost limit: Int = .max) -> Set<String> {
    let counts = Dictionary(grouping: words) { $0 }.mapValues(\.count).filter { $0.value >= minimum }
    return Set(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(max(0, limit)).map(\.key))
  }

  private static func kind(of unit: [ModuleGraph.Node]) -> String? {
    switch unit.first?.kind {
    case .executable: "Apps"
    case .macro: "Macros"
    case .plugin: "Plugins"
    // A target of a project may have nothing but resources.
    default: unit.allSatisfy { $0.target.files.isEmpty && $0.package.kind == .swiftPackage } ? "C" : nil
    }
  }

  private static func layer(named all: [String], startsLikeOthers: Bool) -> String? {
    // `ClientLive` implements what `Client` declares.
    let words = ["Impl", "Implementation", "Live"].contains(all.last ?? "") ? all.dropLast() : all
    var parts = [words.suffix(2), words.suffix(1)]
    if startsLikeOthers { parts += [words.prefix(2), words.prefix(1)] }
    return parts.lazy.compactMap { layers[$0.map { singular($0.lowercased()) }.joined()] }.first
  }

  private static func singular(_ word: String) -> String {
    word.count > 2 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// `HTTPClientUI` → `HTTP`, `Client`, `UI`.
  static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = [""]
    for (index, letter) in letters.enumerated() {
      let isInWord = letter.isLetter || letter.isNumber
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = letters.indices.contains(index + 1) && letters[index + 1].isLowercase
      if !isInWord || letter.isUppercase && (isAfterSmall || isBeforeSmall) { words.append("") }
      if isInWord { words[words.count - 1].append(letter) }
    }
    return words.filter { !$0.isEmpty }
  }
}
