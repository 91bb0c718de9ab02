/// The architecture of a repository, as declared in its `inward.yml`.
public struct Configuration: Sendable {
  /// The name of the file in a repository's folder, and in that of a part with rules of its own.
  public static let fileName = "inward.yml"

  /// The file's path, relative to the repository's root.
  public var path: String { files[0] }
  /// The paths of the file and of those that it extends.
  public var files: [String]
  /// The texts of all of them, and of presets.
  public var texts: [String] = []
  /// The day on which the repository is checked; nil if that is not known.
  public var today: CalendarDay?
  /// Where the file names what it extends. What comes from a preset has these positions.
  public var extensions: Set<SourcePosition> = []
  public var exclude: [Pattern] = []
  public var layers: [Layer] = []
  public var features: [FeatureGroup] = []
  public var reach: [ForbiddenReach] = []
  public var settings: [RequiredSettings] = []
  public var mocks: MockPolicy?
  /// Targets that may use `@_exported import`.
  public var umbrellas: [Pattern] = []
  public var types: [TypeConstraint] = []
  /// The levels of rules, except where a layer has its own.
  public var levels = RuleLevels()

  public init(path: String = fileName) {
    files = [path]
  }

  /// The file and the place of a position in this configuration. Lines are numbered through all files.
  public func location(of position: SourcePosition) -> SourceLocation {
    let (file, line) = position.line.quotientAndRemainder(dividingBy: Self.linesPerFile)
    let inFile = SourcePosition(line: line, column: position.column)
    return SourceLocation(path: files[min(file, files.count - 1)], position: inFile)
  }

  /// A position in one of the files, which has a number.
  public static func position(_ position: SourcePosition, inFile number: Int) -> SourcePosition {
    SourcePosition(line: position.line + number * linesPerFile, column: position.column)
  }

  /// More than a file that can be read has.
  private static let linesPerFile = 1 << 24

  /// Whether something is in the file itself, and not in what it extends, which other files may share.
  public func isOwn(_ position: SourcePosition) -> Bool {
    position.line < Self.linesPerFile && !extensions.contains(position)
  }
}

/// A name or a glob, and its position in the configuration.
public struct Pattern: Equatable, Sendable {
  public var glob: Glob
  public var position: SourcePosition

  public init(_ text: String, at position: SourcePosition = .start) {
    glob = Glob(text)
    self.position = position
  }

  public var text: String { glob.text }

  public func covers(_ path: String) -> Bool { glob.covers(path) }

  public func matches(_ candidate: String) -> Bool { glob.matches(candidate) }
}

/// A layer: its targets, and what they may import. Anything not listed is forbidden.
public struct Layer: Sendable {
  public var name: String
  public var position = SourcePosition.start
  /// The layer's targets, by name, or by path if the pattern contains a `/`.
  public var targets: [Pattern] = []
  /// Folders and files of the layer, also inside a target of another one or of none.
  public var paths: [Pattern] = []
  /// The layers that it may import; its own targets may always import each other.
  public var mayImport: [Pattern] = []
  /// The modules from outside the repository that it may import.
  public var external: [Pattern] = []
  public var levels = RuleLevels()

  public init(name: String) {
    self.name = name
  }
}

/// Features that must not depend on each other: targets, or folders of one target.
public struct FeatureGroup: Sendable {
  /// Folders, each a feature, such as `Sources/Presentation/*`.
  public var folders: [Pattern] = []
  public var targets: [Pattern] = []
  /// The folder names or targets that every feature may use.
  public var shared: [Pattern] = []

  public init() {}
}

/// Modules that targets must not reach, directly or through other modules.
public struct ForbiddenReach: Sendable {
  public var position = SourcePosition.start
  public var from: [Pattern] = []
  /// Layers, or external modules.
  public var to: [Pattern] = []
  /// Layers that a chain may go through, because they hide what is behind them.
  public var through: [Pattern] = []

  public init() {}
}

/// Compiler settings that targets must have.
public struct RequiredSettings: Sendable {
  public var position = SourcePosition.start
  public var targets: [Pattern] = []
  /// The minimum language mode, such as `6`.
  public var languageMode: String?
  public var upcomingFeatures: [String] = []

