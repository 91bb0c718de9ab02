import Configurations
import Foundation
import Manifests
import Model
import Reading
import Repositories
import Rules

/// The repository that these tests belong to.
struct ThisRepository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardizedFileURL.path

  let configuration: Configuration
  let repository: Repository

  init(depth: SourceDepth = .imports) async throws {
    let file = URL(filePath: Self.root).appending(path: "inward.yml")
    configuration = try ConfigurationReader.configuration(
      from: String(contentsOf: file, encoding: .utf8),
      path: "inward.yml",
      rules: Rules.names
    )
    let reader = RepositoryReader(
      root: Self.root,
      exclude: configuration.exclude,
      depth: depth,
      manifests: ManifestReader(dump: nil)
    )
    repository = await reader.read().repository
  }

  /// The findings after adding files to a target.
  func findings(adding added: [SourceFile], to target: String, rules: [String]) async -> [Finding] {
    var changed = repository
    for package in changed.packages.indices {
      for index in changed.packages[package].targets.indices
      where changed.packages[package].targets[index].name == target {
        changed.packages[package].targets[index].files += added
      }
    }
    return await Linter(configuration, only: rules)
      .result(in: RuleContext(repository: changed, configuration: configuration)).findings
  }
}
