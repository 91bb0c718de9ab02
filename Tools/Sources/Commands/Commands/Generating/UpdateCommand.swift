import ArgumentParser
import Foundation
import Generating

struct UpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring a product what changed in its template since.",
    discussion: """
      The product is made twice from what it recorded, of the template as it was and as it is now, and git merges the \
      difference into the work tree, where it shows conflicts as it always does. Nothing is committed.

      Exit status: 0; 1 with --check where there is something newer, and without it where there are conflicts; 2 where \
      it cannot be done.
      """
  )

  @Flag(help: "Only say whether there is something newer.")
  var check = false

  @Option(
    help: ArgumentHelp("Where the template is. (default: where the product was made from)", valueName: "template"),
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
    ProgressLine.show("Looking at the template")
    let template = try TemplateRepository(source: from ?? product.record.template.source, scratch: scratch)
    let old = product.record.template.commit
    let new = try template.commit()
    ProgressLine.end()
    guard new != old else { return print("\(product.record.name) is up to date with its template.") }

    if check {
      print("There is a newer version of the template: \(new.prefix(12)), \(try distance(template, old, new)).")
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
    guard let count = try? template.count(from: old, to: new) else { return "and this is made from \(old.prefix(12))" }
    return count == 1 ? "one commit later" : "\(count) commits later"
  }

  private func report(_ outcome: ProductRepository.Outcome, _ commit: String) -> String {
    let count = outcome.changed.count == 1 ? "One file" : "\(outcome.changed.count) files"
    let changed = "\(count) changed, up to the template's \(commit.prefix(12))"
    guard !outcome.conflicts.isEmpty else { return "\(changed). Look at `git diff --staged`, test, and commit." }
    return """
      \(changed), and these have conflicts:
      \(outcome.conflicts.map { "  \($0)" }.joined(separator: "\n"))
      Resolve them as those of any merge, `git add` the files, test, and commit; `git reset --hard` takes it all back.
      """
  }
}
