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
    for part in parts { problems += unrecord(part, in: &rest, before: tree) }
    for part in parts {
      problems += removeBlocks(of: part, from: &rest, before: tree)
      problems += Self.change(rest.paths, of: &rest, Marks(mark: part.mark).removed)
    }
    for part in parts { problems += removeLines(of: part, from: &rest, before: tree) }
    let left = rest
    let isLeft = { (path: String) in left.files[path] != nil || tree.files[path] == nil }
    let isLeftFolder = { (path: String) in left.has(folder: path) || !tree.has(folder: path) }
    rest.mapFeatures { record in
      record.places = record.places?.filter { isLeft($0.key) }
      record.wiring = record.wiring?.filter { isLeft($0.path) }
      record.recordings = record.recordings?.filter(isLeftFolder)
      if record.recordings?.isEmpty == true, record.endings != nil { record.endings = [] }
      record.files = record.files.map { Self.hashes($0, in: left, before: tree) }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return rest
  }

  /// The hashes of a feature's files without the part. That of a file that was edited stays, so that it counts as edited.
  private static func hashes(
    _ hashes: [String: String],
    in rest: ProductTree,
    before tree: ProductTree
  ) -> [String: String] {
    var result = hashes
    for (path, hash) in hashes {
      guard let before = tree.text(path), hash == FeatureRecord.hash(before) else { continue }
      result[path] = rest.text(path).map(FeatureRecord.hash)
    }
    return result
  }

  /// The files that match a part's path or pattern.
  static func files(_ path: String, in tree: ProductTree) -> [String] {
    tree.paths(where: Self.matcher(path))
  }

  private static func matcher(_ path: String) -> (String) -> Bool {
    let globs = [Glob(path), Glob(path + "/**")]
    return { file in globs.contains { $0.matches(file) } }
  }

  /// The indices of a part's lines in a file.
  static func lines(of part: ProductTemplate.Part, in text: String, path: String) -> Set<Int> {
    let lines = text.allLines
    if part.paths.contains(where: { matcher($0)(path) }) { return Set(lines.indices) }
    let heads = (part.blocks ?? [:]).filter { Glob($0.key).matches(path) }.values.joined()
    let blocks = Blocks(path: path, heads: heads.map(Glob.init))
    return Marks(mark: part.mark).lines(in: text).union(blocks.ranges(in: lines).joined())
  }

  /// Marks features as not recorded whose recordings show a part.
  private func unrecord(_ part: ProductTemplate.Part, in rest: inout ProductTree, before tree: ProductTree) -> [String]
  {
    var problems: [String] = []
    for (pattern, feature) in (part.recordings ?? [:]).sortedByKey() {
      let found = Self.files(pattern, in: tree)
      if found.isEmpty, isComplete {
        problems.append("\(ProductTemplate.path): `\(pattern)` of `\(part.name)` matches no file.")
      }
      // The feature may be gone with another part.
      for path in found where rest.files[path] != nil { rest.unrecord(path, of: feature) }
    }
    return problems
  }

  private func removeBlocks(
    of part: ProductTemplate.Part,
    from rest: inout ProductTree,
    before tree: ProductTree
  ) -> [String] {
    var problems: [String] = []
    for (pattern, heads) in (part.blocks ?? [:]).sortedByKey() {
      let paths = tree.paths(where: Glob(pattern).matches)
      if paths.isEmpty, isComplete {
        problems.append("\(ProductTemplate.path): \(pattern), which has blocks of `\(part.name)`, does not exist.")
      }
      var missing = heads.map(Glob.init)
      for path in paths {
        let blocks = Blocks(path: path, heads: heads.map(Glob.init))
        let unmatched = Set(blocks.unmatched(in: tree.text(path) ?? ""))
        missing.removeAll { !unmatched.contains($0) }
        // The file may be gone with another part.
        if let text = rest.text(path) { rest.files[path]?.contents = Data(blocks.removed(from: text).utf8) }
      }
      for head in missing where isComplete && !paths.isEmpty {
        problems.append("\(ProductTemplate.path): `\(head)` of `\(part.name)` is no line of \(pattern).")
      }
    }
    return problems
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
