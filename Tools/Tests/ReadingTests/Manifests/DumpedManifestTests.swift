import Foundation
import Model
import TestSupport
import Testing

@testable import Manifests

/// Output of `swift package dump-package` that the fixtures do not cover.
struct DumpedManifestTests {
  private static func print(targets: String = "", products: String = "", dependencies: String = "") -> [UInt8] {
    Array(
      """
      {"name":"A","toolsVersion":{"_version":"5.9.1"},"products":[\(products)],"dependencies":[\(dependencies)],
      "targets":[\(targets)]}
      """.utf8
    )
  }

  @Test func `ignores text that the manifest prints`() throws {
    let bytes = Array("Hello\n".utf8) + Self.print()

    #expect(try PackageDump.manifest(from: bytes, folder: "/a").toolsVersion == "5.9.1")
  }

  @Test func `paths are relative to the package's folder`() throws {
    let dependency = #"{"fileSystem":[{"identity":"b","path":"/x/b"}]}"#

    let manifest = try PackageDump.manifest(from: Self.print(dependencies: dependency), folder: "/x/a")

    #expect(manifest.dependencies == [PackageDependency(identity: "b", location: "../b", isLocal: true)])
  }

  @Test func `paths that lead out of the package and back in are shortened, in a text as well`() throws {
    let dump = #"""
      {"name":"A","type":"regular","dependencies":[],"path":"../Sample/A","exclude":["../../Sample/A/B","../C","../../D"],
      "sources":["../../Sample/A/E"],"resources":[{"path":"../../Sample/F","rule":{"copy":{}}}]}
      """#
    let text = """
      let package = Package(
        name: "A",
        targets: [
          .target(
            name: "A",
            path: "../Sample/A",
            exclude: ["../../Sample/A/B", "../C", "../../D"],
            sources: ["../../Sample/A/E"],
            resources: [.copy("../../Sample/F")]
          )
        ]
      )
      """

    let manifests = [
      try PackageDump.manifest(from: Self.print(targets: dump), folder: SampleManifest.folder),
      try SampleManifest.evaluate(text),
    ]

    for target in manifests.flatMap(\.targets) {
      #expect(target.path == "A")
      #expect(target.exclude == ["B", "../C", "../../D"])
      #expect(target.sources == ["E"])
      #expect(target.resources == ["../F"])
    }
    #expect(manifests.map(\.targets.count) == [1, 1])
  }

  @Test(arguments: [
    "", "{", "[]", "{\"name\":\"A\"}",
    String(decoding: print(products: #"{"name":"P","targets":[],"type":{"snippet":null}}"#), as: UTF8.self),
    String(decoding: print(dependencies: #"{"unknown":[{"identity":"b"}]}"#), as: UTF8.self),
    String(decoding: print(targets: #"{"name":"T","type":"future","dependencies":[]}"#), as: UTF8.self),
    String(decoding: print(targets: #"{"name":"T","type":"test","dependencies":[{"x":["y",null]}]}"#), as: UTF8.self),
  ])
  func `unknown output is an error`(text: String) {
    #expect(throws: (any Error).self) { try PackageDump.manifest(from: Array(text.utf8), folder: "/a") }
  }

  @Test(arguments: [
    ("https://github.com/Owner/Name.git", "name"), ("git@github.com:Owner/Na.Me", "na.me"), ("https://x.y/a/", "a"),
    ("../Some.Thing", "some.thing"), ("", ""), ("/", ""), ("name.git.git", "name.git"),
  ])
  func `the identity is the last part of an address`(address: String, identity: String) {
    #expect(PackageIdentity.of(address: address) == identity)
  }

  @Test(arguments: [("..", "x"), (".", "a"), ("../b/../C", "c"), ("/q/../R.git/", "r"), ("../../../..", "")])
  func `the identity is the name of the folder`(path: String, identity: String) throws {
    var context = SampleManifest.context()
    context.folder = "/x/a"
    let package = "let package = Package(name: \"A\", dependencies: [.package(path: \"\(path)\")])"

    #expect(try SampleManifest.evaluate(package, in: context).dependencies.map(\.identity) == [identity])
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9", "5.9"), ("//swift-tools-version: 6.2.0 ", "6.2"),
    ("\n\n//  Swift-Tools-Version:5.7.1;x", "5.7.1"), ("// swift-tools-version:6.3-dev", "6.3"),
    ("// swift-tools-version:5.9.1-beta.2+7", "5.9.1"),
    ("// swift-tools-version:6", nil), ("import PackageDescription", nil), ("// swift-tools-version:5.x", nil),
    ("", nil),
    ("// Copyright\n\n// swift-tools-version: 6.0\n// swift-tools-version: 6.2", "6.0"),
    ("/*\n  // swift-tools-version: 6.1\n*/\nimport PackageDescription", "6.1"),
    ("import PackageDescription\n// swift-tools-version: 5.9\n// swift-tools-version: 6.0", nil),
    ("/* x */ // swift-tools-version:5.9", nil), ("\u{FEFF}// swift-tools-version:5.9\r\nimport", "5.9"),
  ])
  func `reads the version in the first line, and since 6.0 in any line`(text: String, version: String?) {
    #expect(ToolsVersion(manifest: text)?.description == version)
  }

  @Test func `what takes too long is ended, with what it started`() throws {
    let folder = try TemporaryFolder(["swift": "#!/bin/sh\nsleep 1000 >\"$(dirname \"$0\")/pipe\" &\nwait\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("swift"))
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)

    let pipe = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(pipe) }
    let error = #expect(throws: PackageDump.Failure.self) {
      try PackageDump.run("/", program: folder.path("swift"), limit: 1)
    }

    #expect(error?.reason == "SwiftPM needs more than 1 seconds")
    // The pipe hangs up when nothing is left that could write to it.
    var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    #expect(poll(&state, 1, 10_000) == 1)
    #expect(state.revents & Int16(POLLHUP) != 0)
  }
}
