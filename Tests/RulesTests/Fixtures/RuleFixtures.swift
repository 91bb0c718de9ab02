/// What each rule must find, and what it must let pass.
enum RuleFixtures {
  static let all = imports + reach + manifests + configuration + types + placement
}
