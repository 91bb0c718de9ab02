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
  /// that names the exemplar is one.
  ///
  /// - Throws: `Problems` if it cannot be generated.
  func plan(_ feature: Feature, hasOwnPlural: Bool = true) throws(Problems) -> Plan {
    let files = try RepositoryFiles(root: folder)
    let modules = Modules.names(in: folder)
    return try FeatureGenerator(
      feature,
      hasOwnPlural: hasOwnPlural,
      modules: modules,
      needsPlaces: false,
      in: files
    ).plan()
  }

  func add(_ feature: Feature, hasOwnPlural: Bool = true) throws(Problems) {
    try plan(feature, hasOwnPlural: hasOwnPlural).apply(in: folder)
  }
}
