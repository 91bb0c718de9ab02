import Foundation
import Model
import Repositories

/// Shows findings in an editor while people type.
///
/// It handles one message after another. Everything that has come is read first, and linted once, so that fast typing
/// does not lead to a queue.
///
/// Source: Language Server Protocol 3.17.
struct LanguageServer {
  /// More messages are handled before others are read, so that a client that never stops gets diagnostics too.
  private static let batchLimit = 256

  enum Phase {
    case new, running, shutDown
  }

  let reading: ReadingOptions
  let pages: PagesOptions
  let logs: Bool

  private var reader = FrameReader()
  private(set) var phase = Phase.new
  private var registersWatchers = false
  private var needsLint = false
  var addresses: DocumentAddresses?
  /// The open documents that findings can depend on, by path.
  var documents: [String: SourceText] = [:]
  /// The last result; nil if the configuration is missing or invalid.
  var state: LiveProject.State?
  /// What the client shows, by path.
  var published: [String: JSONValue] = [:]

  init(reading: ReadingOptions, pages: PagesOptions, logs: Bool) {
    self.reading = reading
    self.pages = pages
    self.logs = logs
  }

  /// Serves until the client ends.
  ///
  /// - Returns: The exit status: 0 after a shutdown request, 1 otherwise.
  /// - Throws: `Failure` if the input is no message.
  mutating func run() async throws -> Int32 {
    while let first = try reader.next(waits: true) {
      var batch = [first]
      while batch.count < Self.batchLimit, let next = try reader.next(waits: false) { batch.append(next) }
      var messages: [IncomingMessage] = []
      for bytes in batch {
        do {
          messages.append(try IncomingMessage(bytes))
        } catch let error as ResponseError {
          send(["error": error.json, "id": .null])
        }
      }
      let cancelled = messages.filter { $0.method == "$/cancelRequest" }.compactMap { message in
        (try? message.parameters(CancelParameters.self))?.id
      }
      for message in messages {
        if message.id == nil, message.method == "exit" { return phase == .shutDown ? 0 : 1 }
        await handle(message, isCancelled: message.id.map(cancelled.contains) ?? false)
      }
      await lintIfNeeded()
    }
    return phase == .shutDown ? 0 : 1
  }

  private mutating func handle(_ message: IncomingMessage, isCancelled: Bool) async {
    // A message without a method is the response to a registration.
    guard let method = message.method else { return }
    log("received \(method)")
    do {
      guard let id = message.id else { return try receive(method, message) }
      if isCancelled { throw ResponseError(code: .requestCancelled, message: "The request was cancelled.") }
      try await respond(to: method, id, message)
    } catch let error as ResponseError {
      if let id = message.id { send(["error": error.json, "id": id.json]) } else { log(error.message) }
    } catch {
      log(Failure.sentence(for: error))
    }
  }

  private mutating func respond(to method: String, _ id: RequestID, _ message: IncomingMessage) async throws {
    switch (method, phase) {
    case (_, .shutDown): throw ResponseError(code: .invalidRequest, message: "The server has been shut down.")
    case ("initialize", .new):
      try initialize(message.parameters())
      send(["id": id.json, "result": ProtocolValue.initializeResult])
    case ("initialize", _): throw ResponseError(code: .invalidRequest, message: "The server has been initialized.")
    case (_, .new): throw ResponseError(code: .serverNotInitialized, message: "The first request must be initialize.")
    case ("shutdown", _):
      phase = .shutDown
      send(["id": id.json, "result": .null])
    case ("textDocument/codeAction", _):
      let parameters: CodeActionParameters = try message.parameters()
      await lintIfNeeded()
      send(["id": id.json, "result": .array(await actions(for: parameters))])
    default: throw ResponseError(code: .methodNotFound, message: "There is no method \(method).")
    }
  }

  private mutating func initialize(_ parameters: InitializeParameters) throws {
    let folder = FileManager.default.currentDirectoryPath
    let address = parameters.workspaceFolders?.first?.uri ?? parameters.rootUri
    addresses = try DocumentAddresses(root: address ?? URL(filePath: folder).absoluteString)
    registersWatchers = parameters.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    phase = .running
  }

