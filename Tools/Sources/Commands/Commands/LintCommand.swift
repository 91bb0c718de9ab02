public import ArgumentParser
import Foundation
import Model
public import Reporting
import Repositories
import Rules

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check a repository against its inward.yml.",
    discussion: """
      Prints the broken rules, the findings, and a summary, or only the summary if there are none. The baseline is read, \
      never written.

      With files or folders in the repository, only findings in these are reported. The repository is the closest folder \
      with an inward.yml around all of them; with --config, it is the first of them, if it is a folder, or the current \
      folder. All of it is read.
      """
  )

  @OptionGroup var project: ProjectOptions

  @Argument(
    help: "More files and folders in the repository.",
    completion: .file(),
    transform: { try $0.required }
  )
  var more: [String] = []

  @Option(help: "The output format: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "Report only findings that came since the branch left a commit, wherever they are.",
      valueName: "ref"
    ),
    transform: { try $0.required }
  )
  var since: String?

  @Option(
    help: ArgumentHelp("Run only this rule; may be repeated.", valueName: "rule"),
    completion: .list(Rules.names)
  )
  var only: [String] = []

  @Option(file: "The file of known findings (default: inward-baseline.json if it exists).")
  var baseline: String?

  @Option(file: "Write the report into a file, and only the summary on the terminal.")
  var output: String?

  @OptionGroup var pages: PagesOptions

  @Flag(help: "Make the changes of `inward fix` first, and report what remains.")
  var fix = false

  @Flag(help: "Lint again when a file changes, until interrupted.")
  var watch = false

  @Flag(name: .customLong("no-baseline"), help: "Report known findings as well.")
  var hasNoBaseline = false

  @Flag(help: "List the rules that are kept as well.")
  var verbose = false

  @Option(help: "When to use colours: auto, always or never. NO_COLOR in the environment disables them for auto.")
  var color = ColorChoice.auto

  func validate() throws {
    for name in only { try Rules.require(name) }
    if fix, since != nil {
      throw ValidationError("--fix changes what is old as well, and --since reports what is new; use one of them.")
    }
  }

  func run() async throws {
    if let output { try FileReplacement.requirePlace(for: output) }
    if watch { try await repeating() } else { try await lint() }
  }

  private func finish(_ output: RunOutput) {
    for note in output.notes { StandardError.print(note) }
    print(output.text, terminator: "")
    if !watch { Foundation.exit(output.status) }
  }

  func lint() async throws {
    let project = try project.open(around: more)
    let requested = try ([self.project.path] + more).map { try RequestedPath($0, in: project.root) }
    let paths = requested.flatMap(\.paths)
    let scope = PathScope(paths)
    let baseline = BaselineFile(root: project.root, path: baseline)
    let known = hasNoBaseline ? Baseline() : try baseline.read()
    if fix {
      // Standard output is for the report, which programs may read.
      for line in try await project.fix(only: only, in: scope).report(isDryRun: false) { StandardError.print(line) }
    }
    let recorded = try recorded(paths, hasNoBaseline ? nil : baseline.text(), in: project)
    if let output = recorded?.output { return finish(output) }

    let outcome = try await project.lint(only: only, in: scope, recorded?.listed)
    var result = outcome.result
    var notes = outcome.lines
    let old = known.split(result.findings)
    let stale = (outcome.isComplete(besides: known) ? old.stale : []).filter {
      scope.contains($0.path) && (only.isEmpty || only.contains($0.rule))
    }
    notes += stale.map { "note: stale baseline entry: \($0.subject) in \($0.path) [\($0.rule)]" }
    if !stale.isEmpty { notes.append("note: `inward baseline --prune` removes stale entries.") }
    notes += try outcome.notes(on: requested)
    let earlier = try await earlierFindings(in: project)
    result.findings = known.adding(earlier).split(result.findings, like: earlier).new
    result.statistics.inBaseline = old.known.count
    let found = result.hasErrors ? Failure.findings.rawValue : 0
    // A repository of which a part cannot be read is not checked, whatever was found in the rest.
    let status = outcome.failures.isEmpty ? found : Failure.status
    let output = RunOutput(status: status, text: try text(of: result, outcome, in: project), notes: notes)
    if let recorded { outcome.save(output, in: recorded) }
    // Exiting without freeing the model saves a tenth of the run.
    withExtendedLifetime(outcome) { finish(output) }
  }

  private func recorded(_ paths: [String], _ baseline: String?, in project: Project) -> EarlierOutput? {
    if since != nil || output != nil { return nil }
    let (configuration, reading) = (project.configuration, project.reading)
    // Everything that determines the output, besides the files of the repository.
    let request = [
      "lint", "\(format)", "\(verbose)", "\(OutputStyle.usesColor(color))", "\(OutputStyle.width ?? 0)",
      baseline ?? "no baseline", pages.address ?? "no pages", "\(only)", "\(paths)", workflowFolder(of: project),
      project.root, configuration.path, "\(project.isWhole)", configuration.today?.description ?? "",
      "\(reading.allowManifestExecution)", "\(reading.readsIgnored)", "\(reading.swiftVersion)",
    ]
    let reader = project.reader(depth: Linter(configuration, only: only).depth)
    return EarlierOutput(of: request + configuration.texts, reader)
  }

  /// The findings at the commit of `--since`, or none.
  private func earlierFindings(in project: Project) async throws -> [Finding] {
    guard let since else { return [] }
    var state = try EarlierState(of: project.root, at: since)
    do {
      return try await state.findings(self.project, only: only)
    } catch let failure as Failure {
      StandardError.print("note: all findings count as new, as the repository cannot be read at \(since): \(failure)")
      return []
    }
  }

  /// The repository's path in the folder of GitHub's workflow, in which a workflow may have several repositories.
  private func workflowFolder(of project: Project) -> String {
    let real = { (path: String) in URL(filePath: path).resolvingSymlinksInPath().path }
    let workflow = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
    return workflow.flatMap { $0.isEmpty ? nil : real(project.root).path(below: real($0)) } ?? ""
  }

  /// The report; or its summary, if the report is written into a file.
  private func text(of result: LintResult, _ outcome: LintOutcome, in project: Project) throws -> String {
    let lines = SourceFilesReader(root: project.root).lines(at: result.findings.flatMap(\.locations))
    let report = Report(
      result,
      failures: outcome.failures,
      undecided: verbose ? outcome.undecided : [:],
      rules: Rules.all.map { type(of: $0).documentation },
      page: { [pages] in pages.address(of: $0) },
      sourceLine: { lines[$0]?[$1] },
      root: project.root,
      workflowFolder: workflowFolder(of: project),
      toolVersion: Version.current
    )
    let usesColor = OutputStyle.usesColor(color, isFile: output != nil)
    let width = output == nil ? OutputStyle.width : nil
    let text = report.rendered(as: format, usesColor: usesColor, width: width, isVerbose: verbose)
    guard let output else { return text }
    try FileReplacement.write(Data(text.utf8), to: URL(filePath: output))
    return report.summary(usesColor: OutputStyle.usesColor(color)) + "\n"
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension Rules {
  /// - Throws: `ValidationError` if there is no such rule.
  static func require(_ name: String) throws {
    if rule(named: name) != nil { return }
    let meant = name.suggestion(from: names)
    throw ValidationError(
      "There is no rule '\(name)'\(meant.isEmpty ? "." : meant) The rules are \(names.joined(separator: ", "))."
    )
  }
}

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Build every package alone, to check its declared dependencies with the compiler.",
    discussion: """
      Each package gets its own scratch folder, so that it cannot import modules that another package's build left \
      there. Takes one build per package.
      """
  )

  /// A target may compile because SwiftPM built an undeclared sibling first. With this option SwiftPM detects that
  /// afterwards, but reports it only by its exit status.
  private static let checkingSiblings = ["--explicit-target-dependency-import-check", "error"]

  @Argument(help: "The repository's folder.", completion: .directory)
  var path = "."

  @Option(help: ArgumentHelp("Build only this package; may be repeated.", valueName: "folder"))
  var package: [String] = []

  func run() async throws {
    let root = try Project.folder(path)
    let all = FileTree(root: root).packages.map { $0.isEmpty ? "." : $0 }
    for name in package where !all.contains(name) {
      throw Failure(unknown: "package", name, among: all.map { $0 == "." ? "`.`" : $0 })
    }
    let packages = package.isEmpty ? all : package
    guard !packages.isEmpty else { throw Failure("there is no package in \(root).") }
    var hasFailed = false
    for name in packages {
      StandardError.print("building \(name)")
      let scratch = try ScratchFolder()
      defer { scratch.remove() }
      let options = ["--package-path", name, "--scratch-path", scratch.path] + Self.checkingSiblings
      let outcome = try Subprocess(starting: "swift", ["build"] + options, in: root).outcome()
      print("\(outcome.status == 0 ? "✓" : "✗") \(name)")
      if outcome.status == 0 { continue }
      hasFailed = true
      let lines = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline)
      let errors = lines.filter { $0.contains("error:") }.map(String.init)
      for line in Set(errors).sorted() { print("  \(line)") }
      if errors.isEmpty { print("  a target imports an undeclared sibling; `inward lint` names it") }
    }
    if hasFailed { throw Failure.findings }
  }
}
