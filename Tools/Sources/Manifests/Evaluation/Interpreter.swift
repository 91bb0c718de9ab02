import Model

/// Evaluates a manifest's statements.
///
/// It supports the declarative part of Swift and throws on anything else. Types are only checked where a value depends
/// on them, as for `.name`, so it may accept code that the compiler rejects.
final class Interpreter {
  /// Limits the evaluation steps, so that every evaluation ends.
  static let stepLimit = 400_000
  /// The steps for what can put a variable's value into another value. It limits how deep values are nested, because each
  /// level uses call stack when it is freed.
  static let nestingSteps = 24
  /// Limits the nesting of expressions and calls, because each level uses call stack.
  static let depthLimit = 120

  let context: ManifestContext
  let library: ManifestLibrary
  /// The environment variables that were read; with an empty name if the names of all were.
  private(set) var variables: Set<String> = []
  /// What all files share.
  let globals = Scope(parent: nil)
  /// What each file has for itself, by its number.
  var files: [Int: Scope] = [:]
  /// The full names of the types that files have for themselves, by those as they are written.
  var ownTypes: [Int: [String: String]] = [:]
  /// The types that a `Project.swift` declares.
  var mainTypes: Set<String> = []
  /// The names of what was left out of a `Project.swift`.
  var leftOutOfMain: Set<String> = []
  /// A call of what was left out of a `Project.swift`, which may have changed anything.
  var leftOutCall: UnsupportedSyntax?
  /// The names of variables that several modules have.
  var repeated: Set<String> = []
  var types: [String: DeclaredType] = [:]
  /// The names of types that aliases stand for.
  var aliases: [String: String] = [:]
  /// What is unsupported in a declaration that was left out, by its name.
  var leftOut: [String: String] = [:]
  var packages: [Object] = []
  /// The position of the statement, expression or argument that is being evaluated.
  private(set) var position = SourcePosition.start
  private var steps = 0
  /// The types of values that may be optional. Only a text knows itself whether it is.
  private(set) var optionalTypes: Set<String> = []
  /// How often something began that may change a variable or a property.
  var changes = 0
  /// How often a name was evaluated.
  var reads = 0
  private var depth = 0
  private var hasReachedLimit = false

  init(context: ManifestContext, library: ManifestLibrary = .packageDescription) {
    self.context = context
    self.library = library
    guard library == .projectDescription else { return }
    files[0] = Scope(parent: globals)
    let value = DeclaredType(name: Self.environmentType, kind: .enumeration)
    value.cases = ["boolean", "string"].map { EnumerationCase(name: $0, parameters: [Parameter(name: "_")]) }
    types[value.name] = value
  }

  func run(_ statements: [Statement]) throws {
    try declareTypes(in: statements)
    declareFunctions(in: statements, scope: globals, of: files.isEmpty ? nil : 0)
    for statement in statements {
      guard try execute(statement, in: main) == nil else {
        throw UnsupportedSyntax("a `return`, `break` or `continue` outside a function", at: statement.position)
      }
    }
    if let leftOutCall { throw leftOutCall }
  }

  /// Declares what another file has, whose variables are evaluated when they are first read.
  func declare(_ statements: [Statement]) throws {
    try declareTypes(in: statements)
    declareFunctions(in: statements, scope: globals)
    for case .variable(let variable) in statements.lazy.map(\.kind) {
      guard let name = variable.pattern.name, let initial = variable.initial else { continue }
      declare(name, variable, of: variable.file) { .initial(initial, $0) }
    }
  }

  /// A value that Swift would represent as an `Optional`.
  func optional(_ value: Value) -> Value {
    if let type = value.typeName { optionalTypes.insert(type) }
    return value.marked(isOptional: true)
  }

  /// Reads an environment variable.
  func variable(_ name: String) -> Value? {
    variables.insert(name)
    return context.environment[name].map { .text(Text(characters: $0)) }
  }

  func variableNames() -> [Value] {
    variables.insert("")
    return context.environment.keys.map { .text(Text(characters: $0)) }
  }

  /// Counts evaluation steps; one step is about one value.
  func spend(_ count: Int) throws {
    guard count <= Self.stepLimit - steps else {
      (steps, hasReachedLimit) = (Self.stepLimit, true)
      throw unsupported("too many evaluation steps")
    }
    steps += count
  }

  func spend(for characters: String) throws {
    try spend(characters.utf8.count / 64)
  }

  /// Enters a part of the evaluation one level deeper; returns the position to pass to `leave`.
  func enter(at inner: SourcePosition? = nil) throws -> SourcePosition {
    let outer = position
    position = inner ?? outer
    try spend(1)
    guard depth < Self.depthLimit else {
      hasReachedLimit = true
      throw unsupported("calls nested too deeply")
    }
    depth += 1
    return outer
  }

  func leave(to outer: SourcePosition) {
    depth -= 1
    position = outer
  }

  /// The value of an argument or a variable. Most of what a project of Tuist says does not matter here, so it may be
  /// unknown, and so may the settings of a package's targets.
  ///
  /// - Parameter isSettings: Whether it is what settings are, or a variable, which can be used for nothing else if it is
  ///   not known.
  func orUnknown(
    at position: SourcePosition,
    _ isSettings: Bool = false,
    _ value: () throws -> Value
  ) throws -> Value {
    let before = (changes, packages.count)
    do {
      return try value()
    } catch let error as UnsupportedSyntax where error != Self.endOfChain {
      // What else it has changed would be known in part.
      let hasDoneNothing = (changes, packages.count) == before && !hasReachedLimit
      let mayLack = isSettings && context.mayLackSettings && hasDoneNothing
      guard mayLack || library == .projectDescription else { throw error }
      return .member(Member(type: "", name: "", position: position, problem: error))
    }
  }

  /// What is said of a name that is not known, and why if a helper declares it.
  func unknown(_ what: String, _ name: String) -> String {
    what + (leftOut[name].map { ", whose declaration has \($0)" } ?? "")
  }

  /// The error for a construct at the current position.
  func unsupported(_ reason: String) -> UnsupportedSyntax { UnsupportedSyntax(reason, at: position) }
}

/// The library that a manifest imports.
enum ManifestLibrary {
  /// SwiftPM's, whose types are known.
  case packageDescription
  /// Tuist's, none of whose types is known, nor those of its plugins.
  case projectDescription

  static let modules: Set = [
    "Foundation", "PackageDescription", "ProjectDescription", "ProjectDescriptionHelpers", "Swift",
  ]

  var typeNames: Set<String> { self == .packageDescription ? PackageDescription.typeNames : Self.standardTypes }

  /// Types that a manifest can use without any of the libraries' types.
  static let standardTypes = modules.union([
    "Any", "Array", "Bool", "Context", "Dictionary", "Int", "ProcessInfo", "Set", "String",
  ])

  /// Whether a type that the manifest does not declare is kept as written.
  func isOpaque(_ type: String) -> Bool {
    switch self {
    case .packageDescription: PackageDescription.opaqueTypes.contains(type)
    case .projectDescription:
      !Self.standardTypes.contains(type) && type.split(separator: ".").last?.first?.isUppercase == true
    }
  }
}
