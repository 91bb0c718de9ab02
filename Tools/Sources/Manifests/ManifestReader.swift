import Foundation
public import Model

/// Reads the manifests of packages.
///
/// Most are evaluated from their text, which takes about a millisecond and runs nothing. SwiftPM evaluates those with
/// unsupported syntax, which takes some tenths of a second and runs the manifest's code.
public struct ManifestReader: Sendable {
  /// Evaluates the manifest in a folder; returns the output of `swift package dump-package`.
  public typealias Dump = @Sendable (_ folder: String) throws -> [UInt8]

  /// Reads a file at an absolute path, or returns nil if there is none.
  package typealias Contents = @Sendable (_ path: String) -> [UInt8]?

  private let dump: Dump?
  package let environment: [String: String]
  let toolchain: ToolsVersion
  /// Those for which the packages are built. What a manifest has on some of them only is conditional.
  public var systems = ManifestContext.System.all
  /// Gets the texts of manifests, which may be elsewhere, such as in an editor.
  package var contents: Contents = { path in FileManager.default.contents(atPath: path).map { Array($0) } }

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
    let file = try selectedFile(in: folder)
    let absolute = FolderPath.absolute(folder, from: FileManager.default.currentDirectoryPath)
    do throws(UnsupportedSyntax) {
      let evaluation = try evaluation(of: file.text, in: absolute)
      return ReadManifest(manifest: evaluation.manifest, path: file.path, variables: evaluation.variables)
    } catch {
      return try dumped(absolute, file: file, because: error)
    }
  }

  /// Evaluates a manifest from its text, which need not be that of a file.
  ///
  /// - Parameter folder: The package's folder, an absolute path.
  /// - Throws: `UnsupportedSyntax` if the manifest uses an unsupported construct; nothing is guessed.
  package func manifest(from text: String, in folder: String) throws(UnsupportedSyntax) -> Manifest {
    try evaluation(of: text, in: folder).manifest
  }

  private func evaluation(
    of text: String,
    in folder: String
  ) throws(UnsupportedSyntax) -> ManifestEvaluator.Evaluation {
    var context = ManifestContext(folder: folder, environment: environment, toolchain: toolchain)
    // SwiftPM knows them.
    context.mayLackSettings = dump == nil
    return try ManifestEvaluator.evaluation(of: text, on: systems, in: context)
  }

  /// All that affects what is read, besides the files and the environment.
  package var options: [String] {
    ["\(toolchain)", "\(dump != nil)"] + systems.flatMap { [$0.name, $0.architecture] }
  }

  /// The text of a file at an absolute path.
  package func text(at path: String) -> String? { contents(path).map { String(decoding: $0, as: UTF8.self) } }

  private func dumped(
    _ folder: String,
    file: File,
    because unsupported: UnsupportedSyntax
  ) throws(ManifestError) -> ReadManifest {
    // SwiftPM would read what is on disk.
    let isSaved = FileManager.default.contents(atPath: file.path).map { Array($0) } == Array(file.text.utf8)
    var failure = ManifestError(path: file.path, position: unsupported.position, reason: unsupported.description)
    let conflict = { ManifestError(path: file.path, position: SourcePosition(line: $0, column: 1), reason: .conflict) }
    guard let dump, isSaved else { throw file.text.conflictLine.map(conflict) ?? failure }
    do {
      let manifest = try PackageDump.manifest(from: dump(folder), folder: folder)
      return ReadManifest(manifest: manifest, path: file.path, unsupported: unsupported)
    } catch {
      failure.reason += "; `swift package dump-package` failed: \(error)"
      throw file.text.conflictLine.map(conflict) ?? failure
    }
  }
}

/// A manifest and how it was read.
public struct ReadManifest: Equatable, Sendable {
  public var manifest: Manifest
  /// The path of the file, which may be version-specific, such as `Package@swift-6.0.swift`.
  public var path: String
  /// The environment variables that the manifest read. With the same values, the same text in the same folder gives the
  /// same manifest. An empty name stands for the names of all. `nil` if unknown, because SwiftPM evaluated it.
  public var variables: Set<String>?
  /// Why SwiftPM evaluated it, in which case it has no positions.
  public var unsupported: UnsupportedSyntax?
}

extension ManifestReader {
  fileprivate typealias File = (path: String, text: String)

  /// Selects between `Package.swift` and version-specific manifests such as `Package@swift-6.0.swift`.
  ///
  /// Source: SwiftPM's `ManifestLoader.findManifest`.
  fileprivate func selectedFile(in folder: String) throws(ManifestError) -> File {
    let regular = folder + "/Package.swift"
    let versions = versionedNames(in: folder)
    let (major, minor, patch) = (toolchain.major, toolchain.minor, toolchain.patch)
    // The best match first.
    for version in ["\(major).\(minor).\(patch)", "\(major).\(minor)", "\(major)"] {
      let name = "Package@swift-\(version).swift"
      if versions.contains(where: { $0.name == name }) { return try file(at: folder + "/" + name) }
    }
    guard let name = versions.filter({ $0.version <= toolchain }).max(by: { $0.version < $1.version })?.name else {
      return try file(at: regular)
    }
    let candidate = try file(at: folder + "/" + name)
    guard contents(regular) != nil else { return candidate }
    let main = try file(at: regular)
    let (first, second) = (toolsVersion(of: main), toolsVersion(of: candidate))
    return first > toolchain || second > first ? candidate : main
  }

  private func file(at path: String) throws(ManifestError) -> File {
    let error = { (reason: String) in ManifestError(path: path, reason: reason) }
    guard let data = contents(path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      throw error(exists ? "the file cannot be read" : "the file does not exist")
    }
    // Larger than any real manifest.
    guard data.count <= 4_000_000 else { throw error("the file is too large for a manifest") }
    guard let text = String(validating: data, as: UTF8.self) else { throw error("the file is not UTF-8") }
    if text.allSatisfy(\.isWhitespace) { throw error("the file is empty") }
    return (path, text)
  }

  /// SwiftPM reads a manifest that declares no version as one of Swift 3.1.
  private func toolsVersion(of file: File) -> ToolsVersion { ToolsVersion(manifest: file.text) ?? ToolsVersion(3, 1) }

  /// Two names may be of one version, such as `6` and `6.0`.
  private func versionedNames(in folder: String) -> [(version: ToolsVersion, name: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = "Package@swift-"
    return names.sorted().compactMap { name in
      guard name.hasPrefix(prefix), name.hasSuffix(".swift") else { return nil }
      return ToolsVersion(String(name.dropFirst(prefix.count).dropLast(".swift".count))).map { ($0, name) }
    }
  }
}

/// A package's manifest could not be read.
public struct ManifestError: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  /// The position of unsupported syntax.
  public var position: SourcePosition?
  /// Why it could not be read, without its path.
  public var reason: String

  public var description: String { "\(path): \(reason)" }
}

/// A construct in a manifest that the evaluator does not support.
///
/// SwiftPM runs the manifest; the evaluator only supports the declarative part of Swift. Anything else ends the
/// evaluation with this error, so that nothing is guessed.
public struct UnsupportedSyntax: Error, Equatable, Sendable, CustomStringConvertible {
  /// The construct, such as "`while`".
  public var reason: String
  public var position: SourcePosition?

  public init(_ reason: String, at position: SourcePosition? = nil) {
    self.reason = reason
    self.position = position
  }

  public var description: String {
    guard let position else { return "unsupported syntax: \(reason)" }
    return "unsupported syntax on line \(position.line): \(reason)"
  }
}
