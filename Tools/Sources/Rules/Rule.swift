public import Model

/// A check of a repository. Each rule is in its own file, with its documentation.
public protocol Rule: Sendable {
  static var documentation: RuleDocumentation { get }

  /// Whether a configuration gives the rule anything to check.
  static func isConfigured(in configuration: Configuration) -> Bool

  /// How much of each source the rule reads with a configuration.
  static func reads(_ configuration: Configuration) -> SourceDepth

  /// All violations of the rule, in any order.
  func findings(in context: RuleContext) -> [Finding]

  /// The targets of which the rule cannot tell whether they keep it, as not all of their settings, plugins or dependencies
  /// are known.
  func undecidedTargets(in context: RuleContext) -> [ModuleGraph.Node]

  /// The rule's configuration entries that match nothing.
  func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting]
}

extension Rule {
  public static func isConfigured(in configuration: Configuration) -> Bool { true }

  public static func reads(_ configuration: Configuration) -> SourceDepth { .imports }

  public func undecidedTargets(in context: RuleContext) -> [ModuleGraph.Node] { [] }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] { [] }

  public var name: String { Self.documentation.name }
}

/// A configuration entry that matches nothing in the repository.
public struct UnmatchedSetting: Sendable {
  public var position: SourcePosition
  public var message: String
  /// What may be meant, to add to the message; empty if unknown.
  public var suggestion = ""

  init(_ position: SourcePosition, _ message: String) {
    self.position = position
    self.message = message
  }

  /// - Parameter known: The names of which the pattern may be a misspelling.
  init(_ pattern: Pattern, _ message: String, known: [String] = []) {
    self.init(pattern.position, message)
    if !pattern.glob.isPattern { suggestion = pattern.text.suggestion(from: known) }
  }
}

/// All rules, in the order of the documentation.
public enum Rules {
  public static let all: [any Rule] = [
    ManifestRule(), LayerRule(), ReachRule(), ExternalRule(), UndeclaredRule(), UnusedRule(), CycleRule(),
    FeatureRule(), TestableRule(), ExportedRule(), CanImportRule(), SettingsRule(), MocksInProductRule(),
    ObservationRule(), GlobalStateRule(), ExpiredFlagRule(), TypeRule(), ExhaustiveRule(), IgnoreRule(),
  ]

  // The rules whose findings have fixes, or none.
  public static let unused = UnusedRule.documentation.name
  public static let undeclared = UndeclaredRule.documentation.name
  public static let ignore = IgnoreRule.documentation.name
  public static let manifest = ManifestRule.documentation.name

  public static var names: [String] { all.map(\.name) }

  public static func rule(named name: String) -> (any Rule)? { all.first { $0.name == name } }
}

extension Finding {
  /// Where a finding is, and what it is about.
  struct Place {
    var location: SourceLocation
    var length = 1
    var condition: Condition?
    /// With rule and path, it identifies the finding.
    var subject: String
  }

  /// A finding with the rule's reason and, by default, the rule's advice. Compiled once, and not for each rule.
  @inline(never)
  init(
    _ rule: any Rule,
    at place: Place,
    message: String,
    advice: String? = nil,
    related: [Related] = [],
    subject: String? = nil
  ) {
    let documentation = type(of: rule).documentation
    self.init(
      rule: documentation.name,
      location: place.location,
      length: max(1, place.length),
      message: message,
      reason: documentation.why,
      advice: advice ?? documentation.fix,
      related: related,
      condition: place.condition.flatMap { $0.constant == nil ? $0.description : nil },
      subject: subject ?? place.subject
    )
  }
}

extension Finding.Place {
  init(_ path: String, _ position: SourcePosition, length: Int = 1, _ condition: Condition? = nil, subject: String) {
    location = SourceLocation(path: path, position: position)
    self.length = length
    self.condition = condition
    self.subject = subject
  }
}

extension ModuleGraph.Import {
  var place: Finding.Place {
    let (module, position) = (declaration.module, declaration.position)
    return Finding.Place(path, position, length: module.utf8.count, declaration.condition, subject: module)
  }
}

extension Mention {
  func place(in file: SourceFile) -> Finding.Place {
    Finding.Place(file.path, position, length: name.utf8.count, subject: name)
  }
}

extension ModuleGraph.Node {
  /// Where the manifest declares the target.
  var location: SourceLocation {
    SourceLocation(path: package.manifestPath, position: target.declaration.position ?? .start)
  }

  var place: Finding.Place {
    Finding.Place(location: location, length: target.name.utf8.count + 2, subject: target.name)
  }

  /// Where the manifest declares a dependency of the target.
  func place(of dependency: TargetDependency) -> Finding.Place {
    let position = dependency.position ?? location.position
    let subject = "\(target.name): \(dependency.name)"
    return Finding.Place(package.manifestPath, position, length: dependency.name.utf8.count, subject: subject)
  }
}

extension Configuration {
  func related(_ position: SourcePosition, _ message: String) -> Finding.Related {
    Finding.Related(location: location(of: position), message: message)
  }
}
