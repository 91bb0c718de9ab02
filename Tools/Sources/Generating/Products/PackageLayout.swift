import Foundation
import Model

/// The layers as five small packages, for a repository that was not made from the template.
///
/// All its files are new: the packages, the rules, the script that runs the tool, and a step for CI.
public struct PackageLayout: Sendable {
  /// The folder of the template that has the files.
  private static let folder = ".inward/package-layout/"
  /// The configuration of the linter.
  public static let rulesPath = "inward.yml"
  private static let packages = "Packages/"
  private static let command = "inward new package-layout --only-tool"

  private let tree: ProductTree

  /// The configuration of the linter, which ends with the layers.
  public let rules: String

  /// - Parameter template: The files of the template.
  /// - Throws: ``Problems`` if it has no layout, or no tool that checks one.
  public init(template: ProductTree, version: ProductRecord.Version) throws(Problems) {
    var tree = ProductTree()
    for (path, file) in template.files where path.hasPrefix(Self.folder) {
      tree.files[String(path.dropFirst(Self.folder.count))] = file
    }
    guard let rules = tree.text(Self.rulesPath), let script = template.files[ToolVersion.script],
      let tool = ToolVersion(version)
    else { throw Problems("the template has no package layout; --template takes the folder of one that has.") }
    tree.files[ToolVersion.script] = script
    tree.files[ToolVersion.path] = ProductTree.File(contents: Data(tool.text(renewedBy: Self.command).utf8))
    self.tree = tree
    self.rules = rules
  }

  /// The folders of the packages, sorted.
  public var packageFolders: [String] {
    let folders = tree.paths.compactMap { path -> String? in
      let words = path.split(separator: "/")
      return path.hasPrefix(Self.packages) && words.count > 2 ? words.prefix(2).joined(separator: "/") : nil
    }
    return Set(folders).sorted()
  }

  /// The changes that add the layout to a repository.
  ///
  /// - Parameters:
  ///   - otherLayers: The repository's own layers, as lines of its configuration.
  ///   - hasRules: Whether it has a configuration, which is then left as it is.
  public func plan(otherLayers: String, hasRules: Bool) -> Plan {
    let changes = tree.paths.compactMap { path -> Plan.Change? in
      guard let file = tree.files[path], var text = file.text else { return nil }
      if path == Self.rulesPath {
        if hasRules { return nil }
        text += otherLayers
      }
      return .create(path: path, contents: text, isExecutable: file.kind == .executable)
    }
    let note = "\(Self.rulesPath) was not changed; add these rules to it:\n\n\(rules)"
    return Plan(changes, notes: hasRules ? [note] : [])
  }

  /// The changes that bring only the tool to this version.
  ///
  /// - Parameter current: The text of a file of the repository, or nil if there is none.
  public func toolPlan(_ current: (String) -> String?) -> Plan {
    Plan(
      [ToolVersion.script, ToolVersion.path].compactMap { path in
        guard let file = tree.files[path], let text = file.text, text != current(path) else { return nil }
        if let before = current(path) { return .edit(path: path, before: before, after: text) }
        return .create(path: path, contents: text, isExecutable: file.kind == .executable)
      }
    )
  }
}
