import ArgumentParser
import Foundation
import Generating

struct UpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Merge the template's changes into a product.",
    discussion: """
      Creates the product twice, from the template's recorded commit and from its latest one, and lets git merge the \
      difference into the work tree. Conflicts are shown as in any merge. Nothing is committed.

      Exit status: 0 on success; 1 if --check finds a newer version or the merge has conflicts; 2 if the update fails.
      """
  )

  @Flag(help: "Only check whether a newer version exists.")
  var check = false

  @Option(
    help: ArgumentHelp("The template's location. (default: the recorded one)", valueName: "template"),
    completion: .directory
  )
  var from: String?

  @Option(help: "The product's folder.", completion: .directory)
  var path = "."

  func run() async throws {
    let product = try ProductRepository(folder: path)
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    defer { ProgressLine.end() }
    ProgressLine.show("Reading the template")
    let template = try TemplateRepository(source: from ?? product.record.template.source, scratch: scratch)
    let old = product.record.template.commit
    let new = try template.commit()
    ProgressLine.end()
    guard new != old else { return print("\(product.record.name) is up to date with its template.") }

    if check {
      print("A newer version of the template exists: \(new.prefix(12)), \(try distance(template, old, new)).")
      throw Failure.findings
    }
    try product.requireNoChanges()
    let pair = try ProductPair(product: product, template: template, commits: (old, new), scratch: scratch)
    ProgressLine.show("Merging")
    let outcome = try product.merge(pair, scratch: scratch)
    ProgressLine.end()
    for note in pair.notes { StandardError.print("note: \(note)") }
    print(report(outcome, new))
    if !outcome.conflicts.isEmpty { throw Failure.findings }
  }

  private func distance(_ template: TemplateRepository, _ old: String, _ new: String) throws -> String {
    guard let count = try? template.count(from: old, to: new) else { return "created from \(old.prefix(12))" }
    return count == 1 ? "one commit later" : "\(count) commits later"
  }

  private func report(_ outcome: ProductRepository.Outcome, _ commit: String) -> String {
    let count = outcome.changed.count == 1 ? "One file" : "\(outcome.changed.count) files"
    let changed = "\(count) changed, up to the template's \(commit.prefix(12))"
    guard !outcome.conflicts.isEmpty else { return "\(changed). Review `git diff --staged`, test and commit." }
    return """
      \(changed), and these have conflicts:
      \(outcome.conflicts.map { "  \($0)" }.joined(separator: "\n"))
      Resolve them as in any merge, `git add` the files, test and commit; `git reset --hard` undoes the update.
      """
  }
}
