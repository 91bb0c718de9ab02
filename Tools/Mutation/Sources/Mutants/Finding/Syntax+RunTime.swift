import SwiftSyntax

extension Syntax {
  /// Whether the compiler needs this node as it is, or does not compile it at all.
  var isNotCodeAtRunTime: Bool {
    switch kind {
    case .attribute, .availabilityCondition, .genericArgumentClause, .genericParameterClause, .importDecl,
      .macroExpansionDecl, .macroExpansionExpr, .poundSourceLocation, .precedenceGroupDecl, .regexLiteralExpr:
      return true
    case .typeAnnotation, .returnClause, .inheritanceClause, .genericWhereClause, .typeAliasDecl:
      return true
    default:
      break
    }
    if self.is(TypeSyntax.self) { return true }
    // A raw value is a literal.
    if let parent, parent.is(EnumCaseElementSyntax.self), self.is(InitializerClauseSyntax.self) { return true }
    if let clause = self.as(IfConfigClauseSyntax.self) { return !clause.isActive }
    if let parent, let clause = parent.as(IfConfigClauseSyntax.self), let condition = clause.condition {
      return condition.id == id
    }
    return false
  }
}

extension IfConfigClauseSyntax {
  /// Whether a debug build on this platform compiles the clause. Conditions that are not understood count as false.
  fileprivate var isActive: Bool {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for clause in clauses {
      let holds = clause.condition.map { BuildCondition.holds($0.trimmedDescription) } ?? true
      if clause.id == id { return holds == true }
      // An earlier clause is compiled instead, or may be.
      if holds != false { return false }
    }
    return false
  }
}

/// The conditions of `#if` that the repository uses.
enum BuildCondition {
  /// Nil if the condition is not understood.
  static func holds(_ condition: String) -> Bool? {
    if condition.hasPrefix("!") { return holds(String(condition.dropFirst())).map { !$0 } }
    return known[condition.filter { !$0.isWhitespace }]
  }

  #if os(Linux)
    private static let isLinux = true
  #else
    private static let isLinux = false
  #endif

  private static let known = [
    "DEBUG": true,
    "canImport(Combine)": !isLinux,
    "canImport(Darwin)": !isLinux,
    "canImport(FoundationNetworking)": isLinux,
    "canImport(Glibc)": isLinux,
    "os(Linux)": isLinux,
    "os(macOS)": !isLinux,
  ]
}
