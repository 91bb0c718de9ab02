extension ProductTemplate {
  /// A part that products can do without.
  ///
  /// - Throws: ``Problems`` where there is none of that name.
  func part(_ name: String) throws(Problems) -> Part {
    guard let part = parts.first(where: { $0.name == name }) else {
      let names = parts.map(\.name)
      let known = names.isEmpty ? "nothing can be left out" : "can be left out: \(names.joined(separator: ", "))"
      throw Problems("there is no part `\(name)`; \(known).")
    }
    return part
  }

  /// The parts that go out where some do: those within them, and those that say nothing without them.
  func closure(of names: [String]) -> Set<String> {
    var gone = Set(names)
    var count = 0
    while gone.count > count {
      count = gone.count
      for part in parts {
        if let within = part.within, gone.contains(within) { gone.insert(part.name) }
        if gone.contains(part.name) { gone.formUnion(part.with ?? []) }
      }
    }
    return gone
  }

  /// The parts of some names, with all that goes out with them.
  func parts(_ names: [String]) -> [Part] {
    let gone = closure(of: names)
    return parts.filter { gone.contains($0.name) }
  }

  /// The names of all that a product is made without; the styles that it does not keep are among them.
  func left(outOf record: ProductRecord) -> [String] {
    guard let style = record.style, let styles, styles.contains(style) else { return record.without }
    return record.without + styles.filter { $0 != style }
  }

  /// What speaks against keeping one style.
  func problems(ofKeeping style: String, without names: [String]) -> [String] {
    let styles = styles ?? []
    if !styles.contains(style) {
      let known = styles.isEmpty ? "nothing to choose from" : styles.joined(separator: ", ")
      return ["there is no style `\(style)`; there is: \(known)."]
    }
    guard closure(of: names).contains(style) else { return [] }
    return ["the style `\(style)` is to be kept, and to be left out: \(names.sorted().joined(separator: ", "))."]
  }

  /// The description of what is left in a tree.
  func described(by tree: ProductTree, without names: [String]) -> ProductTemplate {
    var description = self
    let gone = closure(of: names)
    description.styles?.removeAll(where: gone.contains)
    if description.styles?.isEmpty == true { description.styles = nil }
    description.parts = parts.filter { !gone.contains($0.name) }.map { part in
      var part = part
      part.paths = part.paths.filter { !PartRemoval.files($0, in: tree).isEmpty }
      part.with = part.with?.filter { !gone.contains($0) }
      if part.with?.isEmpty == true { part.with = nil }
      part.blocks = part.blocks?.filter { tree.files[$0.key] != nil }
      part.feature?.places.removeAll { PartRemoval.files($0, in: tree).isEmpty }
      return part
    }
    return description
  }
}
