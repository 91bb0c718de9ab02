import Foundation
import Model

/// Takes parts out of a repository.
struct PartRemoval {
  let parts: [ProductTemplate.Part]

  /// - Throws: ``Problems`` where a part is not as the template describes it.
  func applied(to tree: ProductTree) throws(Problems) -> ProductTree {
    var rest = tree
    var problems: [String] = []
    for part in parts {
      for path in part.paths {
        let found = Self.files(path, in: tree)
        if found.isEmpty { problems.append("\(ProductTemplate.path): `\(path)` of `\(part.name)` matches no file.") }
        for path in found { rest.files[path] = nil }
      }
    }
    for part in parts {
      problems += removeBlocks(of: part, from: &rest, before: tree)
      problems += removeMarked(by: Marks(mark: part.mark), from: &rest)
    }
    if !problems.isEmpty { throw Problems(problems) }
    return rest
  }

  /// The files that a part's path or pattern stands for.
  static func files(_ path: String, in tree: ProductTree) -> [String] {
    let globs = [Glob(path), Glob(path + "/**")]
    return tree.paths.filter { file in globs.contains { $0.matches(file) } }
  }

  private func removeBlocks(
    of part: ProductTemplate.Part,
    from rest: inout ProductTree,
    before tree: ProductTree
  ) -> [String] {
    var problems: [String] = []
    for (path, heads) in (part.blocks ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let text = tree.text(path) else {
        problems.append("\(ProductTemplate.path): there is no \(path), which `\(part.name)` has blocks in.")
        continue
      }
      let blocks = Blocks(heads: heads.map(Glob.init))
      if blocks.removed(from: text) == text {
        problems.append("\(ProductTemplate.path): \(path) has none of the blocks of `\(part.name)`.")
      }
      // Another part may have had the file, or some of its blocks.
      if let text = rest.text(path) { rest.files[path]?.contents = Data(blocks.removed(from: text).utf8) }
    }
    return problems
  }

  private func removeMarked(by marks: Marks, from tree: inout ProductTree) -> [String] {
    var problems: [String] = []
    for path in tree.paths {
      guard let text = tree.text(path) else { continue }
      do throws(Problems) {
        let changed = try marks.removed(from: text, path: path)
        if changed != text { tree.files[path]?.contents = Data(changed.utf8) }
      } catch {
        problems += error.sentences
      }
    }
    return problems
  }
}

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

  /// The description of what is left in a tree.
  func described(by tree: ProductTree, without names: [String]) -> ProductTemplate {
    var description = self
    description.parts = parts.filter { !names.contains($0.name) }.map { part in
      var part = part
      part.paths = part.paths.filter { !PartRemoval.files($0, in: tree).isEmpty }
      part.blocks = part.blocks?.filter { tree.files[$0.key] != nil }
      return part
    }
    return description
  }
}
