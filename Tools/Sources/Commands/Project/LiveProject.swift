import Configurations
import Model
import Reading
import Repositories
import Rules

/// A repository that is linted while files in it are edited.
///
/// Every lint reads the folder, so that it sees what `inward lint` would see if everything were saved. The cache has the
/// facts of files that have not changed.
struct LiveProject {
  /// An absolute path.
  let root: String
  let reading: ReadingOptions
  var unsaved = UnsavedFiles()
  /// Where it is in the repository that is linted; empty for its root.
  var folder = ""

  /// Whether findings can depend on a file.
  static func reads(_ path: String) -> Bool {
    FileTree.isRead(path) || ConfigurationFiles.isFile(path) || path == Baseline.fileName
  }

  static let configurationName = Configuration.fileName

  struct State {
    let context: RuleContext
    /// All findings, except those that comments ignore.
    let findings: [Finding]
    let known: Baseline
    /// The folders that other configurations govern, relative to this one.
    fileprivate(set) var parts: [(folder: String, project: LiveProject, state: State)] = []

    init(_ context: RuleContext, _ known: Baseline) async {
      self.context = context
      self.known = known
      findings = await Linter(context.configuration).result(in: context).findings
    }

    /// The findings that are not in the baseline, as `inward lint` reports them.
    var new: [Finding] { known.split(all).new }

    /// The findings in all parts, with paths from the root.
    private var all: [Finding] {
      findings + parts.flatMap { part in part.state.all.map { $0.moved(into: part.folder) } }
    }

    /// Whether a folder is a part, or a part of one.
    func hasPart(_ path: String) -> Bool {
      parts.contains { folder, _, state in
        path == folder || path.hasPrefix(folder + "/") && state.hasPart(String(path.dropFirst(folder.count + 1)))
      }
    }

    /// The part in which a finding is, and the finding as it has it.
    fileprivate func part(with finding: Finding) -> (folder: String, project: LiveProject, state: State, Finding)? {
      for (folder, project, state) in parts {
        let inner = state.all.first { $0.moved(into: folder) == finding }
        if let inner { return (folder, project, state, inner) }
      }
      return nil
    }

    /// The findings that are neither in the baseline nor in an earlier state.
    func new(since earlier: State) -> [Finding] {
      Baseline(entries: known.entries + Baseline(findings: earlier.findings).entries).split(findings).new
    }
  }

  /// - Parameter hasParts: Whether to lint also what other configurations govern.
  /// - Throws: `Failure` if the configuration or the baseline is invalid, or there is no package.
  func state(hasParts: Bool = false) async throws -> State {
    let project = try Project(path: root, configurationPath: nil, reading: reading, unsaved: unsaved, folder: folder)
    let known = folder.isEmpty ? try BaselineFile(root: root, path: nil, unsaved: unsaved).read() : nil
    let outcome = try await project.outcome(depth: Linter(project.configuration).depth)
    let context = await RuleContext(repository: outcome.repository, configuration: project.configuration)
    var state = await State(context, known ?? Baseline())
    for path in hasParts ? outcome.parts : [] {
      let part = part(path)
      state.parts.append((path, part, try await part.state(hasParts: true)))
    }
    return state
  }

  private func part(_ path: String) -> LiveProject {
    let inside = unsaved.texts.filter { $0.key.hasPrefix(path + "/") }
      .map { (String($0.key.dropFirst(path.count + 1)), $0.value) }
    return LiveProject(
      root: "\(root)/\(path)",
      reading: reading,
      unsaved: UnsavedFiles(Dictionary(uniqueKeysWithValues: inside)),
      folder: RepositoryPath.joined(folder, path)
    )
  }

  /// The state in which a file has another text; nil for none. Only a source in a target can change alone, and is not a
  /// reason to read everything again.
  func state(_ state: State, with text: String?, at path: String) async throws -> State {
    let depth = Linter(state.context.configuration).depth
    var repository = state.context.repository
    if let text, repository.replace(SourceFile(path: path, facts: SourceScanner.facts(of: text, depth: depth))) {
      let context = await RuleContext(repository: repository, configuration: state.context.configuration)
      return await State(context, state.known)
    }
    var project = self
    project.unsaved.texts[path] = .some(text)
    return try await project.state()
  }

  /// Whether the repository has a configuration, valid or not.
  var isConfigured: Bool { unsaved.contents(of: Self.configurationName, in: root) != nil }

  /// Why nothing could be checked, as findings in the configuration.
  static func findings(of error: any Error) -> [Finding] {
    let start = SourcePosition(line: 1, column: 1)
    let configuration = (error as? Failure)?.configuration
    let problems = configuration?.problems ?? [.init(at: start, Failure.sentence(for: error))]
    let path = configuration?.path ?? configurationName
    return problems.map { problem in
      Finding(
        rule: "configuration",
        location: SourceLocation(path: problem.path ?? path, position: problem.position),
        message: problem.description,
        reason: "Nothing is checked until this is corrected.",
        advice: "`inward schema` lists the keys and values of \(configurationName).",
        subject: problem.description
      )
    }
  }

  /// The change of a file that fixes a finding of a state; nil if it needs a decision.
  func fix(for finding: Finding, in state: State) async -> LineChange? {
    if let (folder, project, state, inner) = state.part(with: finding) {
      guard var change = await project.fix(for: inner, in: state) else { return nil }
      change.path = RepositoryPath.joined(folder, change.path)
      return change
    }
    let fixer = Fixer(context: state.context, root: root, unsaved: unsaved)
    return await fixer.fix(for: finding, among: state.findings).flatMap { fix in
      LineChange(path: fix.path, from: fix.before, to: fix.bytes, summary: fix.summaries.joined(separator: "; "))
    }
  }
}
