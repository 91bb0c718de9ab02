import Foundation
public import Model

/// A package's manifest file.
struct ManifestFile {
  var path: String
  var text: String

  /// Selects between `Package.swift` and version-specific manifests such as `Package@swift-6.0.swift`.
  ///
  /// Source: SwiftPM's `ManifestLoader.findManifest`.
  static func selected(
    in folder: String,
    toolchain: ToolsVersion,
    _ contents: ManifestReader.Contents
  ) throws(ManifestError) -> ManifestFile {
    let regular = folder + "/Package.swift"
    let versions = versionedNames(in: folder)
    for name in exactNames(of: toolchain) where versions.contains(where: { $0.name == name }) {
      return try ManifestFile(path: folder + "/" + name, contents)
    }
    guard let name = versions.filter({ $0.version <= toolchain }).max(by: { $0.version < $1.version })?.name else {
      return try ManifestFile(path: regular, contents)
    }
    let candidate = try ManifestFile(path: folder + "/" + name, contents)
    guard contents(regular) != nil else { return candidate }
    let main = try ManifestFile(path: regular, contents)
    return main.toolsVersion > toolchain || candidate.toolsVersion > main.toolsVersion ? candidate : main
  }

  private init(path: String, _ contents: ManifestReader.Contents) throws(ManifestError) {
    self.path = path
    guard let data = contents(path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw ManifestError(path: path, reason: exists ? "the file cannot be read" : "the file does not exist")
    }
    guard data.count <= Self.sizeLimit else {
      throw ManifestError(path: path, reason: "the file is too large for a manifest")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ManifestError(path: path, reason: "the file is not UTF-8")
    }
    if text.allSatisfy(\.isWhitespace) { throw ManifestError(path: path, reason: "the file is empty") }
    self.text = text
  }

  /// Larger than any real manifest, in bytes.
  private static let sizeLimit = 4_000_000

  /// SwiftPM reads a manifest that declares no version as one of Swift 3.1.
  private var toolsVersion: ToolsVersion { ToolsVersion(manifest: text) ?? ToolsVersion(3, 1) }

  /// The names that take precedence over the manifests' versions, best match first.
  private static func exactNames(of version: ToolsVersion) -> [String] {
    ["\(version.major).\(version.minor).\(version.patch)", "\(version.major).\(version.minor)", "\(version.major)"]
      .map { "Package@swift-\($0).swift" }
  }

  /// Two names may be of one version, such as `6` and `6.0`.
  private static func versionedNames(in folder: String) -> [(version: ToolsVersion, name: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = "Package@swift-"
    return names.sorted().compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(".swift") else { return nil }
      return ToolsVersion(name.dropFirst(prefix.count).dropLast(".swift".count)).map { ($0, name) }
    }
  }
}

/// A package's manifest could not be read.
public struct ManifestError: Error, Equatable, Sendable {
  public var path: String
  /// The position of unsupported syntax.
  public var position: SourcePosition?
  /// Why it could not be read, without its path.
  public var reason: String
}

extension ManifestError: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}

/// A construct in a manifest that the evaluator does not support.
///
/// SwiftPM runs the manifest; the evaluator only supports the declarative part of Swift. Anything else ends the
/// evaluation with this error, so that nothing is guessed.
public struct UnsupportedSyntax: Error, Equatable, Sendable {
  /// The construct, such as "`while`".
  public var reason: String
  public var position: SourcePosition?

  public init(_ reason: String, at position: SourcePosition? = nil) {
    self.reason = reason
    self.position = position
  }
}

extension UnsupportedSyntax: CustomStringConvertible {
  public var description: String {
    guard let position else { return "unsupported syntax: \(reason)" }
    return "unsupported syntax on line \(position.line): \(reason)"
  }
}
