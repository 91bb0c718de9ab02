import Testing

@testable import Reading
@testable import Repositories

struct OutputCacheTests {
  private static let output = RunOutput(
    status: 1,
    text: "✗ layer\n\nList.swift:2:8\n",
    notes: ["note: a\u{0}b", ""]
  )
  fileprivate static let recorded = RecordedOutput(
    key: ContentHash(of: "key"),
    contents: ["a", "b"].map { ContentHash(of: $0) },
    found: ["A.swift"],
    facts: ["B.swift": ContentHash(of: "facts")]
  )
  private static let environment = ["CI": "true", "PATH": "/bin"]

  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private var cache: RecentResults<RecordedOutput> { RecentResults(file: CacheFile(path: folder.path, version: "1")) }

  @Test func `returns the cached output for the same request and sources`() throws {
    let snapshot = try Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: ["lint", "text"], on: snapshot)

    #expect(cache.output(for: ["lint", "text"], on: snapshot, environment: Self.environment) == Self.output)
  }

  @Test(arguments: [["lint", "json"], ["lint"], ["lin", "ttext"], ["lint", "text", ""], ["text", "lint"]])
  func `returns nothing for another request`(request: [String]) throws {
    let snapshot = try Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: ["lint", "text"], on: snapshot)

    #expect(cache.output(for: request, on: snapshot, environment: Self.environment) == nil)
  }

  @Test func `returns nothing for sources with other contents or paths`() throws {
    let snapshot = try Self.snapshot(["A.swift", "B.swift"], contents: "a", "b")
    cache.save(Self.output, for: [], on: snapshot)
    let others = [
      try Self.snapshot(["A.swift", "B.swift"], contents: "b", "a"),
      try Self.snapshot(["A.swift", "C.swift"], contents: "a", "b"),
      try Self.snapshot(["A.swiftB.swift"], contents: "a", "b"),
      try Self.snapshot(["A.swift"], contents: "a"),
    ]

    for snapshot in others { #expect(cache.output(for: [], on: snapshot, environment: Self.environment) == nil) }
  }

  @Test(arguments: [[:], ["CI": "false"], ["CI": "true", "MODE": ""]])
  func `returns nothing if a variable that was read has changed`(environment: [String: String]) throws {
    let snapshot = try Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: snapshot)

    #expect(cache.output(for: [], on: snapshot, environment: environment) == nil)
  }

  @Test func `if the names of all variables were read, their values do not count`() throws {
    let key = ContentHash(of: "key")
    cache.save(Self.recorded, for: key, variables: [""], in: Self.environment)

    #expect(cache.result(for: key, environment: ["CI": "false", "PATH": ""])?.result == Self.recorded)
    #expect(cache.result(for: key, environment: ["CI": "true"]) == nil)
    #expect(cache.result(for: key, environment: ["CI": "true", "MODE": "", "PATH": ""]) == nil)
  }

  @Test func `returns the latest output with a likely key if it would be the same`() throws {
    let snapshots = try ["1", "2"].map { try Self.snapshot(["A.swift"], contents: $0) }
    for (number, snapshot) in snapshots.enumerated() {
      let output = RunOutput(status: Int32(number), text: "")
      cache.save(output, for: [], on: snapshot)
    }
    let find = { (key: String, isSame: (RecordedOutput) -> Bool) in
      cache.latest(environment: Self.environment) { $0.key == ContentHash(of: key) && isSame($0) }?.result.output.status
    }
    var expected = Self.recorded
    expected.output = RunOutput(status: 1, text: "")

    #expect(find("key") { $0 == expected } == 1)
    #expect(find("other") { _ in true } == nil)
    #expect(find("key") { _ in false } == nil)
  }

  @Test func `another version of the tool starts with an empty cache`() throws {
    let snapshot = try Self.snapshot(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: snapshot)

    let other = RecentResults<RecordedOutput>(file: CacheFile(path: folder.path, version: "2"))

    #expect(other.output(for: [], on: snapshot, environment: Self.environment) == nil)
  }

  @Test func `keeps only the latest outputs`() throws {
    let snapshots = try (0..<12).map { try Self.snapshot(["A.swift"], contents: "\($0)") }
    for snapshot in snapshots { cache.save(Self.output, for: [], on: snapshot) }

    let kept = snapshots.map { cache.output(for: [], on: $0, environment: Self.environment) != nil }

    #expect(kept == Array(repeating: false, count: 4) + Array(repeating: true, count: 8))
  }

  @Test func `keeps few outputs that are large`() throws {
    let output = RunOutput(status: 1, text: String(repeating: "✗", count: 200_000))
    let snapshots = try (0..<4).map { try Self.snapshot(["A.swift"], contents: "\($0)") }
    for snapshot in snapshots { cache.save(output, for: [], on: snapshot) }

    let kept = snapshots.map { cache.output(for: [], on: $0, environment: Self.environment) != nil }

    #expect(kept == [false, false, true, true])
  }

  @Test func `with any damaged byte, returns the output or nothing`() throws {
    let snapshot = try Self.snapshot(["A.swift"], contents: "a")
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

  private static func snapshot(_ paths: [String], contents: String...) throws -> RepositorySnapshot {
    let names = ContentHash(of: paths.joined(separator: "\0"))
    return try #require(RepositorySnapshot(names: names, contents: contents.map { ContentHash(of: $0) }))
  }
}

extension RecentResults<RecordedOutput> {
  fileprivate func output(
    for request: [String],
    on snapshot: RepositorySnapshot,
    environment: [String: String]
  ) -> RunOutput? {
    result(for: snapshot.key(for: request), environment: environment)?.result.output
  }

  fileprivate func save(_ output: RunOutput, for request: [String], on snapshot: RepositorySnapshot) {
    var recorded = OutputCacheTests.recorded
    recorded.output = output
    save(recorded, for: snapshot.key(for: request), variables: ["CI", "MODE"], in: ["CI": "true"])
  }
}
