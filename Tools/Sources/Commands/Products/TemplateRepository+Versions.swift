import Foundation
import Generating
import Reading

extension TemplateRepository {
  /// A version that a product can be updated to.
  struct Target {
    let commit: String
    /// The tag of a released version.
    let tag: Substring?
    /// How many commits it is after the product's version.
    let distance: Int
    /// How many commits of the template are later still and not released.
    let unreleased: Int

    var label: String { (tag.map { "\($0), " } ?? "") + commit.prefix(12) }
  }

  /// A version, as products record it.
  func version(_ name: String?, of commit: String) throws -> ProductRecord.Version {
    ProductRecord.Version(commit: commit, source: source, version: name, tool: try toolSources(at: commit))
  }

  /// The hash by which git knows the tool's sources, or nil if a commit has no script that builds them.
  func toolSources(at commit: String) throws -> String? {
    let script = try git.outcome(["cat-file", "-e", "\(commit):\(ToolVersion.script)"])
    return script.status == 0 ? try git.run("rev-parse", "\(commit):\(ToolVersion.folder)") : nil
  }

  /// The version to update to: the newest one with a tag such as v1.2.0, or the checked-out commit.
  ///
  /// - Parameter unreleased: Whether to take a commit that has no tag.
  /// - Throws: `Failure` if the template is older than the product, has another history, or was never released.
  func target(after old: String, unreleased: Bool) throws -> Target {
    let head = try commit()
    try requireLater(head, than: old)
    if unreleased || head == old {
      return Target(commit: head, tag: nil, distance: try count(from: old, to: head), unreleased: 0)
    }
    guard try !releases("--merged", head).isEmpty else {
      throw Failure(
        """
        the template at \(source) has no released version, which is a commit with a tag such as v1.0.0; --unreleased takes \
        its latest commit.
        """
      )
    }
    let tag = try releases("--merged", head, "--contains", old).first
    let released = try tag.flatMap { try git.commit("refs/tags/\($0)") } ?? old
    return Target(
      commit: released,
      tag: tag,
      distance: try count(from: old, to: released),
      unreleased: try count(from: released, to: head)
    )
  }

  /// What the template's change log says about the commits between two versions.
  func notes(from old: String, to new: String) throws -> ReleaseNotes {
    ReleaseNotes(in: try text("CHANGELOG.md", at: new), since: try text("CHANGELOG.md", at: old))
  }

  /// - Throws: `Failure` if the template does not have a commit.
  func require(_ commit: String) throws {
    guard try git.commit(commit) != nil else {
      throw Failure("the template at \(source) has no commit \(commit); pass a location that has it with --from.")
    }
  }

  private func requireLater(_ head: String, than old: String) throws {
    try require(old)
    if try git.isAncestor(old, of: head) { return }
    let relation = try git.isAncestor(head, of: old) ? "is older than" : "does not contain"
    throw Failure(
      """
      the template at \(source) is at \(head.prefix(12)), which \(relation) the product's version \(old.prefix(12)); check \
      out a newer version there, or pass another location with --from.
      """
    )
  }

  /// The tags of released versions, newest first.
  private func releases(_ filters: String...) throws -> [Substring] {
    let outcome = try git.outcome(["tag", "--list", "v*", "--sort=-version:refname"] + filters, upTo: 0)
    return outcome.output.split(separator: "\n").filter { $0.wholeMatch(of: /v\d+\.\d+\.\d+/) != nil }
  }

  private func count(from old: String, to new: String) throws -> Int {
    Int(try git.run("rev-list", "--count", "\(old)..\(new)")) ?? 0
  }

  /// A file of a commit, or an empty text if it has none.
  private func text(_ path: String, at commit: String) throws -> String {
    let outcome = try git.outcome(["show", "\(commit):\(path)"])
    return outcome.status == 0 ? outcome.output : ""
  }
}
