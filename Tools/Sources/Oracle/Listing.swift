import Foundation
import Model
import Reading

/// The imports that another program finds in the same files.
struct Listing: Sendable {
  private struct File: Decodable {
    var file: String
    var imports: [ListedImport]
  }

  private var imports: [String: [ListedImport]] = [:]

  /// - Parameter folder: Where to write the names of the files.
  init(of files: [String], by program: String, folder: URL) throws {
    let names = folder.appending(path: "files")
    try Data(files.map { $0 + "\n" }.joined().utf8).write(to: names)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.standardInput = try FileHandle(forReadingFrom: names)
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let file = try decoder.decode(File.self, from: line)
      imports[file.file] = file.imports
    }
  }

  func verdict(on file: String) throws -> Verdict {
    let found = SourceScanner.facts(of: [UInt8](try Data(contentsOf: URL(filePath: file))), depth: .imports).imports
    guard let listed = imports[file] else { return Verdict(file: file, outcome: .unread, imports: found) }
    var missed = Dictionary(uniqueKeysWithValues: listed.map { ($0.position, $0) })
    var differences: [String] = []
    for found in found {
      let place = "\(found.module) at \(found.position.line):\(found.position.column)"
      if let listed = missed.removeValue(forKey: found.position) {
        differences += listed.differences(from: found).map { "\(place): \($0)" }
      } else {
        differences.append("invented \(place)")
      }
    }
    differences += missed.sorted { $0.key < $1.key }.map { position, listed in
      "missed \(listed.path.joined(separator: ".")) at \(position.line):\(position.column)"
    }
    let outcome: Verdict.Outcome = differences.isEmpty ? .same(nil) : .different(differences)
    return Verdict(file: file, outcome: outcome, imports: found)
  }
}
