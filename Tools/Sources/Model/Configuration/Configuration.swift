/// The architecture of a repository, as its `inward.yml` states it.
public struct Configuration: Sendable {
  /// The file's path from the repository's root.
  public var path: String
  /// Paths that are left out.
  public var exclude: [Pattern]
  public var layers: [Layer]
  public var features: [FeatureGroup]
  public var reach: [ForbiddenReach]
  public var settings: [RequiredSettings]
  public var mocks: MockPolicy?
  /// Targets that may carry `@_exported import`.
  public var umbrellas: [Pattern]
  public var roles: Roles
  /// Rules that are switched off, by name.
  public var disabledRules: [Pattern]

  public init(
    path: String = "inward.yml",
    exclude: [Pattern] = [],
    layers: [Layer] = [],
    features: [FeatureGroup] = [],
    reach: [ForbiddenReach] = [],
    settings: [RequiredSettings] = [],
    mocks: MockPolicy? = nil,
    umbrellas: [Pattern] = [],
    roles: Roles = Roles(),
    disabledRules: [Pattern] = []
  ) {
    self.path = path
    self.exclude = exclude
    self.layers = layers
    self.features = features
    self.reach = reach
    self.settings = settings
    self.mocks = mocks
    self.umbrellas = umbrellas
    self.roles = roles
    self.disabledRules = disabledRules
  }

  public func layer(named name: String) -> Layer? {
    layers.first { $0.name == name }
  }
}

/// A name or a glob, and where the configuration has it.
public struct Pattern: Hashable, Sendable {
  public var glob: Glob
  public var position: SourcePosition

  public init(_ text: String, at position: SourcePosition = SourcePosition(line: 1, column: 1)) {
    glob = Glob(text)
    self.position = position
  }

  public var text: String { glob.text }

  public func matches(_ candidate: String) -> Bool { glob.matches(candidate) }

  public func matches(_ candidate: Substring) -> Bool { glob.matches(candidate) }
}

/// A layer: some targets, and what they may import. What is not listed is forbidden.
public struct Layer: Sendable {
  public var name: String
  public var position: SourcePosition
  /// The targets of the layer, by name, or by path where the pattern holds a `/`.
  public var targets: [Pattern]
  /// The layers that it may import; its own targets may always import each other.
  public var mayImport: [Pattern]
  /// The modules from outside the repository that it may import.
  public var external: [Pattern]

  public init(
    name: String,
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    targets: [Pattern],
    mayImport: [Pattern] = [],
    external: [Pattern] = []
  ) {
    self.name = name
    self.position = position
    self.targets = targets
    self.mayImport = mayImport
    self.external = external
  }
}

/// Features that know nothing of each other: targets, or folders of one target.
public struct FeatureGroup: Sendable {
  public var position: SourcePosition
  /// The folders, each a feature, such as `Sources/Presentation/*`.
  public var folders: [Pattern]
  /// The targets, each a feature.
  public var targets: [Pattern]
  /// The last part of a folder, or a target, that every feature may use.
  public var shared: [Pattern]

  public init(
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    folders: [Pattern] = [],
    targets: [Pattern] = [],
    shared: [Pattern] = []
  ) {
    self.position = position
    self.folders = folders
    self.targets = targets
    self.shared = shared
  }
}

/// Modules that targets may not come to, however many imports lie between.
public struct ForbiddenReach: Sendable {
  public var position: SourcePosition
  /// Layers.
  public var from: [Pattern]
  /// Layers, or modules from outside.
  public var to: [Pattern]
  /// Layers that a chain may pass, because they hide what is behind them.
  public var through: [Pattern]

  public init(
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    from: [Pattern],
    to: [Pattern],
    through: [Pattern] = []
  ) {
    self.position = position
    self.from = from
    self.to = to
    self.through = through
  }
}

/// The compiler settings that targets must have.
public struct RequiredSettings: Sendable {
  public var position: SourcePosition
  public var targets: [Pattern]
  /// The lowest language mode, such as `6`.
  public var languageMode: String?
  public var upcomingFeatures: [String]

  public init(
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    targets: [Pattern],
    languageMode: String? = nil,
    upcomingFeatures: [String] = []
  ) {
    self.position = position
    self.targets = targets
    self.languageMode = languageMode
    self.upcomingFeatures = upcomingFeatures
  }
}

/// Which targets are mocks, and which product targets may depend on them.
public struct MockPolicy: Sendable {
  public var position: SourcePosition
  public var targets: [Pattern]
  public var usedBy: [Pattern]

  public init(
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    targets: [Pattern],
    usedBy: [Pattern] = []
  ) {
    self.position = position
    self.targets = targets
    self.usedBy = usedBy
  }
}
