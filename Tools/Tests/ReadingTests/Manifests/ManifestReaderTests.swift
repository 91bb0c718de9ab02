import Foundation
import Model
import Testing

@testable import Manifests

/// Selects the manifest file, and falls back to SwiftPM for unsupported syntax.
struct ManifestReaderTests {
  /// A package's folder, deleted after the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "inward-\(UUID().uuidString)").path

    init(_ files: [String: String]) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for (name, text) in files { try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func manifest(_ name: String, version: String, body: String = "") -> String {
    "// swift-tools-version:\(version)\nimport PackageDescription\n\(body)\nlet package = Package(name: \"\(name)\")\n"
  }

  // Each case was verified with SwiftPM 6.3.1.
  @Test(arguments: [
    (["Package": "5.5", "Package@swift-6.1": "6.1"], "Package@swift-6.1"),
    (["Package": "6.2", "Package@swift-6.1": "6.1"], "Package"),
    (["Package": "6.2", "Package@swift-6.3": "5.9"], "Package@swift-6.3"),
    (["Package": "6.4", "Package@swift-6.1": "6.1"], "Package@swift-6.1"),
    (["Package": "5.5", "Package@swift-6.4": "5.6"], "Package"),
    (["Package": "5.5", "Package@swift-6.1": "5.5"], "Package"),
    (["Package": "5.5", "Package@swift-6.1": "6.1", "Package@swift-6": "6.2"], "Package@swift-6"),
    (["Package": "5.5", "Package@swift-6": "6.1", "Package@swift-6.0": "6.0"], "Package@swift-6"),
    (["Package": "6.3.2", "Package@swift-6.1": "6.2"], "Package@swift-6.1"),
    (["Package": "6.3.1", "Package@swift-6.1": "6.2"], "Package"),
  ])
  func `selects the same manifest as SwiftPM`(versions: [String: String], expected: String) throws {
    var files: [String: String] = [:]
    for (name, version) in versions { files[name + ".swift"] = Self.manifest(name, version: version) }
    let folder = try Folder(files)

    let read = try ManifestReader(dump: nil, toolchain: ToolsVersion(6, 3, 1)).read(folder: folder.path)

    #expect(read.manifest.name == expected)
    #expect(read.path == "\(folder.path)/\(expected).swift")
    #expect(read.unsupported == nil)
  }

  @Test func `SwiftPM evaluates unsupported syntax`() throws {
    let folder = try Folder(["Package.swift": Self.manifest("A", version: "6.0", body: "while false {}")])
    let print = #"{"name":"A","toolsVersion":{"_version":"6.0.0"},"products":[],"dependencies":[],"targets":[]}"#

    let read = try ManifestReader { _ in Array(print.utf8) }.read(folder: folder.path)

    #expect(read.manifest == Manifest(name: "A", toolsVersion: "6.0"))
    #expect(read.unsupported == UnsupportedSyntax("`while`", at: SourcePosition(line: 3, column: 1)))
  }

  @Test func `unsupported syntax is an error without SwiftPM`() throws {
    let folder = try Folder(["Package.swift": Self.manifest("A", version: "6.0", body: "while false {}")])
    let path = folder.path + "/Package.swift"

    let error = #expect(throws: ManifestError.self) { try ManifestReader(dump: nil).read(folder: folder.path) }

    let position = SourcePosition(line: 3, column: 1)
    #expect(error == ManifestError(path: path, position: position, reason: "unsupported syntax on line 3: `while`"))
  }

  @Test func `a merge conflict is reported as such`() throws {
    let folder = try Folder(["Package.swift": Self.manifest("A", version: "6.0", body: "<<<<<<< HEAD\n=======\n")])

    let error = #expect(throws: ManifestError.self) { try ManifestReader().read(folder: folder.path) }

    #expect(error?.position == SourcePosition(line: 3, column: 1))
    #expect(error?.reason == "a merge conflict in it is not resolved")
  }

  @Test func `if both fail, both reasons are given`() throws {
    let folder = try Folder(["Package.swift": Self.manifest("A", version: "6.0", body: "nonsense)")])

    let error = #expect(throws: ManifestError.self) { try ManifestReader().read(folder: folder.path) }

    #expect(error?.position == SourcePosition(line: 3, column: 9))
    let reason = "unsupported syntax on line 3: `)` after a statement; `swift package dump-package` failed: "
    #expect(error?.reason.hasPrefix(reason) == true)
    #expect(error?.reason.contains("Package.swift:3:9: error: ") == true)
  }

  @Test func `invalid output is an error`() throws {
    let folder = try Folder(["Package.swift": "nothing"])

    let error = #expect(throws: ManifestError.self) {
      try ManifestReader { _ in Array("[]".utf8) }.read(folder: folder.path)
    }

    #expect(error?.description.contains("no `swift-tools-version` in the first line") == true)
  }

  @Test func `a missing manifest is an error`() {
    let path = "/no/such/folder/Package.swift"

    #expect(throws: ManifestError(path: path, reason: "the file does not exist")) {
      try ManifestReader(dump: nil).read(folder: "/no/such/folder")
    }
  }

  @Test func `an app of Swift Playgrounds is a program`() throws {
    let text = """
      import AppleProductTypes

      let package = Package(
        name: "Ride",
        platforms: [.iOS("17.0")],
        products: [
          .iOSApplication(
            name: "Ride", targets: ["AppModule"], bundleIdentifier: "org.example.ride", displayVersion: "1.0",
            bundleVersion: "1", appIcon: .placeholder(icon: .star), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
            capabilities: [.camera(purposeString: "Codes")], appCategory: .developerTools)
        ],
        targets: [.executableTarget(name: "AppModule", path: ".")]
      )
      """

    let manifest = try SampleManifest.evaluate(text, version: "5.9")

    #expect(manifest.products == [ProductDeclaration(name: "Ride", kind: .executable, targets: ["AppModule"])])
  }
}
