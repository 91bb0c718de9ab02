import Testing

@testable import Reading

struct OutputCacheTests {
  private static let output = OutputCache.Output(
    status: 1,
    text: "✗ layer\n\nList.swift:2:8\n",
    notes: ["note: a\u{0}b", ""],
    variables: ["CI": "true", "MODE": nil]
  )
  private static let environment = ["CI": "true", "PATH": "/bin"]

  private let folder: CacheFolder
  private let cache: OutputCache

  init() throws {
    folder = try CacheFolder()
    cache = OutputCache(path: folder.path, version: "1")
  }

  @Test func `returns the cached output for the same request and sources`() {
    let snapshot = Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: ["lint", "text"], on: snapshot)

    #expect(cache.output(for: ["lint", "text"], on: snapshot, environment: Self.environment) == Self.output)
  }

  @Test(arguments: [["lint", "json"], ["lint"], ["lin", "ttext"], ["lint", "text", ""], ["text", "lint"]])
  func `returns nothing for another request`(request: [String]) {
    let snapshot = Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: ["lint", "text"], on: snapshot)

    #expect(cache.output(for: request, on: snapshot, environment: Self.environment) == nil)
  }

  @Test func `returns nothing for sources with other contents or paths`() {
    cache.save(Self.output, for: [], on: Self.snapshot(["A.swift", "B.swift"], contents: "a", "b"))
    let others = [
      Self.snapshot(["A.swift", "B.swift"], contents: "b", "a"),
      Self.snapshot(["A.swift", "C.swift"], contents: "a", "b"),
      Self.snapshot(["A.swiftB.swift"], contents: "a", "b"),
      Self.snapshot(["A.swift"], contents: "a"),
    ]

    for snapshot in others { #expect(cache.output(for: [], on: snapshot, environment: Self.environment) == nil) }
  }

  @Test(arguments: [[:], ["CI": "false"], ["CI": "true", "MODE": ""]])
  func `returns nothing if a variable that was read has changed`(environment: [String: String]) {
    let snapshot = Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: snapshot)

    #expect(cache.output(for: [], on: snapshot, environment: environment) == nil)
  }

  @Test func `another version of the tool starts with an empty cache`() {
    let snapshot = Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: snapshot)

    let other = OutputCache(path: folder.path, version: "2")

    #expect(other.output(for: [], on: snapshot, environment: Self.environment) == nil)
  }

  @Test func `keeps only the latest outputs`() {
    let snapshots = (0..<12).map { Self.snapshot(["A.swift"], contents: "\($0)") }
    for snapshot in snapshots { cache.save(Self.output, for: [], on: snapshot) }

    let kept = snapshots.map { cache.output(for: [], on: $0, environment: Self.environment) != nil }

    #expect(kept == Array(repeating: false, count: 4) + Array(repeating: true, count: 8))
  }

  @Test func `keeps few outputs that are large`() {
    let output = OutputCache.Output(status: 1, text: String(repeating: "✗", count: 200_000))
    let snapshots = (0..<4).map { Self.snapshot(["A.swift"], contents: "\($0)") }
    for snapshot in snapshots { cache.save(output, for: [], on: snapshot) }

    let kept = snapshots.map { cache.output(for: [], on: $0, environment: Self.environment) != nil }

    #expect(kept == [false, false, true, true])
  }

  @Test func `with any damaged byte, returns the output or nothing`() throws {
    let snapshot = Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: snapshot)
    let bytes = try folder.bytes

    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      try folder.write(damaged)
      let output = cache.output(for: [], on: snapshot, environment: Self.environment)
      #expect(output == nil || output == Self.output)
    }
  }

  private static func snapshot(_ paths: [String], contents: String...) -> RepositorySnapshot {
    RepositorySnapshot(paths: paths, contents: contents.map { ContentHash(of: $0) })
  }
}
