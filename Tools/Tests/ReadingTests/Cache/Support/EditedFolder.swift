import Foundation
import Manifests
import Model
import TestSupport
import Testing

@testable import Reading
@testable import Repositories

/// A repository that is edited between runs with caches.
struct EditedFolder {
  let folder: TemporaryFolder
  private let caches: CacheFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    caches = try CacheFolder()
  }

  /// Everything that a run reads.
  struct State: Equatable {
    var packages: [PackageState]
    var facts: [String: SourceFacts]
    var unread: [PathNote]
    var notes: [PathNote]
    var filesInNoTarget: Set<String>
    var unmatchedExcludes: [Pattern]
  }

  struct PackageState: Equatable {
    var path: String
    var kind: Package.Kind
    var manifest: Manifest
    var manifestName: String
    var ignores: [IgnoreComment]
    var targets: [TargetState]
  }

  struct TargetState: Equatable {
    var declaration: TargetDeclaration
    var path: String
    var modules: [String]
    var hasUnreadFiles: Bool
    var missing: [String]
    var files: [String]
  }

  func reader(
    depth: SourceDepth = .imports,
    exclude: [Pattern] = [],
    environment: [String: String] = [:],
    usesCache: Bool = true,
    omitted: [String] = []
  ) -> RepositoryReader {
    let manifests = ManifestReader(dump: nil, environment: environment)
    var reader = RepositoryReader(root: folder.path, exclude: exclude, depth: depth, manifests: manifests)
    reader.cache = usesCache ? caches.repository : nil
    reader.omitted = omitted
    return reader
  }

  /// Writes the states of all files, as a run does that comes long after the last edit.
  func saveStates() throws -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    var all: [String: ListedFiles.File] = [:]
    for path in try folder.texts().keys {
      let stamp = try #require(FileStamp(of: folder.path(path), in: AT_FDCWD))
      stamps[path] = stamp
      let state = FileState(hash: ContentHash(of: try folder.text(of: path)), stamp: stamp)
      all[path] = ListedFiles.File(state: state)
    }
    caches.repository.states.save(all, new: all.count)
    return stamps
  }

  /// Makes sure that files that were written have other stamps, which they lack only within the clock's resolution.
  func renew(since stamps: [String: FileStamp]) throws {
    for (path, stamp) in stamps {
      let known = caches.repository.states.state(of: path)?.hash
      guard folder.has(path), try ContentHash(of: folder.text(of: path)) != known else { continue }
      while FileStamp(of: folder.path(path), in: AT_FDCWD) == stamp {
        try folder.write(folder.text(of: path), to: path)
      }
    }
  }
}

extension EditedFolder.State {
  init(_ outcome: RepositoryReader.Outcome) {
    let repository = outcome.repository
    packages = repository.packages.map { package in
      EditedFolder.PackageState(
        path: package.path,
        kind: package.kind,
        manifest: package.manifest,
        manifestName: package.manifestName,
        ignores: package.ignores,
        targets: package.targets.map { target in
          EditedFolder.TargetState(
            declaration: target.declaration,
            path: target.path,
            modules: target.ownModules,
            hasUnreadFiles: target.hasUnreadFiles,
            missing: target.missingPaths,
            files: target.files.map(\.path)
          )
        }
      )
    }
    facts = Dictionary(repository.files.map { ($0.path, $0.facts) }) { first, _ in first }
    unread = repository.unreadManifests
    notes = outcome.notes + outcome.failures
    filesInNoTarget = repository.filesInNoTarget
    unmatchedExcludes = repository.unmatchedExcludes
  }
}