  public init() {}
}

/// The mock targets, and the product targets that may depend on them.
public struct MockPolicy: Sendable {
  public var targets: [Pattern] = []
  public var usedBy: [Pattern] = []

  public init() {}
}

/// What types must have and must not have, as a team decides for itself.
public struct TypeConstraint: Sendable {
  /// The name of the rule for all of them.
  public static let rule = "type"

  /// Its own name, by which `rules` sets its level, and by which another file replaces it.
  public var name: String?
  public var match = TypeFilter()
  public var require: [TypeTrait: [Pattern]] = [:]
  public var forbid: [TypeTrait: [Pattern]] = [:]
  /// Why, in a sentence; empty for the rule's own reason.
  public var because = ""

  public init() {}
}

/// What a type may have; the key of the configuration.
public enum TypeTrait: String, CaseIterable, Sendable {
  /// Without `@`, such as `MainActor`.
  case attributes
  /// The cases of an enum. Other types have none, and need none.
  case cases
  /// Protocols and classes.
  case conformances
  /// The folders that its file may be in, one of them.
  case folders
  /// What belongs to a type: one of `TypeCompanion`.
  case has
  /// The layers that it may be in, one of them.
  case layers
  /// Modifiers and access levels, such as `final` or `public`.
  case modifiers
  /// The names and texts that its declaration mentions.
  case uses
}

/// Something else that belongs to a type.
public enum TypeCompanion: String, CaseIterable, Sendable {
  /// A file of its name.
  case file
  /// A type in the mock targets that conforms to it.
  case mock
  /// A file of its name with `Tests` in a test target.
  case tests
}

/// Selects types: every nonempty list must match.
public struct TypeFilter: Sendable {
  public var position = SourcePosition.start
  /// The type's name, such as `*ViewModel`; with a `.`, the qualified name of a nested type: `*ViewModel.State`.
  public var names: [Pattern] = []
  public var except: [Pattern] = []
  public var layers: [Pattern] = []
  /// The file's folder, relative to the root, such as `Packages/Domain/Sources/Domain/Models/**`.
  public var folders: [Pattern] = []
  /// The kinds of declaration; empty for all kinds of types.
  public var kinds: [TypeDeclaration.Kind] = []
  /// Protocols and classes.
  public var conformances: [Pattern] = []

  public init() {}
}

/// What a finding of a rule means.
public enum RuleLevel: String, CaseIterable, Sendable {
  /// The rule is not checked.
  case off
  /// Findings are reported, and the run succeeds.
  case warning
  /// Findings are reported, and the run fails.
  case error
}

public struct RuleLevels: Sendable {
  public var entries: [(rule: Pattern, level: RuleLevel)]

  public init(_ entries: [(rule: Pattern, level: RuleLevel)] = []) {
    self.entries = entries
  }

  /// The level of a rule, or `nil` if no entry has one. A rule's own name counts more than a glob, and a later entry more
  /// than an earlier one.
  public subscript(_ rule: String) -> RuleLevel? {
    let matches = entries.filter { $0.rule.matches(rule) }
    return (matches.last { !$0.rule.glob.isPattern } ?? matches.last)?.level
  }
}

extension Configuration {
  /// The level of a rule in a layer, or outside of the layers. That of an entry of `types` counts more than the rule's.
  public func level(of rule: String, constraint: String? = nil, in layer: Layer?) -> RuleLevel {
    for levels in [layer?.levels, levels] {
      if let level = constraint.flatMap({ levels?[$0] }) ?? levels?[rule] { return level }
    }
    return .error
  }

  /// Whether a rule is checked somewhere.
  public func isChecked(_ rule: String) -> Bool {
    rule == TypeConstraint.rule && !types.isEmpty ? types.contains(where: isChecked) : isChecked(rule, nil)
  }

  public func isChecked(_ constraint: TypeConstraint) -> Bool { isChecked(TypeConstraint.rule, constraint.name) }

  private func isChecked(_ rule: String, _ constraint: String?) -> Bool {
    level(of: rule, constraint: constraint, in: nil) != .off
      || layers.contains { level(of: rule, constraint: constraint, in: $0) != .off }
  }
}
