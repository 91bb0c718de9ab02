import Foundation
import Testing

@testable import MutationRun

/// What is read from the output of git, SwiftPM, the compiler and the tests.
struct ReadingTests {
  @Test func `changed lines`() {
    let changed = ChangedLines(
      diff: """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -3,0 +4,2 @@ func f() {
        +++ a sum of three
        +b
        @@ -9 +11 @@
        -c
        +d
        diff --git a/B.swift b/B.swift
        --- a/B.swift
        +++ /dev/null
        @@ -1,2 +0,0 @@
        diff --git a/C.swift b/D.swift
        --- a/C.swift
        +++ b/D.swift
        @@ -1,2 +1,0 @@
        """
    )

    #expect((1...20).filter { changed.contains("A.swift", $0) } == [4, 5, 11])
    #expect(!changed.contains("B.swift", 0))
    #expect(!changed.contains("D.swift", 1))
  }

  @Test func `places of errors`() {
    let errors = BuildErrors(
      log: """
        [1/2] Compiling A B.swift
        /copy/A/B.swift:3:5: error: cannot convert value
        1 | code
          | `- error: cannot convert value
        /copy/A/B.swift:3:9: error: cannot convert value
        /copy/A/B.swift:4:1: warning: unused
        /other/C.swift:1:1: error: not of the copy
        error: fatalError
        """,
      root: "/copy"
    )

    #expect(errors.places == [.init(path: "A/B.swift", line: 3)])
  }

  @Test func `test targets depend on modules of other packages`() throws {
    let packages = try ["/r": root, "/r/P/Core": core].map { path, targets in
      let json = #"{"name":"Shop","path":"\#(path)","dependencies":[],\#(targets)}"#
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(PackageDescription.self, from: Data(json.utf8))
    }

    let graph = try PackageGraph(packages, root: "/r")

    #expect(graph.tests(of: "Core") == ["AppTests", "CoreTests"])
    #expect(graph.tests(of: "App") == ["AppTests"])
    #expect(graph.tests(of: "CoreTests") == [])
    #expect(graph.targets.first { $0.name == "Core" }?.files == ["P/Core/Sources/Core/A.swift"])
    #expect(throws: RunFailure.self) { try PackageGraph(packages, root: "/other") }
  }

  @Test func `failed tests`() {
    let line = #"✘ Test "adds up" recorded an issue at ATests.swift:3:5: Expectation failed"#
    #expect(line.isFailure)
    #expect(line.failedTest == #""adds up""#)
    #expect(!#"✘ Test "adds up" recorded a known issue at ATests.swift:3:5: Expectation failed"#.isFailure)
    #expect(!#"✔ Test "adds up" passed after 0.001 seconds."#.isFailure)
  }

  private let root = """
    "products":[],"targets":[
    {"name":"App","path":"Apps/App","type":"executable","module_type":"SwiftTarget","sources":["main.swift"],
     "product_dependencies":["CoreLibrary"]},
    {"name":"AppTests","path":"Tests/AppTests","type":"test","module_type":"SwiftTarget","sources":["A.swift"],
     "target_dependencies":["App"]},
    {"name":"CoreTests","path":"Tests/CoreTests","type":"test","module_type":"SwiftTarget","sources":["A.swift"],
     "product_dependencies":["CoreLibrary"]}]
    """

  private let core = """
    "products":[{"name":"CoreLibrary","targets":["Core"]}],"targets":[
    {"name":"Core","path":"Sources/Core","type":"library","module_type":"SwiftTarget","sources":["A.swift"]}]
    """
}
