public import Model

/// A check of a repository. Each rule is in its own file, with its documentation.
public protocol Rule: Sendable {
  static var documentation: RuleDocumentation { get }

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
  /// What may be meant, to add to the message; empty if unknown.
  public var suggestion = ""
}

extension UnmatchedSetting {
  /// - Parameter known: The names of which the pattern may be a misspelling.
  init(_ pattern: Pattern, _ problem: String, known: [String] = []) {
    self.init(position: pattern.position, message: "`\(pattern.text)` \(problem)")
    if !pattern.glob.isPattern { suggestion = pattern.text.suggestion(from: known) }
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
  /// What the rule reads, which depends on the configuration.
  var reads: @Sendable (Configuration) -> Reads = { _ in .imports }

  enum Reads {
    /// Manifests and imports, which need little of a file.
    case imports
    /// All declarations of every file.
    case declarations
    /// All declarations of every file, and what files with some declarations mention.
    case mentions(@Sendable (Declarations) -> Bool)

    static let allMentions = mentions { _ in true }
  }
}

/// All rules, in the order of the documentation.
public enum Rules {
  public static let all: [any Rule] = [
    ManifestRule(), LayerRule(), ReachRule(), ExternalRule(), UndeclaredRule(), UnusedRule(), CycleRule(),
    FeatureRule(),
    TestableRule(), ExportedRule(), CanImportRule(), SettingsRule(), MocksInProductRule(), ObservationRule(),
    GlobalStateRule(), ExpiredFlagRule(), TypeRule(), ExhaustiveRule(), IgnoreRule(),
  ]

  // The rules whose findings have fixes, or none.
  public static let unused = UnusedRule.documentation.name
  public static let undeclared = UndeclaredRule.documentation.name
  public static let ignore = IgnoreRule.documentation.name

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

  /// A finding about a name in a file.
  init(
    _ rule: some Rule,
    at mention: Mention,
    in file: SourceFile,
    message: String,
    related: [Related] = [],
    subject: String? = nil
  ) {
    self.init(
      rule,
      at: SourceLocation(path: file.path, position: mention.position),
      length: mention.name.utf8.count,
      message: message,
      related: related,
      subject: subject ?? mention.name
    )
  }

  /// A finding about a target, in its manifest.
  init(
    _ rule: some Rule,
    about node: ModuleGraph.Node,
    message: String,
    advice: String? = nil,
    related: [Related] = [],
    subject: String? = nil
  ) {
    self.init(
      rule,
      at: node.location,
      length: node.target.name.utf8.count + 2,
      message: message,
      advice: advice,
      related: related,
      subject: subject ?? node.target.name
    )
  }

  /// A finding about an entry of a target's dependencies.
  init(_ rule: some Rule, about dependency: TargetDependency, of node: ModuleGraph.Node, message: String) {
    self.init(
      rule,
      at: SourceLocation(path: node.location.path, position: dependency.position ?? node.location.position),
      length: dependency.name.utf8.count,
      message: message,
      subject: "\(node.target.name): \(dependency.name)"
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

extension ModuleGraph.Node {
  /// Where the manifest declares the target.
  var location: SourceLocation {
    SourceLocation(path: package.manifestPath, position: target.declaration.position ?? .start)
  }
}
