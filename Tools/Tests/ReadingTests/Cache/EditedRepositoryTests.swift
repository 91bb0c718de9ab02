import Foundation
import Manifests
import Model
import TestSupport
import Testing

@testable import Reading

/// Whatever was edited since the last run, the caches lead to what reading everything leads to.
@Suite(.timeLimit(.minutes(10))) struct EditedRepositoryTests {
  private static let texts = [
    "import A\n", "import B\n", "struct S { let a: A }\n", "final class C: P { static var shared = C() }\n", "",
    "#if DEBUG\nimport D\n#endif\n", "// inward:ignore layer: fine\nimport E\n", "enum State { case loading }\n",
  ]
  private static let paths = ["A/One.swift", "A/Two.swift", "B/One.swift", "B/Inner/Two.swift", "B/New.swift"].map {
    "Sources/\($0)"
  }
  private static let manifests = ["A", "A, B", "B"].map { names in
    let targets = names.split(separator: ", ").map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [\(targets)])

      """
  }

  private let folder: TemporaryFolder
  private let caches: CacheFolder

  init() throws {
    folder = try TemporaryFolder(["Package.swift": Self.manifests[1]])
    caches = try CacheFolder()
  }

  @Test(arguments: [SourceScanner.Depth.imports, .declarations])
  func `random edits are noticed`(depth: SourceScanner.Depth) async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    for path in Self.paths.dropLast() { try folder.write("import A\n", to: path) }

    for round in 0..<40 {
      let stamps = try saveStates()
      for _ in 0..<Int.random(in: 0...3, using: &random) { try edit(&random) }
      for (path, stamp) in stamps { try renew(path, since: stamp) }

      let cached = try await state(reader(depth: depth, cache: caches.cache(), states: states))
      let expected = try await state(reader(depth: depth))

      #expect(cached == expected, "seed \(seed), round \(round)")
    }
  }

  @Test func `knows whether anything has changed since it listed the files`() async throws {
    for path in Self.paths { try folder.write("import A\n", to: path) }
    _ = try saveStates()
    let reader = reader(depth: .imports, states: states)
    let listed = await reader.list()
    #expect(await reader.isCurrent(listed))

    let edits: [() throws -> Void] = [
      { try folder.write("import B\n", to: Self.paths[0]) },
      { try folder.write("", to: "Sources/B/Added.swift") },
      { try FileManager.default.removeItem(atPath: folder.path("Sources/B/Added.swift")) },
      { try FileManager.default.removeItem(atPath: folder.path(Self.paths[1])) },
    ]
    var last = listed
    for edit in edits {
      try edit()
      if let stamp = last.states[Self.paths[0]]?.stamp { try renew(Self.paths[0], since: stamp) }
      #expect(await !reader.isCurrent(last))
      last = await reader.list()
      #expect(await reader.isCurrent(last))
    }
    #expect(last.snapshot != listed.snapshot)
  }

  /// Writes the states of all files, as a run does that comes long after the last edit.
  private func saveStates() throws -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    var all: [String: FileState] = [:]
    for path in try folder.texts().keys {
      let stamp = try #require(FileStamp(of: folder.path(path), in: AT_FDCWD))
      stamps[path] = stamp
      all[path] = FileState(hash: ContentHash(of: try folder.text(of: path)), stamp: stamp)
    }
    states.save(all)
    return stamps
  }

  /// Makes sure that a file that was written has another stamp, which it lacks only within the clock's resolution.
  private func renew(_ path: String, since stamp: FileStamp) throws {
    guard folder.has(path), try ContentHash(of: folder.text(of: path)) != states.state(of: path)?.hash else { return }
    while FileStamp(of: folder.path(path), in: AT_FDCWD) == stamp {
      try folder.write(folder.text(of: path), to: path)
    }
  }

  private func edit(_ random: inout SplitMix64) throws {
    let path = try #require(Self.paths.randomElement(using: &random))
    // Mostly of the same size, as a change of the size is easily noticed.
    let text = try #require(Self.texts.randomElement(using: &random)).padding(toLength: 56, withPad: " ", startingAt: 0)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try? FileManager.default.removeItem(atPath: folder.path(path))
    case 1:
      // As an editor does that writes a new file and renames it.
      try Data(text.utf8).write(to: folder.url.appending(path: "new"))
      try folder.write("", to: path)
      #expect(rename(folder.path("new"), folder.path(path)) == 0)
    case 2:
      let manifest = try #require(Self.manifests.randomElement(using: &random))
      try folder.write(manifest, to: "Package.swift")
    case 3:
      // A tool that sets the time back hides nothing.
      try folder.write(text, to: path)
      try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: folder.path(path))
    default: try folder.write(text, to: path)
    }
  }

  private var states: StateCache { StateCache(path: caches.path + "-states", version: "1") }

  private func reader(
    depth: SourceScanner.Depth,
    cache: FactsCache? = nil,
    states: StateCache? = nil
  ) -> RepositoryReader {
    RepositoryReader(
      root: folder.path,
      depth: depth,
      manifests: ManifestReader(dump: nil),
      cache: cache,
      states: states
    )
  }

  /// The facts of each file of each target.
  private func state(_ reader: RepositoryReader) async throws -> [String: [String: SourceFacts]] {
    let outcome = await reader.read()
    let targets = outcome.repository.packages.flatMap(\.targets).map { target in
      (target.name, Dictionary(target.files.map { ($0.path, $0.facts) }) { first, _ in first })
    }
    return Dictionary(targets) { first, _ in first }
  }
}
