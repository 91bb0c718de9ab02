import ArgumentParser
import Foundation
import Model

struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve findings to an editor while people type.",
    discussion: """
      Speaks the Language Server Protocol on standard input and output. It checks the folders of the workspace, with \
      the unsaved texts of open files, including inward.yml and manifests, and offers what `inward fix` would do.

      Exit status: 0 after a shutdown, 1 if the editor ends without one, 2 if the input is not the protocol.
      """
  )

  @OptionGroup var pages: PagesOptions

  @Flag(help: "Write messages and times on standard error.")
  var log = false

  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    var server = LanguageServer(options: self)
    throw ExitCode(try await server.run())
  }
}

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

  private let options: LanguageServerCommand

  private var phase = Phase.new
  private var registersWatchers = false
  private var hasNewFolders = false
  /// The addresses of the workspace's folders.
  private var folders: [String] = []
  private var repositories: [ServedRepository] = []
  /// The open documents, by address.
  private var documents: [String: SourceText] = [:]
  /// What the client shows, by address.
  private var published: [String: JSONValue] = [:]

  init(options: LanguageServerCommand) {
    self.options = options
  }

  /// Serves until the client ends.
  ///
  /// - Returns: The exit status: 0 after a shutdown request, 1 otherwise.
  /// - Throws: `Failure` if the input is no message.
  mutating func run() async throws -> Int32 {
    while let first = try FrameReader.next(waits: true) {
      var batch = [first]
      while batch.count < Self.batchLimit, let next = try FrameReader.next(waits: false) { batch.append(next) }
      var messages: [IncomingMessage] = []
      for bytes in batch {
        do throws(ResponseError) {
          messages.append(try IncomingMessage(bytes))
        } catch {
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
    do throws(ResponseError) {
      guard let id = message.id else { return try receive(method, message) }
      if isCancelled { throw ResponseError(code: .requestCancelled, message: "The request was cancelled.") }
      send(["id": id.json, "result": try await result(of: method, message)])
    } catch {
      if let id = message.id { send(["error": error.json, "id": id.json]) } else { log(error.message) }
    }
  }

  private mutating func result(of method: String, _ message: IncomingMessage) async throws(ResponseError) -> JSONValue {
    switch (method, phase) {
    case (_, .shutDown): throw ResponseError(code: .invalidRequest, message: "The server has been shut down.")
    case ("initialize", .new):
      try initialize(message.parameters())
      return ProtocolValue.initializeResult
    case ("initialize", _): throw ResponseError(code: .invalidRequest, message: "The server has been initialized.")
    case (_, .new): throw ResponseError(code: .serverNotInitialized, message: "The first request must be initialize.")
    case ("shutdown", _):
      phase = .shutDown
      return .null
    case ("textDocument/codeAction", _):
      let parameters: CodeActionParameters = try message.parameters()
      await lintIfNeeded()
      var actions: [JSONValue] = []
      for repository in shown { actions += await repository.actions(for: parameters) }
      return .array(actions)
    default: throw ResponseError(code: .methodNotFound, message: "There is no method \(method).")
    }
  }

  private mutating func initialize(_ parameters: InitializeParameters) throws(ResponseError) {
    let named = parameters.workspaceFolders.map { $0.map(\.uri) } ?? []
    let current = URL(filePath: FileManager.default.currentDirectoryPath).absoluteString
    let folders = named.isEmpty ? [parameters.rootUri ?? current] : named
    open(folders)
    if repositories.isEmpty, let first = folders.first { _ = try DocumentAddresses(root: first) }
    registersWatchers = parameters.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    phase = .running
  }

  /// Serves the repositories of some folders from now on.
  private mutating func open(_ folders: [String]) {
    (self.folders, repositories) = (folders, [])
    for folder in folders {
      guard let addresses = try? DocumentAddresses(root: folder),
        !repositories.contains(where: { $0.addresses.root == addresses.root })
      else { continue }
      repositories.append(ServedRepository(reading: options.reading, pages: options.pages, addresses: addresses))
    }
    for (address, text) in documents { update(address, text) }
  }

  /// Handles a notification; unknown ones are ignored.
  private mutating func receive(_ method: String, _ message: IncomingMessage) throws(ResponseError) {
    guard phase == .running else { return }
    switch method {
    case "initialized":
      needLint()
      if registersWatchers {
        let parameters = ProtocolValue.watchRegistration
        send(["id": "watch", "method": "client/registerCapability", "params": parameters])
      }
    case "textDocument/didOpen":
      let document = try message.parameters(DocumentParameters.self).textDocument
      if let text = document.text { update(document.uri, SourceText(Array(text.utf8))) }
    case "textDocument/didChange":
      let address = try message.parameters(DocumentParameters.self).textDocument.uri
      guard var text = documents[address] else { return }
      for change in try message.parameters(ChangeParameters.self).contentChanges { text.apply(change) }
      update(address, text)
    // From now on, the file on disk counts.
    case "textDocument/didClose": update(try message.parameters(DocumentParameters.self).textDocument.uri, nil)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": needLint()
    case "workspace/didChangeWorkspaceFolders":
      let event = try message.parameters(FolderChangeParameters.self).event
      let removed = event.removed.map(\.uri)
      open(folders.filter { !removed.contains($0) } + event.added.map(\.uri))
      needLint()
    default: break
    }
  }

  private mutating func update(_ address: String, _ text: SourceText?) {
    documents[address] = text
    for index in repositories.indices { repositories[index].update(address, text) }
  }

  private mutating func needLint() {
    for index in repositories.indices { repositories[index].needsLint = true }
    hasNewFolders = true
  }

  /// The repositories, without those that are part of another one.
  private var shown: [ServedRepository] {
    repositories.filter { inner in !repositories.contains { $0.hasPart(inner) } }
  }

  private mutating func lintIfNeeded() async {
    guard hasNewFolders || repositories.contains(where: \.needsLint) else { return }
    hasNewFolders = false
    let start = ContinuousClock.now
    for index in repositories.indices where repositories[index].needsLint { await repositories[index].lint() }
    publish(shown.reduce(into: [:]) { $0.merge($1.diagnostics) { $0 + $1 } }.mapValues(JSONValue.array))
    log("linted in \(start.duration(to: .now))")
  }

  /// Sends what is different from what the client shows.
  private mutating func publish(_ new: [String: JSONValue]) {
    let addresses = Set(new.keys).union(published.keys).sorted()
    for address in addresses where new[address]?.line() != published[address]?.line() {
      let parameters: JSONValue = ["diagnostics": new[address] ?? [], "uri": .string(address)]
      send(["method": "textDocument/publishDiagnostics", "params": parameters])
    }
    published = new
  }

  func send(_ members: [String: JSONValue]) {
    let body = JSONValue(members.merging(["jsonrpc": "2.0"]) { first, _ in first }).line(space: "")
    print("Content-Length: \(body.utf8.count)\r\n\r\n\(body)", terminator: "")
  }

  private func log(_ line: @autoclosure () -> String) {
    if options.log { StandardError.print("inward: \(line())") }
  }
}
