/// What types are, by their names and places. A role that the configuration does not state is not looked for.
public struct Roles: Sendable {
  public var entities: Role?
  public var ports: Role?
  public var adapters: Role?
  public var useCases: Role?
  public var views: Role?
  public var viewModels: Role?
  /// The states of screens.
  public var states: Role?
  /// Whatever shall have a test file of its own.
  public var tested: Role?
  /// Whatever shall have a mock.
  public var mocked: Role?
  /// Whatever shall lie in a file that bears its name.
  public var named: Role?
  /// Conformances that belong to the wire or to a row, and to no entity.
  public var foreignConformances: [Pattern]
  /// Cases that a screen's state needs, each as alternatives that are separated by `|`, such as `failed|error`.
  public var stateCases: [Pattern]

  public init(
    entities: Role? = nil,
    ports: Role? = nil,
    adapters: Role? = nil,
    useCases: Role? = nil,
    views: Role? = nil,
    viewModels: Role? = nil,
    states: Role? = nil,
    tested: Role? = nil,
    mocked: Role? = nil,
    named: Role? = nil,
    foreignConformances: [Pattern] = [],
    stateCases: [Pattern] = []
  ) {
    self.entities = entities
    self.ports = ports
    self.adapters = adapters
    self.useCases = useCases
    self.views = views
    self.viewModels = viewModels
    self.states = states
    self.tested = tested
    self.mocked = mocked
    self.named = named
    self.foreignConformances = foreignConformances
    self.stateCases = stateCases
  }
}

/// How a role is told: every list that is not empty must match.
public struct Role: Hashable, Sendable {
  public var position: SourcePosition
  /// The type's name, such as `*ViewModel`; with a `.`, the whole name of a nested one, such as `*ViewModel.State`.
  public var names: [Pattern]
  /// What the type must not be called.
  public var except: [Pattern]
  public var layers: [Pattern]
  /// The folder of the file, from the root, such as `Packages/Domain/Sources/Domain/Models/**`.
  public var folders: [Pattern]
  /// The kinds of declaration, or none for every kind of type.
  public var kinds: [TypeDeclaration.Kind]

  public init(
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    names: [Pattern] = [],
    except: [Pattern] = [],
    layers: [Pattern] = [],
    folders: [Pattern] = [],
    kinds: [TypeDeclaration.Kind] = []
  ) {
    self.position = position
    self.names = names
    self.except = except
    self.layers = layers
    self.folders = folders
    self.kinds = kinds
  }
}
