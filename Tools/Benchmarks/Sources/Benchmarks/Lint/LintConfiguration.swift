import Foundation

/// The configuration that a tree is checked against: each target may import what it imports today, and types have
/// rules.
struct LintConfiguration {
  let inward: String
  let tree: String

  /// What `inward init --freeze` writes, with rules for types added, which a person has to choose.
  func text() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: inward)
    process.arguments = ["init", "--freeze", "--dry-run", tree]
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appending(path: "inward-init-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError("inward init fails on \(tree).") }
    let notes = try String(contentsOf: errors, encoding: .utf8)
    let excluded = Self.packagesBeyondTheReader(in: notes).joined(separator: ", ")
    return text.replacing("exclude: []", with: "exclude: [\(excluded)]") + Self.types
  }

  /// The packages whose manifests only SwiftPM can evaluate, which takes longer than all measurements.
  private static func packagesBeyondTheReader(in notes: String) -> [String] {
    notes.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /note: (.+)\/Package\.swift: unsupported syntax.*/).map { "\"\($0.1)\"" }
    }
  }

  private static let types = """

    types:
      - match: { names: ["*Model", "*Record", "*Entity"], kinds: [struct, class] }
        forbid: { conformances: [Codable, Decodable, Encodable, FetchableRecord] }
      - match: { names: ["*Protocol", "*Repository"], kinds: protocol }
        require: { has: file }
      - match: { names: "*Handler" }
        require: { has: file }
      - match: { names: "*Context", kinds: class }
        require: { attributes: "@MainActor" }
        forbid: { uses: ["*Protocol", "*Repository"] }
      - match: { names: "*State" }
        require: { conformances: Equatable, cases: [loading, "failed|error"] }
      - match: { names: ["*Client", "*Server", "*Parser"] }
        require: { has: tests }

    """
}
