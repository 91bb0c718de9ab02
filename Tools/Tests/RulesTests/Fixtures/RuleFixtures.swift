/// Fixtures that break each rule, and fixtures that keep it.
enum RuleFixtures {
  static let all =
    imports + reach + manifests + configuration + types + state + placement + exceptions + modules + names
    + teamTypes + inheritance + conformances + flags
    + indirectImports + projects + products + paths + presets + sameNames + builds + selectors
}
