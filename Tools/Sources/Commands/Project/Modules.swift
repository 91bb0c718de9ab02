import ArgumentParser
import Foundation
import Model
import Reading
import Rules

enum Modules {
  /// The layers and targets in a repository's configuration; empty if it has no valid configuration.
  static func names(in root: String) -> Set<String> {
    let file = URL(filePath: root).appending(path: "inward.yml")
    return (try? String(contentsOf: file, encoding: .utf8)).map { names(of: $0) } ?? []
  }

  /// The layers and targets in a configuration; empty if it is not valid.
  static func names(of text: String) -> Set<String> {
    let configuration = try? ConfigurationReader.configuration(from: text, path: "inward.yml", rules: Rules.names)
    guard let configuration else { return [] }
    return Set(configuration.layers.flatMap { [$0.name] + $0.targets.map(\.text) })
  }

  /// Completes the targets that the working folder's configuration lists by name.
  static var completion: CompletionKind {
    .custom { _, _, _ in
      let text = try? String(contentsOf: URL(filePath: "inward.yml"), encoding: .utf8)
      let configuration = text.flatMap {
        try? ConfigurationReader.configuration(from: $0, path: "inward.yml", rules: Rules.names)
      }
      let targets = configuration?.layers.flatMap { $0.targets.map(\.text) } ?? []
      return Set(targets).filter { !$0.contains { "*?/".contains($0) } }.sorted()
    }
  }
}
