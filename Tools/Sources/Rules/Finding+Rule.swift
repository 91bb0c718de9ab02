import Model

extension Finding {
  /// A finding about an import.
  init(
    _ rule: some Rule,
    at step: ModuleGraph.Import,
    message: String,
    advice: String? = nil,
    related: [Related] = []
  ) {
    self.init(
      rule,
      at: step.location,
      length: step.declaration.module.utf8.count,
      message: message,
      advice: advice,
      related: related,
      condition: step.declaration.condition,
      subject: step.declaration.module
    )
  }

  /// A finding with the rule's reason and, by default, the rule's advice.
  ///
  /// - Parameter subject: What the finding is about; with rule and path, it identifies the finding.
  init(
    _ rule: some Rule,
    at location: SourceLocation,
    length: Int = 1,
    message: String,
    advice: String? = nil,
    related: [Related] = [],
    condition: Condition? = nil,
    subject: String
  ) {
    let documentation = type(of: rule).documentation
    self.init(
      rule: documentation.name,
      location: location,
      length: max(1, length),
      message: message,
      reason: documentation.why,
      advice: advice ?? documentation.fix,
      related: related,
      condition: condition.flatMap { $0.constant == nil ? $0.description : nil },
      subject: subject
    )
  }
}
