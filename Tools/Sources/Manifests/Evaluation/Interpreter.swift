import Model

/// Evaluates a manifest's statements.
///
/// It supports the declarative part of Swift and throws on anything else. Types are only checked where a value depends
/// on them, as for `.name`, so it may accept code that the compiler rejects.
final class Interpreter {
  /// Limits the evaluation steps, so that every evaluation ends.
  static let stepLimit = 400_000
  /// Limits the nesting of expressions and calls, because each level uses call stack.
  static let depthLimit = 120

  let context: ManifestContext
  let library: ManifestLibrary
  /// The environment variables that were read, or `nil` if all of them were listed.
  private(set) var variables: Set<String>? = []
  let globals = Scope(parent: nil)
  var types: [String: DeclaredType] = [:]
  var aliases: [String: TypeName] = [:]
  var packages: [Object] = []
  private var steps = 0
  private var depth = 0

  init(context: ManifestContext, library: ManifestLibrary = .packageDescription) {
    self.context = context
    self.library = library
  }

  func run(_ statements: [Statement]) throws(UnsupportedSyntax) {
    try declareTypes(in: statements, path: [])
    declareFunctions(in: statements, scope: globals)
    for statement in statements {
      guard case .next = try execute(statement, in: globals) else {
        throw UnsupportedSyntax("a `return`, `break` or `continue` outside a function", at: statement.position)
      }
    }
  }

  /// Declares what another file has, whose variables are evaluated when they are first read.
  func declare(_ statements: [Statement]) throws(UnsupportedSyntax) {
    try declareTypes(in: statements, path: [])
    declareFunctions(in: statements, scope: globals)
    for case .variable(let variable) in statements.lazy.map(\.kind) {
      guard let name = variable.pattern.name, let initial = variable.initial else { continue }
      globals.variables[name] = Variable(type: variable.type, value: nil, source: .initial(initial, globals))
    }
  }

  /// Reads an environment variable.
  func variable(_ name: String) -> String? {
    variables?.insert(name)
    return context.environment[name]
  }

  /// Lists all environment variables.
  func variableNames() -> [String] {
    variables = nil
    return Array(context.environment.keys)
  }

  /// Counts evaluation steps; one step is about one value.
  func spend(_ count: Int = 1, at position: SourcePosition?) throws(UnsupportedSyntax) {
    guard count <= Self.stepLimit - steps else {
      throw UnsupportedSyntax("too many evaluation steps", at: position)
    }
    steps += count
  }

  /// Runs a part of the evaluation one level deeper.
  func nested<Result>(
    at position: SourcePosition?,
    _ body: () throws(UnsupportedSyntax) -> Result
  ) throws(UnsupportedSyntax) -> Result {
    try spend(at: position)
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw UnsupportedSyntax("calls nested too deeply", at: position) }
    return try body()
  }
}
