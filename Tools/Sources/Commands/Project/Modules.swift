import ArgumentParser
import Foundation
import Model
import Repositories
import Rules

enum Modules {
  /// The layers and targets in a repository's configuration; empty if it has no valid configuration.
  static func names(in root: String) -> Set<String> {
    names(of: configuration(in: root))
  }

  /// The layers and targets in a configuration; empty if it is not valid.
  static func names(of text: String) -> Set<String> {
    names(of: try? ConfigurationReader.configuration(from: text, rules: Rules.names))
  }

  private static func names(of configuration: Configuration?) -> Set<String> {
    Set((configuration?.layers ?? []).flatMap { [$0.name] + $0.targets.map(\.text) })
  }

  private static func configuration(in root: String) -> Configuration? {
    let text = try? String(contentsOf: URL(filePath: root).appending(path: "inward.yml"), encoding: .utf8)
    return text.flatMap {
      try? ConfigurationReader.configuration(from: $0, rules: Rules.names, files: ConfigurationFiles(root: root))
    }
  }

  /// Completes the targets that the working folder's configuration lists by name.
  static var completion: CompletionKind {
    .custom { _, _, _ in
      let targets = configuration(in: ".")?.layers.flatMap { $0.targets.map(\.text) } ?? []
      return Set(targets).filter { !$0.contains { "*?/".contains($0) } }.sorted()
    }
  }
}
