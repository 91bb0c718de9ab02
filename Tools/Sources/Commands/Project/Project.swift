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

  /// - Parameter depth: How much of each file is read.
  func read(depth: SourceScanner.Depth) async throws -> Repository {
    try await Self.read(root, exclude: configuration.exclude, depth: depth, cache: cache.cache(forRepository: root))
  }

  static func read(
    _ root: String,
    exclude: [Pattern],
    depth: SourceScanner.Depth,
    cache: FactsCache? = nil
  ) async throws -> Repository {
    let reader = RepositoryReader(
      root: root,
      exclude: exclude,
      depth: depth,
      manifests: ManifestReader(dump: SwiftPM.dump),
      cache: cache
    )
    do {
      let outcome = try await reader.read()
      for note in outcome.notes { StandardError.print("note: \(note.path): \(note.reason)") }
      guard !outcome.repository.packages.isEmpty else { throw Failure("there is no Package.swift in \(root).") }
      return outcome.repository
    } catch let error as ManifestError {
      throw Failure("\(error)")
    }
  }

  private static func path(of file: URL, in root: String) -> String {
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : file.path
  }
}
