import Foundation
import Model

/// The parts of the protocol's types that the server uses, with the protocol's names.
///
/// Source: Language Server Protocol 3.17, "Basic JSON Structures" and "Language Features".
struct Position: Decodable, Comparable {
  /// From 0.
  var line: Int
  /// In UTF-16 code units, from 0.
  var character: Int

  var json: JSONValue { ["character": .integer(character), "line": .integer(line)] }

  static func < (left: Self, right: Self) -> Bool { (left.line, left.character) < (right.line, right.character) }
}

struct TextRange: Decodable {
  var start: Position
  /// Not part of the range.
  var end: Position

  /// Whether they overlap or touch, as a cursor at the end of a word does.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

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

struct FolderChangeParameters: Decodable {
  let event: Event

  struct Event: Decodable {
    let added: [InitializeParameters.Folder]
    let removed: [InitializeParameters.Folder]
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
      "workspace": ["workspaceFolders": ["changeNotifications": .bool(true), "supported": .bool(true)]],
    ],
    "serverInfo": ["name": "inward", "version": .string(Version.current)],
  ]

  /// Asks the client to tell the server about changes on disk.
  static let watchRegistration: JSONValue = [
    "registrations": [
      ["id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": .array(watchers)]]
    ]
  ]

  private static let watchers = [
    "**/*.{swift,yml,yaml,xcconfig}", "**/inward-baseline.json", "**/module.modulemap", "**/project.pbxproj",
    "**/*project.json",
  ].map { JSONValue(["globPattern": .string($0)]) }
}

/// The messages of JSON-RPC that the server reads and writes.
///
/// Source: the JSON-RPC 2.0 Specification, with the error codes of the Language Server Protocol 3.17.
enum RequestID: Equatable, Decodable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self = try (try? value.decode(Int.self)).map(Self.number) ?? .text(value.decode(String.self))
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// What tells requests, notifications and responses apart. Parameters are decoded when the method is known.
struct IncomingMessage {
  let id: RequestID?
  /// Nil for a response.
  let method: String?
  private let bytes: Data

  private struct Envelope: Decodable {
    let id: RequestID?
    let method: String?
  }

  private struct Body<Parameters: Decodable>: Decodable {
    let params: Parameters
  }

  /// - Throws: If the bytes are no message.
  init(_ bytes: Data) throws(ResponseError) {
    self.bytes = bytes
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: bytes)
      (id, method) = (envelope.id, envelope.method)
    } catch DecodingError.dataCorrupted {
      throw ResponseError(code: .parseError, message: "The message is not JSON.")
    } catch {
      throw ResponseError(code: .invalidRequest, message: "The message is not a JSON-RPC object.")
    }
    if id == nil, method == nil { throw ResponseError(code: .invalidRequest, message: "The message has no method.") }
  }

  /// - Throws: If they do not fit.
  func parameters<Value: Decodable>(_ type: Value.Type = Value.self) throws(ResponseError) -> Value {
    do {
      return try JSONDecoder().decode(Body<Value>.self, fromText: bytes).params
    } catch {
      throw ResponseError(code: .invalidParams, message: "The parameters of \(method ?? "the message") are invalid.")
    }
  }
}

extension JSONDecoder {
  /// Decodes texts that may have half of a surrogate pair, as editors count in UTF-16. `decode` refuses all of such an edit,
  /// and no later one would fit.
  func decode<Value: Decodable>(_ type: Value.Type, fromText data: Data) throws -> Value {
    do {
      return try decode(type, from: data)
    } catch DecodingError.dataCorrupted {
      return try decode(type, from: Self.withWholeCharacters(data))
    }
  }

  /// Not part of `decode`, which is compiled for each type.
  private static func withWholeCharacters(_ data: Data) -> Data {
    let escapes = /\\\\|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u[dD][89a-fA-F]../.matchingSemantics(.unicodeScalar)
    let text = String(decoding: data, as: UTF8.self).replacing(escapes) { match in
      match.output.unicodeScalars.count == 6 ? #"\uFFFD"# : match.output
    }
    return Data(text.utf8)
  }
}

struct ResponseError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  var json: JSONValue { ["code": .integer(code.rawValue), "message": .string(message)] }
}
