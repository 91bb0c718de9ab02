import Model

extension ProductTemplate {
  /// - Throws: ``Problems`` if there is no part with that name.
  func part(_ name: String) throws(Problems) -> Part {
    guard let part = parts.first(where: { $0.name == name }) else {
      let names = parts.map(\.name)
      let known = names.isEmpty ? "there are none" : "the parts are: \(names.joined(separator: ", "))"
      throw Problems("there is no part `\(name)`; \(known).")
    }
    return part
  }

  /// The part that an exemplar belongs to.
  func part(of exemplar: FeatureRecord) -> Part? { parts.first { $0.paths.contains(exemplar.path) } }

  /// The names of all parts that are removed with some: those within them, those that are useless without them, and those
  /// that no other part uses. What is useless without a part within a larger one is not so without the larger one.
  func closure(of names: [String]) -> Set<String> {
    var gone = Set(names)
    var count = 0
    while gone.count > count {
      count = gone.count
      for part in parts {
        if let within = part.within, gone.contains(within) {
          gone.insert(part.name)
        } else if let users = part.usedBy, gone.isSuperset(of: users) {
          gone.insert(part.name)
        } else if gone.contains(part.name) {
          gone.formUnion(part.with ?? [])
        }
      }
    }
    return gone
  }

  /// The parts among those left out that a part is useless without.
  func parts(neededBy name: String, among left: [String]) -> [String] {
    let others = left.filter { $0 != name }
    guard closure(of: others).contains(name) else { return [] }
    let whole = parts.filter { part in !(part.within.map(others.contains) ?? false) }.map(\.name)
    return others.filter { whole.contains($0) && closure(of: [$0]).contains(name) }
  }

  /// The parts with some names, and all that are removed with them.
  func parts(_ names: [String]) -> [Part] {
    let gone = closure(of: names)
    return parts.filter { gone.contains($0.name) }
  }

  /// The names of the parts that a product leaves out, including the styles that it does not keep.
  func left(outOf record: ProductRecord) -> [String] {
    guard let style = record.style, let styles, styles.contains(style) else { return record.without }
    return record.without + styles.filter { $0 != style }
  }

  /// Every reason to reject keeping only one style.
  func problems(ofKeeping style: String, without names: [String]) -> [String] {
    let styles = styles ?? []
    if !styles.contains(style) {
      let known = styles.isEmpty ? "there are none" : "the styles are: \(styles.joined(separator: ", "))"
      return ["there is no style `\(style)`; \(known)."]
    }
    guard closure(of: names).contains(style) else { return [] }
    let hint = sample.map { closure(of: $0).contains(style) } == true ? "; add --sample" : ""
    return ["the style `\(style)` cannot be both kept and left out: \(names.sorted().joined(separator: ", "))\(hint)."]
  }

  /// The description of a tree from which parts were removed.
  func described(by tree: ProductTree, without names: [String]) -> ProductTemplate {
    var description = self
    let gone = closure(of: names)
    description.styles?.removeAll(where: gone.contains)
    if description.styles?.isEmpty == true { description.styles = nil }
    description.sample?.removeAll(where: gone.contains)
    if description.sample?.isEmpty == true { description.sample = nil }
    description.parts = parts.filter { !gone.contains($0.name) }.map { part in
      var part = part
      part.paths = part.paths.filter { !PartRemoval.files($0, in: tree).isEmpty }
      part.with = part.with?.filter { !gone.contains($0) }
      if part.with?.isEmpty == true { part.with = nil }
      part.usedBy?.removeAll(where: gone.contains)
      part.blocks = part.blocks.map { Self.left($0, in: tree) }
      part.recordings = part.recordings?.filter { !PartRemoval.files($0.key, in: tree).isEmpty }
      if part.recordings?.isEmpty == true { part.recordings = nil }
      part.feature?.places.removeAll { PartRemoval.files($0, in: tree).isEmpty }
      return part
    }
    return description
  }

  /// The blocks that a tree has.
  private static func left(_ blocks: [String: [String]], in tree: ProductTree) -> [String: [String]] {
    var left: [String: [String]] = [:]
    for (pattern, heads) in blocks {
      let found = tree.paths(where: Glob(pattern).matches).flatMap { path in
        let globs = heads.map(Glob.init)
        let gone = Set(Blocks(path: path, heads: globs).unmatched(in: tree.text(path) ?? "").map(\.text))
        return heads.filter { !gone.contains($0) }
      }
      left[pattern] = heads.filter(found.contains)
    }
    return left.filter { !$0.value.isEmpty }
  }
}
