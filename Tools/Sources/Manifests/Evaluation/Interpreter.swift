import Model

/// Evaluates a manifest's statements.
///
/// It follows the declarative part of Swift and throws at anything else. Types are only followed where a value's meaning
/// depends on them, as with `.name`: what swiftc would reject may pass here.
final class Interpreter {
  /// How many steps a manifest may take, so that no text can keep the reader busy.
  static let stepLimit = 400_000
  /// How deep expressions and calls may nest, as each level takes a part of the call stack.
  static let depthLimit = 120

  let surroundings: ManifestSurroundings
  /// The variables that were asked for, or `nil` once it was asked which there are.
  private(set) var variables: Set<String>? = []
  let globals = Scope(parent: nil)
  var types: [String: WrittenType] = [:]
  var aliases: [String: TypeName] = [:]
  var packages: [Object] = []
  private var steps = 0
  private var depth = 0

  init(surroundings: ManifestSurroundings) {
    self.surroundings = surroundings
  }

  func run(_ statements: [Statement]) throws(BeyondReader) {
    try declareTypes(in: statements, path: [])
    declareFunctions(in: statements, scope: globals)
    for statement in statements {
      guard case .next = try execute(statement, in: globals) else {
        throw BeyondReader("a jump outside of a function", at: statement.position)
      }
    }
  }

  /// The value of a variable of the environment.
  func variable(_ name: String) -> String? {
    variables?.insert(name)
    return surroundings.environment[name]
  }

  /// The names of all variables.
  func variableNames() -> [String] {
    variables = nil
    return Array(surroundings.environment.keys)
  }

  /// Counts work, in steps of about a value each.
  func spend(_ count: Int = 1, at position: SourcePosition?) throws(BeyondReader) {
    guard count <= Self.stepLimit - steps else {
      throw BeyondReader("more work than a manifest should need", at: position)
    }
    steps += count
  }

  /// Runs a part of the evaluation one level deeper.
  func nested<Result>(
    at position: SourcePosition?,
    _ body: () throws(BeyondReader) -> Result
  ) throws(BeyondReader) -> Result {
    try spend(at: position)
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw BeyondReader("calls nested too deep", at: position) }
    return try body()
  }
}
