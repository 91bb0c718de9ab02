import Foundation
import Model

/// Removes parts from a repository.
struct PartRemoval {
  let parts: [ProductTemplate.Part]

  /// Whether every block has to exist. A team may have removed some from its product.
  let isComplete: Bool

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
    tree.paths.filter(Self.matcher(path))
  }

  private static func matcher(_ path: String) -> (String) -> Bool {
    let globs = [Glob(path), Glob(path + "/**")]
    return { file in globs.contains { $0.matches(file) } }
  }

  /// The indices of a part's lines in a file.
  static func lines(of part: ProductTemplate.Part, in text: String, path: String) -> Set<Int> {
    let lines = text.allLines
    if part.paths.contains(where: { matcher($0)(path) }) { return Set(lines.indices) }
    let blocks = Blocks(path: path, heads: (part.blocks?[path] ?? []).map(Glob.init))
    return Marks(mark: part.mark).lines(in: text).union(blocks.ranges(in: lines).joined())
  }

  private func removeBlocks(
    of part: ProductTemplate.Part,
    from rest: inout ProductTree,
    before tree: ProductTree
  ) -> [String] {
    var problems: [String] = []
    for (path, heads) in (part.blocks ?? [:]).sorted(by: { $0.key < $1.key }) {
      let blocks = Blocks(path: path, heads: heads.map(Glob.init))
      if let text = tree.text(path) {
        for head in blocks.unmatched(in: text) where isComplete {
          problems.append("\(ProductTemplate.path): `\(head)` of `\(part.name)` is no line of \(path).")
        }
      } else if isComplete {
        problems.append("\(ProductTemplate.path): \(path), which has blocks of `\(part.name)`, does not exist.")
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