  /// Handles a notification; unknown ones are ignored.
  private mutating func receive(_ method: String, _ message: IncomingMessage) throws {
    guard phase == .running else { return }
    switch method {
    case "initialized":
      needsLint = true
      if registersWatchers {
        let parameters = ProtocolValue.watchRegistration
        send(["id": "watch", "method": "client/registerCapability", "params": parameters])
      }
    case "textDocument/didOpen": needsLint = try open(message.parameters()) || needsLint
    case "textDocument/didChange":
      needsLint = try change(message.parameters(), message.parameters()) || needsLint
    case "textDocument/didClose": needsLint = try close(message.parameters()) || needsLint
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": needsLint = true
    default: break
    }
  }

  private mutating func lintIfNeeded() async {
    guard needsLint else { return }
    needsLint = false
    let start = ContinuousClock.now
    await lint()
    log("linted in \(start.duration(to: .now))")
  }

  /// Writes a message on standard output.
  func send(_ members: [String: JSONValue]) {
    let body = JSONValue(members.merging(["jsonrpc": "2.0"]) { first, _ in first }).line(space: "")
    var output = OutputBuffer()
    output.append("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    output.flush()
  }

  private func log(_ line: @autoclosure () -> String) {
    if logs { StandardError.print("inward: \(line())") }
  }
}

extension LanguageServer {
  /// - Returns: Whether findings can depend on the document.
  mutating func open(_ parameters: DocumentParameters) -> Bool {
    let address = parameters.textDocument.uri
    guard let path = addresses?.path(of: address), LiveProject.reads(path), let text = parameters.textDocument.text
    else { return false }
    addresses?.open(address, at: path)
    documents[path] = SourceText(text)
    return true
  }

  mutating func change(_ parameters: DocumentParameters, _ change: ChangeParameters) -> Bool {
    guard let path = addresses?.path(of: parameters.textDocument.uri), documents[path] != nil else { return false }
    for change in change.contentChanges { documents[path]?.apply(change) }
    return true
  }

  /// From now on, the file on disk counts.
  mutating func close(_ parameters: DocumentParameters) -> Bool {
    guard let path = addresses?.path(of: parameters.textDocument.uri) else { return false }
    return documents.removeValue(forKey: path) != nil
  }

  /// The repository with the texts of the open documents.
  var project: LiveProject? {
    addresses.map { addresses in
      let texts = documents.mapValues { Optional($0.text) }
      return LiveProject(root: addresses.root, reading: reading, unsaved: UnsavedFiles(texts))
    }
  }

  /// The text of a document or a file; empty if there is none.
  func text(of path: String) -> SourceText {
    documents[path] ?? SourceText(project?.unsaved.contents(of: path, in: project?.root ?? "") ?? [])
  }
}

/// Converts between the addresses of an editor and paths in the repository.
struct DocumentAddresses {
  /// The repository's folder, as the editor names it.
  private let folder: URL
  /// The same without symbolic links.
  let root: String
  /// The addresses of open documents, as the editor wrote them.
  private var opened: [String: String] = [:]

  /// - Parameter address: The repository's folder, or one in it.
  /// - Throws: `ResponseError` if the address is not that of a folder.
  init(root address: String) throws {
    guard var url = URL(string: address), url.isFileURL, let own = try? Project.folder(url.path) else {
      throw ResponseError(code: .invalidParams, message: "\(address) is not the address of a folder.")
    }
    root = Project.root(around: own) ?? own
    for character in own.dropFirst(root.count) where character == "/" { url.deleteLastPathComponent() }
    folder = (try? Project.folder(url.path)) == root ? url : URL(filePath: root, directoryHint: .isDirectory)
  }

  /// The path relative to the root; nil if it is outside.
  func path(of address: String) -> String? {
    guard let url = URL(string: address), url.isFileURL else { return nil }
    let path = url.pathInRealFolder
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  /// Keeps an address as the editor wrote it.
  mutating func open(_ address: String, at path: String) {
    opened[path] = address
  }

  func address(of path: String) -> String {
    opened[path] ?? folder.appending(path: path, directoryHint: .notDirectory).absoluteString
  }
}
