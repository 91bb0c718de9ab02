import Foundation
public import Model

/// Reads the manifests of packages.
///
/// Most are read from their text, which takes about a millisecond and runs nothing. One that is beyond the reader
/// is evaluated by the package manager, which takes some tenths of a second and runs the manifest's code.
public struct ManifestReader: Sendable {
  /// Evaluates the manifest of a folder and gives it as `swift package dump-package` prints it.
  public typealias Dump = @Sendable (_ folder: String) throws -> [UInt8]

  private let dump: Dump?
  private let environment: [String: String]
  private let toolchain: ToolsVersion

  /// - Parameters:
  ///   - dump: How a manifest that is beyond the reader is evaluated, or `nil` where it cannot be.
  ///   - environment: The variables that a manifest may ask for, or `nil` for those of this process.
  ///   - toolchain: The version of Swift that would build the packages: it decides which of several manifests counts.
  public init(
    dump: Dump? = PackageDump.run,
    environment: [String: String]? = nil,
    toolchain: ToolsVersion = .toolchain
  ) {
    self.dump = dump
    self.environment = environment ?? ProcessInfo.processInfo.environment
    self.toolchain = toolchain
  }

  /// Reads the manifest of a package.
  ///
  /// - Parameter folder: The package's folder.
  public func read(folder: String) throws(ManifestError) -> ReadManifest {
    let file = try ManifestFile(folder: folder, toolchain: toolchain)
    let absolute = FolderPath.absolute(folder, from: FileManager.default.currentDirectoryPath)
    let surroundings = ManifestSurroundings(folder: absolute, environment: environment, toolchain: toolchain)
    do throws(BeyondReader) {
      let evaluation = try ManifestEvaluator.evaluation(of: file.text, in: surroundings)
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
    because beyond: BeyondReader
  ) throws(ManifestError) -> ReadManifest {
    guard let dump else { throw .beyondReader(path: file.path, beyond) }
    do {
      let manifest = try DumpedManifest.manifest(from: dump(folder), folder: folder)
      return ReadManifest(manifest: manifest, method: .dumped(because: beyond.description), path: file.path)
    } catch {
      throw .dumpFailed(path: file.path, because: beyond, reason: String(describing: error))
    }
  }
}

/// A manifest with how it was read.
public struct ReadManifest: Hashable, Sendable {
  public var manifest: Manifest
  public var method: Method
  /// The path of the file, which may be one for a version of Swift, such as `Package@swift-6.0.swift`.
  public var path: String
  /// The variables of the environment that the manifest asked for: where they are the same, the same text in the same
  /// folder gives the same manifest. `nil` where that cannot be told, as the package manager evaluated it.
  public var variables: Set<String>?

  public init(manifest: Manifest, method: Method, path: String, variables: Set<String>? = nil) {
    self.manifest = manifest
    self.method = method
    self.path = path
    self.variables = variables
  }

  public enum Method: Hashable, Sendable {
    case text
    /// Evaluated by the package manager, as the text was beyond the reader. Positions are missing then.
    case dumped(because: String)
  }
}
