package import Model
import Reading

/// What a `Project.swift` says, from which Tuist makes an Xcode project.
///
/// Paths are as written: relative to the project, or to the folder of `Tuist` if they start with `//`.
/// Source: Tuist's [ProjectDescription](https://tuist.dev/en/docs/references/project-description).
package struct ProjectDescription: Sendable {
  package var name: String
  package var targets: [Target] = []
  /// `nil` if they are not known.
  package var settings: Settings?
  /// The environment variables that were read; with an empty name if the names of all were.
  package var variables: Set<String> = []
  /// What is not known of a target.
  package var problems: [UnsupportedSyntax] = []

  /// The names of the configurations of the project and its targets; those that Tuist adds if none are written have the
  /// same settings, so one stands for them.
  package var configurationNames: [String] {
    let written = ([settings] + targets.map(\.settings)).flatMap { $0?.configurations ?? [] }.map(\.name)
    return written.isEmpty ? ["Debug"] : Set(written).sorted()
  }

  package struct Target: Sendable {
    package var name: String
    /// The case of `Product`, such as `app`.
    package var product = "framework"
    package var productName: String
    package var sources: [Sources] = []
    package var dependencies: [Dependency] = []
    /// `nil` if they are not known.
    package var settings: Settings?
    package var position: SourcePosition?
  }

  /// The build settings of a project or a target, in all of its configurations and in one.
  package struct Settings: Sendable {
    /// A value that is not known: a variable that nothing sets.
    package static let unknown = "$()"

    package var base: [String: String] = [:]
    package var configurations: [Configuration] = []
  }

  package struct Configuration: Sendable {
    package var name: String
    package var settings: [String: String]
    /// The path of its `.xcconfig` file.
    package var file: String?
  }

  package struct Sources: Sendable {
    package var glob: String
    package var excluding: [String] = []
    /// Whether a build makes the files.
    package var mayBeMissing = false
  }

  package struct Dependency: Sendable {
    package var kind: Kind
    package var isConditional: Bool
    package var position: SourcePosition

    package enum Kind: Sendable {
      case target(String)
      case project(target: String, path: String)
      /// A product of a package.
      case product(String)
      /// A framework or library, by its path.
      case file(String)
    }
  }
}

extension ManifestReader {
  /// Evaluates a `Project.swift` of Tuist, which runs only on macOS, from its text.
  ///
  /// The types of Tuist's library are not checked: what is unknown is an error only where it matters.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - helpers: The files of `ProjectDescriptionHelpers`. A declaration with unsupported syntax is left out, so that
  ///     what it declares is unknown.
  /// - Throws: `UnsupportedSyntax` if the manifest uses an unsupported construct; nothing is guessed.
  package func project(
    _ text: String,
    at path: String,
    helpers: [(path: String, text: String)]
  ) throws(UnsupportedSyntax) -> ProjectDescription {
    let folder = FolderPath.absolute("..", from: path)
    let context = ManifestContext(folder: folder, environment: environment, toolchain: toolchain)
    let paths = helpers.map(\.path)
    return try ManifestEvaluator.onDeepStack {
      let active = ActiveTokens(context: context, toolsVersion: context.toolchain)
      let interpreter = Interpreter(context: context, library: .projectDescription)
      let parse = { (tokens: [SourceToken]) in
        var parser = ManifestParser(tokens, skipsUnsupported: true)
        let statements = parser.supportedDeclarations { try $0.statement() }
        for (name, problem) in parser.leftOut { interpreter.leftOut[name] = problem.naming(paths).reason }
        return (statements: statements, problems: parser.leftOut)
      }
      let shared = helpers.enumerated().compactMap { index, helper -> [Statement]? in
        var tokens = SourceTokens.tokens(of: helper.text)
        for number in tokens.indices { tokens[number].position.line += (index + 1) * SourcePosition.helperLines }
        return (try? active.filtered(tokens)).map { parse($0).statements }
      }
      do {
        let (own, problems) = parse(try active.filtered(SourceTokens.tokens(of: text)))
        // A statement that declares nothing may change anything.
        if let problem = problems[""] { throw problem }
        interpreter.nameTypes(in: shared, besides: own)
        interpreter.leftOutOfMain = Set(problems.keys)
        for statements in shared { try interpreter.declare(statements) }
        try interpreter.run(own)
        let problem = problems.values.min { $0.position ?? .start < $1.position ?? .start }
        var builder = ProjectBuilder(interpreter: interpreter)
        var project = try builder.project(besides: problem)
        project.problems = project.problems.map { $0.naming(paths) }
        return project
      } catch let problem as UnsupportedSyntax {
        throw problem.naming(paths)
      }
    }
  }
}

extension UnsupportedSyntax {
  /// The problem at a position in the manifest, with the name of the helper that it is in.
  fileprivate func naming(_ helpers: [String]) -> UnsupportedSyntax {
    guard let position, position.isInHelper else { return self }
    let (index, line) = position.line.quotientAndRemainder(dividingBy: SourcePosition.helperLines)
    return UnsupportedSyntax("\(reason) (\(helpers[index - 1]):\(line))", at: .start)
  }
}
