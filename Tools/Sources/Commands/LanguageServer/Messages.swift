import Foundation
import Model

/// The messages of JSON-RPC that the server reads and writes.
///
/// Source: the JSON-RPC 2.0 Specification, with the error codes of the Language Server Protocol 3.17.
enum RequestID: Hashable, Decodable {
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

  /// - Throws: `ResponseError` if the bytes are no message.
  init(_ bytes: [UInt8]) throws {
    self.bytes = Data(bytes)
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: self.bytes)
      (id, method) = (envelope.id, envelope.method)
    } catch DecodingError.dataCorrupted {
      throw ResponseError(code: .parseError, message: "The message is not JSON.")
    } catch {
      throw ResponseError(code: .invalidRequest, message: "The message is not a JSON-RPC object.")
    }
    if id == nil, method == nil { throw ResponseError(code: .invalidRequest, message: "The message has no method.") }
  }

  /// - Throws: `ResponseError` if they do not fit.
  func parameters<Parameters: Decodable>(_ type: Parameters.Type = Parameters.self) throws -> Parameters {
    do {
      return try JSONDecoder().decode(Body<Parameters>.self, from: bytes).params
    } catch {
      throw ResponseError(code: .invalidParams, message: "The parameters of \(method ?? "the message") are invalid.")
    }
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
