import Foundation
import Model

extension Baseline {
  private static let version = 1
  /// More findings of a kind in one file than there can be.
  private static let maximumCount = 1_000_000

  /// The file's contents: one entry per line, sorted, for readable diffs.
  public var text: String {
    let lines = entries.map { entry in
      let fields: JSONValue.Members = [
        ("rule", .string(entry.rule)), ("path", .string(entry.path)), ("subject", .string(entry.subject)),
        ("count", .integer(entry.count)),
      ]
      return "    " + JSONValue.object(fields).line()
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// Parses a file's contents.
  ///
  /// - Throws: `BaselineError` if the text is not a valid baseline.
  public init(parsing text: String) throws(BaselineError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
    } catch {
      throw BaselineError(error, text: text)
    }
    guard file.version == Self.version else {
      throw BaselineError("unknown version \(file.version); this version of inward supports version \(Self.version)")
    }
    if let index = file.findings.firstIndex(where: { !(1...Self.maximumCount).contains($0.count) }) {
      throw BaselineError("`findings[\(index)].count` must be from 1 to \(Self.maximumCount)")
    }
    self.init(entries: file.findings)
  }

  private struct File: Decodable {
    var version: Int
    var findings: [Entry]
  }
}

/// An invalid baseline file.
public struct BaselineError: Error, Hashable, Sendable {
  /// One sentence without a full stop.
  public var message: String

  init(_ message: String) {
    self.message = message
  }

  fileprivate init(_ error: any Error, text: String) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init("\(Self.name(of: context.codingPath)) is missing the key `\(key.stringValue)`")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init("\(Self.name(of: context.codingPath)) must be \(Self.name(of: type))")
    case .dataCorrupted where text.split(separator: "\n").contains { $0.hasPrefix("<<<<<<< ") }:
      self.init("the file contains a merge conflict; keep the entries of both sides and a single closing bracket")
    default:
      self.init(text.isEmpty ? "the file is empty" : "the file is not JSON")
    }
  }

  private static func name(of path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the baseline" }
    let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return "`\(parts.joined().drop { $0 == "." })`"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension BaselineError: CustomStringConvertible {
  public var description: String { message }
}
