import Foundation
import Generating

/// Writes a product and its features into a folder.
struct ProductBuilder {
  let folder: String

  /// - Parameter template: The files that the product was created from.
  /// - Throws: `Failure` if a file cannot be written or formatted.
  func write(_ tree: ProductTree, of template: ProductTree) throws {
    try Failure.wrapping { () throws(Problems) in try tree.write(to: folder) }
    try SwiftFormat.format(tree, besides: template, in: folder)
  }

  /// The names of all recorded features, generated and hand-written.
  func featureNames() throws -> Set<String> {
    try Failure.wrapping { () throws(Problems) in
      Set(try RepositoryFiles(root: folder, paths: []).records.map(\.feature.name))
    }
  }

  /// The changes that add a feature. An earlier template has no list of places; the folder has only its code, so that all
  /// that names the exemplar is one. Its gallery is marked as not recorded: it may come with the other version.
  ///
  /// - Throws: `Problems` if it cannot be generated.
  func plan(_ feature: Feature) throws(Problems) -> Plan {
    try generator(feature, hasOwnPlural: true).plan(marksUnrecorded: true)
  }

  /// Adds a new feature. Its gallery is marked as not recorded.
  ///
  /// - Throws: `Problems` if it cannot be generated.
  func add(_ feature: Feature) throws(Problems) {
    try generator(feature, hasOwnPlural: false).plan(marksUnrecorded: true).apply(in: folder)
  }

  /// Takes the exemplar out, when all features are generated.
  ///
  /// - Throws: `Failure` if it cannot be removed.
  func removeExemplar() throws {
    let tree = try Failure.wrapping { () throws(Problems) in try ProductTree(root: folder) }
    let remover = try Failure.wrapping { () throws(Problems) in try PartRemover(in: tree) }
    let rest = try Failure.wrapping { () throws(Problems) in try remover.rest(without: ProductTemplate.exemplar) }
    let formatted = try SwiftFormat.formatted(rest, besides: tree)
    try Failure.wrapping { () throws(Problems) in try remover.plan(to: formatted).apply(in: folder) }
  }

  private func generator(_ feature: Feature, hasOwnPlural: Bool) throws(Problems) -> FeatureGenerator {
    let files = try RepositoryFiles(root: folder)
    return try FeatureGenerator(
      feature,
      hasOwnPlural: hasOwnPlural,
      modules: Modules.names(in: folder),
      needsPlaces: false,
      in: files
    )
  }
}
