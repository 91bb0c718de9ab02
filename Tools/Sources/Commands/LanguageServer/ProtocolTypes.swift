import Model

/// The parts of the protocol's types that the server uses, with the protocol's names.
///
/// Source: Language Server Protocol 3.17, "Basic JSON Structures" and "Language Features".
struct Position: Decodable, Hashable {
  /// From 0.
  var line: Int
  /// In UTF-16 code units, from 0.
  var character: Int

  var json: JSONValue { ["character": .integer(character), "line": .integer(line)] }
}

struct TextRange: Decodable, Hashable {
  var start: Position
  /// Not part of the range.
  var end: Position

  /// Whether they overlap or touch, as a cursor at the end of a word does.
  func touches(_ other: TextRange) -> Bool {
    (start.line, start.character) <= (other.end.line, other.end.character)
      && (other.start.line, other.start.character) <= (end.line, end.character)
  }

  var json: JSONValue { ["end": end.json, "start": start.json] }
}

struct InitializeParameters: Decodable {
  let rootUri: String?
  let workspaceFolders: [Folder]?
  let capabilities: Capabilities?

  struct Folder: Decodable {
    let uri: String
  }

  struct Capabilities: Decodable {
    let workspace: Workspace?
  }

  struct Workspace: Decodable {
    let didChangeWatchedFiles: WatchedFiles?
  }

  struct WatchedFiles: Decodable {
    let dynamicRegistration: Bool?
  }
}

struct DocumentParameters: Decodable {
  let textDocument: Document

  struct Document: Decodable {
    let uri: String
    /// When it is opened.
    let text: String?
  }
}

struct ChangeParameters: Decodable {
  let contentChanges: [Change]

  struct Change: Decodable {
    let range: TextRange?
    let text: String
  }
}

struct CodeActionParameters: Decodable {
  let textDocument: DocumentParameters.Document
  let range: TextRange
}

struct CancelParameters: Decodable {
  let id: RequestID
}

/// The responses and parameters that are always the same.
enum ProtocolValue {
  static let initializeResult: JSONValue = [
    "capabilities": [
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "positionEncoding": "utf-16",
      // Changes are incremental; one without a range replaces the whole text.
      "textDocumentSync": ["change": .integer(2), "openClose": .bool(true), "save": .bool(true)],
    ],
    "serverInfo": ["name": "inward", "version": .string(Version.current)],
  ]

  /// Asks the client to tell the server about changes on disk.
  static let watchRegistration: JSONValue = [
    "registrations": [
      ["id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": .array(watchers)]]
    ]
  ]

  private static let watchers = ["**/*.{swift,yml,yaml}", "**/inward-baseline.json", "**/module.modulemap"]
    .map { JSONValue(["globPattern": .string($0)]) }
}
