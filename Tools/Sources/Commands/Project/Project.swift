import Foundation
import Manifests
import Model
import Reading
import Rules

/// A repository with its configuration.
struct Project {
  /// The folder's absolute path.
  let root: String
  let configuration: Configuration
  /// What the configuration was read from.
  let configurationText: String
  private let cache: CacheOptions

  /// - Throws: `Failure` where there is no such folder, or no configuration that can be read.
  init(path: String, configurationPath: String?, cache: CacheOptions) throws {
    self.cache = cache
    root = try Self.folder(path)
    let file = configurationPath.map { URL(filePath: $0) } ?? URL(filePath: root).appending(path: "inward.yml")
    let name = Self.path(of: file, in: root)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Failure("\(name) cannot be read; `inward init` writes one for a repository as it is.")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw Failure("\(name) is not UTF-8 text.") }
    configurationText = text
    do throws(ConfigurationError) {
      configuration = try ConfigurationReader.configuration(from: text, path: name, rules: Rules.names)
    } catch {
      throw Failure("\(error)")
    }
  }

  /// The absolute path of a folder.
  static func folder(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure("\(path) is no folder.")
    }
    return URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Reads the repository, and says on standard error what was passed over.
  ///
  /// - Parameter depth: How much of each file is read.
  func read(depth: SourceScanner.Depth) async throws -> Repository {
    let outcome = try await outcome(depth: depth)
    for line in outcome.noteLines { StandardError.print(line) }
    return outcome.repository
  }

  /// Reads the repository and says nothing.
  func outcome(depth: SourceScanner.Depth) async throws -> RepositoryReader.Outcome {
    try await Self.outcome(of: reader(depth: depth, cache: cache.facts(forRepository: root)), in: root)
  }

  /// What there is to read, or `nil` where a part of it cannot be read.
  func survey() async -> RepositorySurvey? {
    await reader(depth: .imports).survey()
  }

  /// What runs before printed, or `nil` where nothing is kept.
  var outputs: OutputCache? { cache.outputs(forRepository: root) }

  private func reader(depth: SourceScanner.Depth, cache: FactsCache? = nil) -> RepositoryReader {
    RepositoryReader(
      root: root,
      exclude: configuration.exclude,
      depth: depth,
      manifests: ManifestReader(dump: SwiftPM.dump),
      cache: cache
    )
  }

  /// Reads a repository that has no configuration yet.
  static func read(_ root: String, depth: SourceScanner.Depth) async throws -> Repository {
    let reader = RepositoryReader(root: root, depth: depth, manifests: ManifestReader(dump: SwiftPM.dump))
    let outcome = try await outcome(of: reader, in: root)
    for line in outcome.noteLines { StandardError.print(line) }
    return outcome.repository
  }

  private static func outcome(of reader: RepositoryReader, in root: String) async throws -> RepositoryReader.Outcome {
    do {
      let outcome = try await reader.read()
      guard !outcome.repository.packages.isEmpty else { throw Failure("there is no Package.swift in \(root).") }
      return outcome
    } catch let error as ManifestError {
      throw Failure("\(error)")
    }
  }

  private static func path(of file: URL, in root: String) -> String {
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : file.path
  }
}

extension RepositoryReader.Outcome {
  /// The notes as lines for standard error.
  var noteLines: [String] { notes.map { "note: \($0.path): \($0.reason)" } }
}
