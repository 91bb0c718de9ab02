import Foundation
import TestSupport
import Testing

/// An editor that speaks to the built `inward lsp` over pipes. The server is killed after a limit, which ends every wait.
final class EditorClient {
  struct Ended: Error {}

  private let shop: Shop
  private let program: RunningProgram
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var requestCount = 0
  /// What the editor shows, by path.
  private(set) var diagnostics: [String: [JSONValue]] = [:]
  /// All messages of the server, in order.
  private(set) var received: [JSONValue] = []

  /// - Parameter isInitialized: Whether the handshake is made.
  init(_ shop: Shop, _ options: String..., isInitialized: Bool = true) throws {
    self.shop = shop
    let process = Process()
    process.executableURL = try BuiltProgram.url("inward")
    process.arguments = ["lsp"] + options
    process.environment = shop.environment
    process.standardInput = input
    process.standardOutput = output
    program = try RunningProgram(process, limit: 120)
    if isInitialized { try initialize() }
  }

  func initialize(in folders: String...) throws {
    let capabilities = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let workspace = (folders.isEmpty ? [""] : folders).map { ["uri": address($0)] }
    _ = try request("initialize", ["workspaceFolders": workspace, "capabilities": capabilities])
    try notify("initialized", [:])
  }

  func address(_ path: String) -> String {
    (path.isEmpty ? shop.url : shop.url.appending(path: path)).absoluteString
  }

  // MARK: - Documents

  func open(_ path: String, _ text: String) throws {
    try notify("textDocument/didOpen", ["textDocument": ["uri": address(path), "text": text, "version": 1]])
  }

  /// Changes a document: each change has a text, and a range unless it replaces everything.
  func change(_ path: String, _ changes: [String: Any]...) throws {
    try write([message("textDocument/didChange", changed(path, changes))])
  }

  func changed(_ path: String, _ changes: [[String: Any]]) -> [String: Any] {
    ["textDocument": ["uri": address(path), "version": 2], "contentChanges": changes]
  }

  func close(_ path: String) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": address(path)]])
  }

  /// The quick fixes at a position. The server lints before it responds, so the diagnostics are up to date afterwards.
  func actions(_ path: String, line: Int, character: Int = 0) throws -> [JSONValue] {
    let range = Self.range(line, character, line, character)
    let response = try request(
      "textDocument/codeAction",
      ["textDocument": ["uri": address(path)], "range": range, "context": ["diagnostics": []]]
    )
    return response["result"]?.array ?? []
  }

  /// Waits for the diagnostics of everything that was sent.
  func settle() throws {
    _ = try actions("Package.swift", line: 9_999)
  }

  /// What is shown for a file, as `rule line:character`.
  func shown(_ path: String) -> [String] {
    (diagnostics[path] ?? []).map { diagnostic in
      let start = diagnostic["range"]?["start"]
      let numbers = ["line", "character"].map { Int(start?[$0]?.number ?? -1) }
      return "\(diagnostic["code"]?.string ?? "") \(numbers[0]):\(numbers[1])"
    }
  }

  static func range(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int) -> [String: Any] {
    ["start": ["line": line, "character": character], "end": ["line": endLine, "character": endCharacter]]
  }

  // MARK: - Messages

  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try write([message(method, parameters)])
  }

  /// Sends a request, and reads until its response.
  @discardableResult
  func request(_ method: String, _ parameters: [String: Any]? = nil) throws -> JSONValue {
    requestCount += 1
    try write([message(method, parameters, id: requestCount)])
    return try response(to: requestCount)
  }

  func message(_ method: String, _ parameters: [String: Any]?, id: Int? = nil) -> [String: Any] {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method]
    message["params"] = parameters
    message["id"] = id
    return message
  }

  /// Sends messages at once, so that the server reads all of them before it handles the first.
  func write(_ messages: [[String: Any]]) throws {
    var bytes = Data()
    for message in messages {
      let body = try JSONSerialization.data(withJSONObject: message, options: .sortedKeys)
      bytes += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    try input.fileHandleForWriting.write(contentsOf: bytes)
  }

  func response(to id: Int) throws -> JSONValue {
    while true {
      let message = try next()
      if message["id"]?.number == Double(id), message["method"] == nil { return message }
    }
  }

  /// Waits for the end of the server.
  func status() throws -> Int32 {
    try program.waitForEnd()
    return program.process.terminationStatus
  }

  /// Applies the edits that an action makes in a document.
  func apply(_ action: JSONValue, to text: String, in path: String) throws -> String {
    let edits = try #require(action["edit"]?["changes"]?[address(path)]?.array)
    #expect(edits.count == 1)
    let range = try #require(edits.first?["range"])
    let units = Array(text.utf16)
    let lineStarts = [0] + units.indices.filter { units[$0] == 10 }.map { $0 + 1 }
    let offsets = ["start", "end"].map { name in
      lineStarts[Int(range[name]?["line"]?.number ?? -1)] + Int(range[name]?["character"]?.number ?? -1)
    }
    let new = Array((edits.first?["newText"]?.string ?? "").utf16)
    return String(decoding: units[..<offsets[0]] + new + units[offsets[1]...], as: UTF16.self)
  }

  private func next() throws -> JSONValue {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let end = buffer.range(of: separator) {
        let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
        let length = Int(header.dropFirst("Content-Length: ".count)) ?? 0
        if buffer.endIndex - end.upperBound >= length {
          let body = Data(buffer[end.upperBound..<end.upperBound + length])
          buffer = Data(buffer[(end.upperBound + length)...])
          return try take(JSONDecoder().decode(JSONValue.self, from: body))
        }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Ended() }
      buffer.append(data)
    }
  }

  private func take(_ message: JSONValue) -> JSONValue {
    received.append(message)
    if message["method"]?.string == "textDocument/publishDiagnostics", let parameters = message["params"] {
      let path = parameters["uri"]?.string?.replacing(shop.url.absoluteString, with: "") ?? ""
      let list = parameters["diagnostics"]?.array ?? []
      diagnostics[path] = list.isEmpty ? nil : list
    }
    return message
  }
}
