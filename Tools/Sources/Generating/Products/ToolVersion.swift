import Foundation

/// The version of `inward` that a product uses, in a file beside the script `Tools/inward`, which builds it.
public struct ToolVersion: Equatable, Sendable {
  /// The folder of the tool's package in the template.
  public static let folder = "Tools"

  /// The part of a template that has the tool's sources.
  public static let part = "tool"

  /// Relative to the product's root.
  public static let path = "\(folder)/inward.version"

  /// The script, which every version of the template has.
  public static let script = "\(folder)/inward"

  private static let manifest = "\(folder)/Package.swift"

  private let version: ProductRecord.Version

  /// The hash by which git knows the sources.
  public let sources: String

  /// - Returns: Nil if the template has no tool.
  public init?(_ version: ProductRecord.Version) {
    guard let sources = version.tool else { return nil }
    self.version = version
    self.sources = sources
  }

  /// Lines of `key=value`.
  ///
  /// - Parameter command: The command that writes a newer one.
  public func text(renewedBy command: String = "inward update") -> String {
    let name = version.version.map { "version=\($0)\n" } ?? ""
    return """
      # The inward that Tools/inward runs. `\(command)` changes it.
      \(name)source=\(version.source)
      commit=\(version.commit)
      sources=\(sources)

      """
  }

  /// Adds the file to a product that does not have the tool's sources.
  static func add(_ version: ProductRecord.Version, to tree: inout ProductTree) {
    guard tree.files[manifest] == nil, let tool = ToolVersion(version) else { return }
    tree.files[path] = ProductTree.File(contents: Data(tool.text().utf8))
  }
}
