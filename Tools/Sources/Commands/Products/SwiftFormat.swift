import Foundation
import Generating

/// Formats Swift files as the `.swift-format` of their repository says. A repository without that file stays as it is.
enum SwiftFormat {
  /// Formats the files of a tree on disk that another tree does not have.
  ///
  /// - Throws: `Failure` if a file cannot be formatted.
  static func format(_ tree: ProductTree, besides known: ProductTree, in folder: String) throws {
    let changed = changes(in: tree, besides: known)
    guard !changed.isEmpty else { return }
    ProgressLine.show("Formatting \(changed.count) files")
    defer { ProgressLine.end() }
    let options = ["--in-place", "--parallel"]
    let outcome = try Subprocess(starting: "swift", ["format"] + options + changed, in: folder).outcome()
    guard outcome.status == 0 else { throw Failure("swift format failed: \(outcome.errors.prefix(500))") }
  }

  /// A tree with the files formatted that another tree does not have.
  ///
  /// - Throws: `Problems` if a file cannot be written, `Failure` if one cannot be formatted.
  static func formatted(_ tree: ProductTree, besides known: ProductTree) throws -> ProductTree {
    let changed = changes(in: tree, besides: known)
    guard !changed.isEmpty else { return tree }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let part = ProductTree(files: tree.files.filter { changed.contains($0.key) || $0.key == name })
    try part.write(to: scratch.path)
    try format(part, besides: known, in: scratch.path)
    var formatted = tree
    for path in changed {
      formatted.files[path]?.contents = try Data(contentsOf: URL(filePath: scratch.path(path)))
    }
    return formatted
  }

  private static let name = ".swift-format"

  private static func changes(in tree: ProductTree, besides known: ProductTree) -> [String] {
    guard tree.files[name] != nil else { return [] }
    let isSource = { (path: String) in path.hasSuffix(".swift") }
    let contents = Set(known.files.filter { isSource($0.key) }.values.map { Array($0.contents) })
    return tree.paths.filter { path in
      isSource(path) && tree.files[path].map { !contents.contains(Array($0.contents)) } ?? false
    }
  }
}
