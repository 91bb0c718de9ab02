import ArgumentParser
import Configurations
import Foundation
import Generating
import Model
import Reading
import Repositories

struct NewPackageLayoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package-layout",
    abstract: "Add the layers to an existing repository, as packages with a small example.",
    discussion: """
      It adds Packages/Domain, Data, Presentation, Mocks and Composition; inward.yml with their rules, which also allows \
      the repository's other targets what they import today; Tools/inward, which runs this version of inward; and a \
      workflow for GitHub. It changes no file that exists. `inward new product` makes a whole product instead, which can \
      be in a folder of a repository as well.
      """
  )

  @Argument(help: "The repository's folder.", completion: .directory)
  var folder: String

  @Option(help: "The template's folder.", completion: .directory)
  var template = "."

  @Flag(help: "Add or renew only Tools/inward and its version, such as in a repository that has the layers.")
  var onlyTool = false

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var output: PlanOutput

  func run() async throws {
    let template = try TemplateRepository(folder: template)
    let files = try template.tree()
    let name = try ProductTemplate(of: files).version
    let version = try template.version(name, of: template.commit())
    let layout = try PackageLayout(template: files, version: version)
    let root = try Project.folder(folder)
    let (plan, sentence) = onlyTool ? tool(layout, in: root) : try await layers(layout, in: root)
    let isNew = plan.changes.contains { $0.path == PackageLayout.rulesPath }
    try output.apply(plan, sentence, in: root)
    if isNew, !output.dryRun, let known = try await BaselineFile.first(in: root, reading), known.count > 0 {
      try BaselineFile(root: root, path: nil).write(known)
      StandardError.print("note: \(Baseline.fileName) has what the rules find in your own code: \(known.count).")
    }
    if try template.isChanged() {
      StandardError.print("note: the template has uncommitted changes; Tools/inward builds \(version.commit).")
    }
  }

  private func tool(_ layout: PackageLayout, in root: String) -> (Plan, String) {
    let plan = layout.toolPlan { try? String(contentsOfFile: "\(root)/\($0)", encoding: .utf8) }
    return (plan, plan.changes.isEmpty ? "Tools/inward is up to date." : "Tools/inward has this version now.")
  }

  private func layers(_ layout: PackageLayout, in root: String) async throws -> (Plan, String) {
    let read = try await Project.read(root, reading, mayBeEmpty: true)
    read.printLines()
    // The rules allow what is imported today, which must be known.
    try read.requireAll()
    let existing = read.repository
    try requireNoClash(of: layout, with: existing, in: root)
    let hasRules = FileManager.default.fileExists(atPath: "\(root)/inward.yml")
    return (layout.plan(otherLayers: ConfigurationWriter.layers(for: existing), hasRules: hasRules), next)
  }

  /// - Throws: `Failure` if the repository has a package or a target of the same name.
  private func requireNoClash(of layout: PackageLayout, with existing: Repository, in root: String) throws {
    let folders = layout.packageFolders.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
    let names = Modules.names(of: layout.rules)
    let others = existing.packages.filter { !layout.packageFolders.contains($0.path) }
    let targets = others.flatMap { package in
      package.targets.filter { names.contains($0.name) }
        .map { "there is a target `\($0.name)` in \(package.manifestPath)." }
    }
    let problems = folders.map { "\($0) already exists." } + targets
    if !problems.isEmpty { throw Problems(problems) }
  }

  private var next: String {
    """
    Added the layers. Next:
      cd \(ShellWord.quoted(folder))
      swift test --package-path Packages/Composition    run the tests of a package
      Tools/inward lint                                 check the layers; the first run builds inward
    Packages/README.md says how an app uses them.
    """
  }
}
