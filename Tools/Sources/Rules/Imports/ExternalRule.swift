import Model

struct ExternalRule: Rule {
  static let documentation = RuleDocumentation(
    name: "external",
    summary: "a module imports only the libraries and system modules that its layer lists",
    why: "A library in an inner layer affects every layer around it. A list makes that decision explicit.",
    fix: """
      Wrap the library behind a protocol in an outer layer, or add it to the layer's `external` in `inward.yml` if it \
      belongs there.
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

  /// Modules that the compiler imports implicitly.
  static let implicit: Set = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
  ]

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { step, node in
      guard
        case .external(let module) = step.destination,
        !context.layersAllow(step, from: node),
        let layer = context.layers.layer(of: step.path, in: node)
      else { return nil }
      let message = "\(layer.name) must not import \(module), which is not in its `external`"
      let advice =
        context.missingTargets.contains(module)
        ? "A layer lists `\(module)` under `targets`, but no target has this name; if it was renamed, import its new name."
        : nil
      return Finding(self, at: step.place, message: message, advice: advice)
    }
  }
}
