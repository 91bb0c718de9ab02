import Configurations
import Foundation
import Manifests
import Model
import Reading
import Repositories
import Rules
import TestSupport
import Testing

/// A small repository, and the findings of one rule in it.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let configuration: String
  /// The files' texts, by path.
  let files: [String: String]
  /// Each finding as `path:line:column: message`, followed by ` [condition]` if it has one; empty if the rule is
  /// kept.
  let expected: [String]

  init(
    _ rule: String,
    _ name: String,
    _ configuration: String,
    _ files: [String: String],
    finds expected: [String] = []
  ) {
    self.rule = rule
    self.name = name
    self.configuration = configuration
    self.files = files
    self.expected = expected
  }

  var testDescription: String { "\(rule): \(name)" }

  /// The rule's findings.
  func findings() async throws -> [String] {
    try await result().map { finding in
      "\(finding.location): \(finding.message)" + (finding.condition.map { " [\($0)]" } ?? "")
    }
  }

  /// The rule's findings, with all that is known of them.
  func result() async throws -> [Finding] {
    let folder = try TemporaryFolder(files)
    var configuration = try ConfigurationReader.configuration(
      from: configuration,
      path: "inward.yml",
      rules: Rules.names
    )
    configuration.today = CalendarDay("2026-11-26")
    var reader = RepositoryReader(
      root: folder.path,
      exclude: configuration.exclude,
      depth: .outlines(mentionsIf: Linter(configuration, only: [rule]).depth.hasMentions),
      manifests: ManifestReader(dump: nil)
    )
    reader.paths = configuration.layers.flatMap(\.paths)
    let repository = await reader.read().repository
    let context = await RuleContext(repository: repository, configuration: configuration)
    return Linter(configuration, only: [rule]).result(in: context).findings
  }
}
