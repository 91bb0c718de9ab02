import Foundation
import TestSupport

extension Shop {
  /// The git user for commits made by the program.
  static let identity = [
    "GIT_AUTHOR_NAME": "Nobody", "GIT_AUTHOR_EMAIL": "nobody@example.org",
    "GIT_COMMITTER_NAME": "Nobody", "GIT_COMMITTER_EMAIL": "nobody@example.org",
  ]

  /// A template of a few files, with a history.
  static func template() throws -> Shop {
    let shop = try Shop([
      ".inward/template.json": """
      {
        "name": "Market",
        "bundleID": "com.example.market",
        "package": "Shop",
        "own": { "name": "template", "mark": "Ours", "paths": ["Measures"] },
        "parts": [{ "name": "screens", "mark": "Screens", "paths": ["Sources/Screens"] }]
      }

      """,
      "Measures/Start.swift": "struct Start {}\n",
      "Sources/Domain/Market.swift": """
      /// Market sells.
      enum Market {
        static let scheme = "market"
        // The bundle: com.example.market
        static let screens = 3  // Screens
      }

      """,
      "list.txt": (1...30).map { "line \($0)\n" }.joined(),
    ])
    try shop.git("init", "--quiet", "--initial-branch", "main")
    // Products are made beside the template's files, and git has to ignore them.
    let own = [
      ".inward", ".swift-format", "CHANGELOG.md", "Measures", "Package.swift", "Sources", "Tools", "inward.yml",
    ]
    let lines = ["/*"] + (own + ["list.txt", "settings.txt"]).map { "!/\($0)" }
    try shop.write(lines.joined(separator: "\n"), to: ".git/info/exclude")
    try shop.commit("Begin")
    return shop
  }

  /// Adds this repository's script that builds and runs `inward`.
  func writeToolScript() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    try write(try String(contentsOf: root.appending(path: "Tools/inward"), encoding: .utf8), to: "Tools/inward")
    let path = url.appending(path: "Tools/inward").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Commits everything except outputs of this test and products.
  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  /// Changes a line of a file.
  func change(_ line: Int, to text: String, in path: String) throws {
    var lines = try read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line - 1] = text
    try write(lines.joined(separator: "\n"), to: path)
  }

  /// Updates the product `books`, by default to the template's latest commit.
  func update(_ options: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try inward(["update", "--path", "books", "--unreleased"] + options, environment: environment)
  }

  /// Updates the product `books` to the template's latest release.
  func updateToRelease(_ options: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try inward(["update", "--path", "books"] + options, environment: environment)
  }

  /// Commits everything in the product `books`.
  func commitProduct() throws {
    try git("-C", "books", "add", "--all")
    try git("-C", "books", "commit", "--quiet", "--message", "Edit")
  }

  /// Puts a copy of a folder in the place of another one.
  func copy(_ folder: String, to other: String) throws {
    if exists(other) { try FileManager.default.removeItem(at: url.appending(path: other)) }
    try FileManager.default.copyItem(at: url.appending(path: folder), to: url.appending(path: other))
  }

  /// All files below a folder with what makes them up, except those of git.
  func contents(of folder: String) throws -> [String: String] {
    let root = url.appending(path: folder).path
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) where !path.hasPrefix(".git/") {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)")
      let data = link.map { Data($0.utf8) } ?? FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()
      let kind = attributes[.type].map { "\($0)" } ?? ""
      contents[path] = "\(kind) \(attributes[.posixPermissions] ?? "") \(String(decoding: data, as: UTF8.self))"
    }
    return contents
  }

  /// Puts a program before those that commands find.
  func fake(_ program: String, _ script: String) throws -> [String: String] {
    try write("#!/bin/sh\n\(script)\n", to: "fakes/\(program)")
    let path = url.appending(path: "fakes/\(program)").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(url.appending(path: "fakes").path):\(usual)", "USUAL_PATH": usual]
  }

  /// Runs the program with a git user.
  func committing(_ arguments: String...) throws -> ProgramRun {
    try inward(arguments, environment: Self.identity)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }
}
