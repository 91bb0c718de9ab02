import Foundation
import TestSupport

@testable import Generating

extension TemporaryFolder {
  /// A repository that has one of this repository's exemplars, and nothing else.
  ///
  /// - Parameter hasForms: Whether people change the items of the exemplar.
  static func exemplar(hasForms: Bool) throws -> TemporaryFolder {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
    let files = try RepositoryFiles(root: root.path)
    let exemplar = try files.exemplar(style: nil, hasForms: hasForms)
    let names = FeatureRenaming(from: exemplar.feature, to: exemplar.feature).exemplarNames
    var copies = [exemplar.path: exemplar.text]
    for path in files.paths where exemplar.owns(path, names) || exemplar.places?[path] != nil {
      copies[path] = files.text(path)
    }
    return try TemporaryFolder(copies)
  }
}
