import Configurations
import Model

/// A configuration that uses every key.
enum SampleConfiguration {
  static let rules = ["cycle", "layer", "mocks-in-product", "reach", "unused"]

  static let text = """
    version: 1
    exclude: ["**/Fixtures/**"]
    layers:
      Domain:
        targets: [Domain]
        mayImport: []
        external: [Foundation]
      Data:
        targets: Data
        mayImport: [Domain]
        external:
          - Foundation
          - GRDB
      Presentation:
        targets: ["Packages/Presentation/**"]
        mayImport: Domain
      Composition:
        targets: [Composition]
        mayImport: ["*"]
    features:
      - folders: ["Packages/Presentation/Sources/Presentation/*"]
        shared: [Navigation, Shared]
      - targets: ["Feature*"]
    reach:
      - from: [Presentation]
        to: [Data, GRDB]
        through: [Composition]
    settings:
      - targets: ["*"]
        languageMode: 6
        upcomingFeatures: [ExistentialAny]
    mocks:
      targets: [Mocks]
      usedBy: [Composition]
    umbrellas: []
    types:
      - match:
          names: ["*ViewModel"]
          except: PreviewViewModel
          layers: [Presentation]
          folders: ["**/Screens"]
          kinds: [struct, class]
          conformances: Screen
        require:
          attributes: ["@MainActor", objc]
          cases: [loading, "failed|error"]
          conformances: Equatable
          modifiers: final
          layers: [Presentation]
          folders: ["**/Screens"]
          has: [file, mock, tests]
        forbid: { uses: "*Repository", modifiers: [open] }
        because: It is so.
    rules:
      unused: off
      cycle: on

    """

  /// The reader's error message for a text; empty if there are no problems.
  static func problems(in text: String) -> String {
    do {
      _ = try ConfigurationReader.configuration(from: text, rules: rules)
      return ""
    } catch {
      return error.description
    }
  }
}

extension Configuration {
  func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
}
