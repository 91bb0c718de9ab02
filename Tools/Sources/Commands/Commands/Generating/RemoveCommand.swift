import ArgumentParser
import Foundation
import Generating

struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a generated feature or an optional part.",
    subcommands: [RemoveFeatureCommand.self, RemovePartCommand.self]
  )
}

struct RemoveFeatureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feature",
    abstract: "Undo `new feature`.",
    discussion: """
      What is no longer there counts as removed, and lines that were edited are named and stay. An edited file, or code \
      that still uses one of the feature's types, stops the removal.

      Nothing of the feature stays, unless a version with its database migration was released: one that is tagged or, \
      without tags, one that was pushed. Such a migration stays without effect, because databases exist that ran it, and a \
      new one drops the feature's tables.
      """
  )

  @Argument(help: "The feature's name.")
  var name: String

  @Flag(help: "Also remove files that were edited since.")
  var force = false

  @OptionGroup var tables: TableOptions
  @OptionGroup var plan: PlanOptions

  func run() async throws {
    let released = try tables.released(in: plan.root)
    try plan.apply { files in
      (try FeatureRemover(name, in: files).plan(force: force, released: released), "Removed \(name).")
    }
  }
}

/// What becomes of a database's tables when what they belong to is removed.
struct TableOptions: ParsableArguments {
  @Flag(help: "Keep the tables in databases, if a version with them was released.")
  var keepTables = false

  /// - Throws: `Failure` if git cannot be run.
  func released(in folder: String) throws -> ReleasedMigrations {
    ReleasedMigrations(sources: try Git(folder: folder).releasedMigrations(), keepsTables: keepTables)
  }
}

struct RemovePartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "part",
    abstract: "Remove an optional part of a product.",
    discussion: """
      .inward/template.json lists the parts and the files of each. Lines that are not committed are not removed: commit \
      them first, such as after each part of several.
      """
  )

  @Argument(help: "The part's name.")
  var name: String

  @OptionGroup var tables: TableOptions
  @OptionGroup var plan: PlanOptions

  func run() async throws {
    let released = try tables.released(in: plan.root)
    // Marks that the removal of another part left, and records of new features, need not be committed yet.
    let git = Git(folder: try plan.root)
    let tree = try git.tree(andUntracked: ["*\(Recordings.mark)", ".inward/features/*.json"])
    let remover = try PartRemover(in: tree)
    try remover.requireFeatures(without: name)
    let rest = try remover.rest(without: name, released: released)
    let removal = remover.plan(to: try SwiftFormat.formatted(rest, besides: tree))
    try git.requireCommitted(removal)
    try plan.apply { _ in (removal, "Removed \(name).") }
  }
}
