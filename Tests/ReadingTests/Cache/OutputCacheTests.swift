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

  @Test func `gives what was kept for the same request and sources`() {
    let survey = Self.survey(["A.swift"], contents: "a")
    cache.save(Self.output, for: ["lint", "text"], on: survey)

    #expect(cache.output(for: ["lint", "text"], on: survey, environment: Self.environment) == Self.output)
  }

  @Test(arguments: [["lint", "json"], ["lint"], ["lin", "ttext"], ["lint", "text", ""], ["text", "lint"]])
  func `gives nothing for another request`(request: [String]) {
    let survey = Self.survey(["A.swift"], contents: "a")
    cache.save(Self.output, for: ["lint", "text"], on: survey)

    #expect(cache.output(for: request, on: survey, environment: Self.environment) == nil)
  }

  @Test func `gives nothing for other sources, whether their contents or their paths differ`() {
    cache.save(Self.output, for: [], on: Self.survey(["A.swift", "B.swift"], contents: "a", "b"))
    let others = [
      Self.survey(["A.swift", "B.swift"], contents: "b", "a"),
      Self.survey(["A.swift", "C.swift"], contents: "a", "b"),
      Self.survey(["A.swiftB.swift"], contents: "a", "b"),
      Self.survey(["A.swift"], contents: "a"),
    ]

    for survey in others { #expect(cache.output(for: [], on: survey, environment: Self.environment) == nil) }
  }

  @Test(arguments: [[:], ["CI": "false"], ["CI": "true", "MODE": ""]])
  func `gives nothing where a variable that was asked for differs`(environment: [String: String]) {
    let survey = Self.survey(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: survey)

    #expect(cache.output(for: [], on: survey, environment: environment) == nil)
  }

  @Test func `another version of the tool begins anew`() {
    let survey = Self.survey(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: survey)

    let other = OutputCache(path: folder.path, version: "2")

    #expect(other.output(for: [], on: survey, environment: Self.environment) == nil)
  }

  @Test func `keeps the latest outputs, and forgets the others`() {
    let surveys = (0..<12).map { Self.survey(["A.swift"], contents: "\($0)") }
    for survey in surveys { cache.save(Self.output, for: [], on: survey) }

    let kept = surveys.map { cache.output(for: [], on: $0, environment: Self.environment) != nil }

    #expect(kept == Array(repeating: false, count: 4) + Array(repeating: true, count: 8))
  }

  @Test func `a damaged byte anywhere gives the output or nothing`() throws {
    let survey = Self.survey(["A.swift"], contents: "a")
    cache.save(Self.output, for: [], on: survey)
    let bytes = try folder.bytes

    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x41
      try folder.write(damaged)
      let output = cache.output(for: [], on: survey, environment: Self.environment)
      #expect(output == nil || output == Self.output)
    }
  }

  private static func survey(_ paths: [String], contents: String...) -> RepositorySurvey {
    RepositorySurvey(paths: paths, contents: contents.map { ContentHash(of: $0) })
  }
}
