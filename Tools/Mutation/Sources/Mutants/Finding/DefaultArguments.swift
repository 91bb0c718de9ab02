import SwiftSyntax

/// The parameters of the functions, initializers and enum cases in the repository, by the name in a call.
struct DefaultArguments {
  private struct Parameter {
    let label: String
    let value: String?
  }

  private var functions: [String: [[Parameter]]] = [:]

  init(of sources: [SourceFileSyntax]) {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    sources.forEach { visitor.walk($0) }
    for (name, clause) in visitor.functions {
      functions[name, default: []].append(
        clause.parameters.map { Parameter(label: $0.firstName.text, value: $0.defaultValue?.value.trimmedDescription) }
      )
    }
    for (name, clause) in visitor.cases {
      functions[name, default: []].append(
        clause.parameters.map {
          Parameter(label: $0.firstName?.text ?? "_", value: $0.defaultValue?.value.trimmedDescription)
        }
      )
    }
  }

  /// The default of an argument, if all functions that the call may mean have one.
  ///
  /// - Parameter labels: The labels of the arguments, `_` for one without.
  func value(of index: Int, in labels: [String], name: String) -> String? {
    let candidates = (functions[name] ?? []).compactMap { Self.values(of: labels, in: $0) }
    return candidates.allSatisfy { $0[index] != nil } ? candidates.first?[index] : nil
  }

  /// The defaults of the parameters that the arguments belong to; nil if the function does not take these arguments.
  private static func values(of labels: [String], in parameters: [Parameter]) -> [String?]? {
    var values: [String?] = []
    for parameter in parameters {
      if values.count < labels.count, labels[values.count] == parameter.label {
        values.append(parameter.value)
      } else if parameter.value == nil {
        return nil
      }
    }
    return values.count == labels.count ? values : nil
  }
}

private final class DeclarationVisitor: SyntaxVisitor {
  var functions: [(name: String, clause: FunctionParameterClauseSyntax)] = []
  var cases: [(name: String, clause: EnumCaseParameterClauseSyntax)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append((node.name.text, node.signature.parameterClause))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.ancestors.lazy.compactMap(\.typeName).first
    if let type { functions.append((type, node.signature.parameterClause)) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.parameterClause { cases.append((node.name.text, clause)) }
    return .visitChildren
  }
}

extension Syntax {
  /// The name of the type that this node declares or extends: `B` for `extension A.B`.
  fileprivate var typeName: String? {
    if let extended = self.as(ExtensionDeclSyntax.self)?.extendedType {
      return extended.as(MemberTypeSyntax.self)?.name.text ?? extended.trimmedDescription
    }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
