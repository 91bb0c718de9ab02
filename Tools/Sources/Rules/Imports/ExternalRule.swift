public import Model

/// Finds modules from outside the repository that a layer does not list.
public struct ExternalRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "external",
    summary: "a module imports only the libraries and system modules that its layer lists",
    why: """
      A library in an inner layer is a decision that every layer around it has to live with, and that only a list makes \
      visible before it is taken.
      """,
    mend: """
      Wrap the library behind a protocol in an outer layer, or, where it belongs here, add it to the layer's `external` \
      in `inward.yml`.
      """,
    broken: """
      // Domain, where `external: [Foundation]`
      import GRDB
      """,
    kept: """
      // Domain
      import Foundation
      """
  )

  /// What the compiler imports by itself.
  static let implicit: Set = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
  ]

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    context.graph.nodes.flatMap { node -> [Finding] in
      guard let layer = context.layers.layer(of: node) else { return [] }
      return context.graph.imports(of: node).compactMap { step in
        guard
          case .outside(let module) = step.destination,
          !Self.implicit.contains(module),
          !layer.external.matches(module)
        else { return nil }
        return Finding(self, at: step, message: "\(layer.name) may not import \(module), which its list does not name")
      }
    }
  }
}
