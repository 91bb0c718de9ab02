/// The parts of the protocol's types that the server uses, with the protocol's names.
///
/// Source: Language Server Protocol 3.17, "Basic JSON Structures" and "Language Features".
struct Position: Codable, Hashable {
  /// From 0.
  var line: Int
  /// In UTF-16 code units, from 0.
  var character: Int
}

struct TextRange: Codable, Hashable {
  var start: Position
  /// Not part of the range.
  var end: Position

  /// Whether they overlap or touch, as a cursor at the end of a word does.
  func touches(_ other: TextRange) -> Bool {
    (start.line, start.character) <= (other.end.line, other.end.character)
      && (other.start.line, other.start.character) <= (end.line, end.character)
  }
}

struct Location: Encodable, Hashable {
  let uri: String
  let range: TextRange
}

struct Diagnostic: Encodable, Hashable {
  let range: TextRange
  /// 1 for an error, 2 for a warning.
  let severity: Int
  let code: String
  let codeDescription: CodeDescription?
  let source = "inward"
  let message: String
  let relatedInformation: [Related]

  struct CodeDescription: Encodable, Hashable {
    let href: String
  }

  struct Related: Encodable, Hashable {
    let location: Location
    let message: String
  }
}

struct PublishedDiagnostics: Encodable {
  let uri: String
  let diagnostics: [Diagnostic]
}

struct CodeAction: Encodable {
  let title: String
  let kind = "quickfix"
  let diagnostics: [Diagnostic]
  let isPreferred: Bool
  let edit: WorkspaceEdit

  struct WorkspaceEdit: Encodable {
    let changes: [String: [Edit]]
  }

  struct Edit: Encodable {
    let range: TextRange
    let newText: String
  }
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

struct InitializeResult: Encodable {
  let capabilities = Capabilities()
  let serverInfo = ServerInfo()

  struct Capabilities: Encodable {
    let positionEncoding = "utf-16"
    let textDocumentSync = Sync()
    let codeActionProvider = CodeActions()
  }

  struct Sync: Encodable {
    let openClose = true
    /// Incremental; a change without a range replaces the whole text.
    let change = 2
    let save = true
  }

  struct CodeActions: Encodable {
    let codeActionKinds = ["quickfix"]
  }

  struct ServerInfo: Encodable {
    let name = "inward"
    let version = Version.current
  }
}

/// Asks the client to tell the server about changes on disk.
struct WatchRegistration: Encodable {
  let registrations = [Registration()]

  struct Registration: Encodable {
    let id = "files"
    let method = "workspace/didChangeWatchedFiles"
    let registerOptions = Options()
  }

  struct Options: Encodable {
    let watchers = ["**/*.swift", "**/inward.yml", "**/inward-baseline.json", "**/module.modulemap"].map(Watcher.init)
  }

  struct Watcher: Encodable {
    let globPattern: String
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
