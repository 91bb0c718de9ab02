import Foundation
public import Model

/// Reads the manifests of packages.
///
/// Most are evaluated from their text, which takes about a millisecond and runs nothing. SwiftPM evaluates those with
/// unsupported syntax, which takes some tenths of a second and runs the manifest's code.
public struct ManifestReader: Sendable {
  /// Evaluates the manifest in a folder; returns the output of `swift package dump-package`.
  public typealias Dump = @Sendable (_ folder: String) throws -> [UInt8]

  private let dump: Dump?
  private let environment: [String: String]
  private let toolchain: ToolsVersion

  /// - Parameters:
  ///   - dump: Evaluates manifests with unsupported syntax, or `nil` if there is no SwiftPM.
  ///   - environment: The variables that a manifest can read, or `nil` for those of this process.
  ///   - toolchain: The Swift version that would build the packages; it selects among several manifests.
  public init(
    dump: Dump? = PackageDump.run,
    environment: [String: String]? = nil,
    toolchain: ToolsVersion = .toolchain
  ) {
    self.dump = dump
    self.environment = environment ?? ProcessInfo.processInfo.environment
    self.toolchain = toolchain
  }

  /// - Parameter folder: The package's folder.
  public func read(folder: String) throws(ManifestError) -> ReadManifest {
    let file = try ManifestFile(folder: folder, toolchain: toolchain)
    let absolute = FolderPath.absolute(folder, from: FileManager.default.currentDirectoryPath)
    let context = ManifestContext(folder: absolute, environment: environment, toolchain: toolchain)
    do throws(UnsupportedSyntax) {
      let evaluation = try ManifestEvaluator.evaluation(of: file.text, in: context)
      return ReadManifest(
        manifest: evaluation.manifest,
        method: .text,
        path: file.path,
        variables: evaluation.variables
      )
    } catch {
      return try dumped(absolute, file: file, because: error)
    }
  }

  private func dumped(
    _ folder: String,
    file: ManifestFile,
    because unsupported: UnsupportedSyntax
  ) throws(ManifestError) -> ReadManifest {
    guard let dump else { throw .unsupportedSyntax(path: file.path, unsupported) }
    do {
      let manifest = try DumpedManifest.manifest(from: dump(folder), folder: folder)
      return ReadManifest(manifest: manifest, method: .dumped(because: unsupported.description), path: file.path)
    } catch {
      throw .dumpFailed(path: file.path, because: unsupported, reason: String(describing: error))
    }
  }
}

/// A manifest and how it was read.
public struct ReadManifest: Hashable, Sendable {
  public var manifest: Manifest
  public var method: Method
  /// The path of the file, which may be version-specific, such as `Package@swift-6.0.swift`.
  public var path: String
  /// The environment variables that the manifest read. With the same values, the same text in the same folder gives the
  /// same manifest. `nil` if unknown, because SwiftPM evaluated it.
  public var variables: Set<String>?

  public init(manifest: Manifest, method: Method, path: String, variables: Set<String>? = nil) {
    self.manifest = manifest
    self.method = method
    self.path = path
    self.variables = variables
  }

  public enum Method: Hashable, Sendable {
    case text
    /// Evaluated by SwiftPM because of unsupported syntax; there are no positions.
    case dumped(because: String)
  }
}
