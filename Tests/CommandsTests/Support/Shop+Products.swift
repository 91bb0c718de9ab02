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
    try shop.commit("Begin")
    return shop
  }

  /// Commits everything except outputs of this test and products.
  func commit(_ message: String) throws {
    try git("add", "--all", "--", ".inward", "Measures", "Package.swift", "Sources", "inward.yml", "list.txt")
    try git("commit", "--quiet", "--message", message)
  }

  /// Runs the program with a git user.
  func committing(_ arguments: String...) throws -> ProgramRun {
    try inward(arguments, environment: Self.identity)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }
}
