import Model

/// Evaluates a `Project.swift` of Tuist from its text, without running it.
///
/// The types of Tuist's library are not checked: what is unknown is an error only where it matters.
package enum ProjectEvaluator {
  /// - Parameter helpers: The texts of `ProjectDescriptionHelpers`. One with unsupported syntax is left out, so that what it
  ///   declares is unknown.
  /// - Throws: `UnsupportedSyntax` if the manifest uses an unsupported construct; nothing is guessed.
  package static func project(
    from text: String,
    helpers: [String],
    in context: ManifestContext
  ) throws(UnsupportedSyntax) -> ProjectDescription {
    try ManifestEvaluator.onDeepStack {
      let active = ActiveTokens(context: context, toolsVersion: context.toolchain)
      let interpreter = Interpreter(context: context, library: .projectDescription)
      for helper in helpers {
        // A position in another file would mislead.
        let tokens = ManifestTokenizer.tokens(of: helper).map { token in
          var token = token
          token.position = SourcePosition(line: 1, column: 1)
          return token
        }
        if let statements = try? ManifestParser.statements(of: active.filtered(tokens)) {
          try interpreter.declare(statements)
        }
      }
      try interpreter.run(ManifestParser.statements(of: active.filtered(ManifestTokenizer.tokens(of: text))))
      return try ProjectBuilder(interpreter: interpreter).project()
    }
  }
}
