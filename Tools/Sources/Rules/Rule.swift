public import Model

/// A check of a repository. Each rule is in its own file, with its documentation.
public protocol Rule: Sendable {
  static var documentation: RuleDocumentation { get }

  init()

  /// All violations of the rule, in any order.
  func findings(in context: RuleContext) -> [Finding]

  /// The rule's configuration entries that match nothing.
  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting]
}

extension Rule {
  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] { [] }

  public var name: String { Self.documentation.name }
}

/// A configuration entry that matches nothing in the repository.
public struct UnmatchedSetting: Hashable, Sendable {
  public var position: SourcePosition
  public var message: String

  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}

/// The documentation of a rule, for `docs/rules` and `inward explain`.
public struct RuleDocumentation: Sendable {
  /// The rule's identifier in findings, `inward.yml` and ignore comments, such as `can-import`.
  public var name: String
  /// What the rule requires, on one line in the present tense.
  public var summary: String
  /// Why it matters.
  public var why: String
  /// How to fix a finding.
  public var fix: String
  /// Code that breaks the rule.
  public var broken: String
  /// The same code, corrected.
  public var kept: String
  public var reads: Reads

  public init(
    name: String,
    summary: String,
    why: String,
    fix: String,
    broken: String,
    kept: String,
    reads: Reads = .imports
  ) {
    self.name = name
    self.summary = summary
    self.why = why
    self.fix = fix
    self.broken = broken
    self.kept = kept
    self.reads = reads
  }

  public enum Reads: Sendable {
    /// Manifests and imports, which are read without most of a file.
    case imports
    /// All declarations of every file.
    case declarations
  }
}

/// All rules, in the order of the documentation.
public enum Rules {
  public static let all: [any Rule] = [
    ManifestRule(), LayerRule(), ReachRule(), ExternalRule(), UndeclaredRule(), UnusedRule(), CycleRule(),
    FeatureRule(),
    TestableRule(), ExportedRule(), CanImportRule(), SettingsRule(), MocksInProductRule(), UseCaseSkippedRule(),
    ViewModelActorRule(), StateEquatableRule(), StateCasesRule(), EntityConformanceRule(), ObservationRule(),
    GlobalStateRule(), PortPlacementRule(), FileNameRule(), FolderRule(), TestFileRule(), MockMissingRule(), TypeRule(),
    ExhaustiveRule(), IgnoreRule(),
  ]

  public static var names: [String] { all.map(\.name) }

  public static func rule(named name: String) -> (any Rule)? { all.first { $0.name == name } }
}

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
