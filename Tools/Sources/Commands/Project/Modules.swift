import Foundation
import Model
import Reading
import Rules

enum Modules {
  /// The layers and targets in a repository's configuration; empty if it has no valid configuration.
  static func names(in root: String) -> Set<String> {
    let file = URL(filePath: root).appending(path: "inward.yml")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let configuration = try? ConfigurationReader.configuration(from: text, path: "inward.yml", rules: Rules.names)
    else { return [] }
    return Set(configuration.layers.flatMap { [$0.name] + $0.targets.map(\.text) })
  }
}
