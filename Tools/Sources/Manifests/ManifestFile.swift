import Foundation

/// The file that is a package's manifest.
struct ManifestFile {
  var path: String
  var text: String

  /// Chooses between `Package.swift` and manifests for versions, such as `Package@swift-6.0.swift`.
  ///
  /// Source: SwiftPM's `ManifestLoader.findManifest`.
  init(folder: String, toolchain: ToolsVersion) throws(ManifestError) {
    let regular = folder + "/Package.swift"
    let versions = Self.versionedNames(in: folder)
    for name in Self.exactNames(of: toolchain) where versions.values.contains(name) {
      self = try Self(path: folder + "/" + name)
      return
    }
    guard let newest = versions.keys.filter({ $0 <= toolchain }).max(), let name = versions[newest] else {
      self = try Self(path: regular)
      return
    }
    let candidate = try Self(path: folder + "/" + name)
    guard FileManager.default.fileExists(atPath: regular) else {
      self = candidate
      return
    }
    let main = try Self(path: regular)
    let version = main.toolsVersion ?? Self.oldest
    self = version > toolchain || (candidate.toolsVersion ?? Self.oldest) > version ? candidate : main
  }

  private init(path: String) throws(ManifestError) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw .unreadable(path: path, reason: exists ? "it cannot be read" : "there is no such file")
    }
    guard data.count <= Self.sizeLimit else { throw .unreadable(path: path, reason: "it is too large for a manifest") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is not UTF-8")
    }
    self.text = text
  }

  /// Larger than any manifest: reading one of these means that something else goes by the name.
  private static let sizeLimit = 4_000_000

  /// What a manifest without a version counts as.
  private static let oldest = ToolsVersion(3, 1)

  private var toolsVersion: ToolsVersion? { ToolsVersion(manifest: text) }

  /// The names that win whatever the manifests say, by their rank.
  private static func exactNames(of version: ToolsVersion) -> [String] {
    ["\(version.major).\(version.minor).\(version.patch)", "\(version.major).\(version.minor)", "\(version.major)"]
      .map { "Package@swift-\($0).swift" }
  }

  private static func versionedNames(in folder: String) -> [ToolsVersion: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = "Package@swift-"
    return names.reduce(into: [:]) { versions, name in
      guard name.hasPrefix(prefix), name.hasSuffix(".swift") else { return }
      guard let version = ToolsVersion(name.dropFirst(prefix.count).dropLast(".swift".count)) else { return }
      versions[version] = name
    }
  }
}
