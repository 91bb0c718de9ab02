import Foundation
import Model

/// Removes parts from a repository.
struct PartRemoval {
  let parts: [ProductTemplate.Part]

  /// - Throws: ``Problems`` if a part does not match its description.
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
    for part in parts { problems += removeLines(of: part, from: &rest, before: tree) }
    let left = rest
    let isLeft = { (path: String) in left.files[path] != nil || tree.files[path] == nil }
    rest.mapFeatures { record in
      record.places = record.places?.filter { isLeft($0.key) }
      record.wiring = record.wiring?.filter { isLeft($0.path) }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return rest
  }

  /// The files that match a part's path or pattern.
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
        problems.append("\(ProductTemplate.path): \(path), which has blocks of `\(part.name)`, does not exist.")
        continue
      }
      let blocks = Blocks(heads: heads.map(Glob.init))
      if blocks.removed(from: text) == text {
        problems.append("\(ProductTemplate.path): the blocks of `\(part.name)` match nothing in \(path).")
      }
      // The file may be gone with another part.
      if let text = rest.text(path) { rest.files[path]?.contents = Data(blocks.removed(from: text).utf8) }
    }
    return problems
  }

  private func removeMarked(by marks: Marks, from tree: inout ProductTree) -> [String] {
    Self.change(tree.paths, of: &tree, marks.removed)
  }

  private func removeLines(
    of part: ProductTemplate.Part,
    from rest: inout ProductTree,
    before tree: ProductTree
  ) -> [String] {
    guard let feature = part.feature else { return [] }
    let lines = FeatureLines(name: feature.name, plural: feature.plural)
    var problems: [String] = []
    var paths: Set<String> = []
    for place in feature.places {
      let found = Self.files(place, in: tree)
      if found.isEmpty { problems.append("\(ProductTemplate.path): `\(place)` of `\(part.name)` matches no file.") }
      paths.formUnion(found)
    }
    return problems + Self.change(paths.sorted(), of: &rest, lines.removed)
  }

  /// Changes texts, and returns the problems.
  private static func change(
    _ paths: [String],
    of tree: inout ProductTree,
    _ change: (String, String) throws(Problems) -> String
  ) -> [String] {
    var problems: [String] = []
    for path in paths {
      guard let text = tree.text(path) else { continue }
      do throws(Problems) {
        let changed = try change(text, path)
        if changed != text { tree.files[path]?.contents = Data(changed.utf8) }
      } catch {
        problems += error.sentences
      }
    }
    return problems
  }
}
