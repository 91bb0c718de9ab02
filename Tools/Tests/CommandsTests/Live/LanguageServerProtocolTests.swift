import Foundation
import TestSupport
import Testing

/// `inward lsp` keeps to the protocol, and says what is wrong with input that does not.
@Suite struct LanguageServerProtocolTests {
  private func errorCode(_ response: JSONValue) -> Int? {
    response["error"]?["code"]?.number.map { Int($0) }
  }

  @Test func `names what it can do`() throws {
    let editor = try EditorClient(try Shop(), isInitialized: false)

    let result = try editor.request("initialize", ["rootUri": editor.address("")])["result"]

    #expect(result?["serverInfo"]?["name"]?.string == "inward")
    #expect(result?["capabilities"]?["positionEncoding"]?.string == "utf-16")
    #expect(result?["capabilities"]?["textDocumentSync"]?["change"] == .number(2))
    #expect(result?["capabilities"]?["codeActionProvider"]?["codeActionKinds"] == .array([.string("quickfix")]))
  }

  @Test func `refuses requests that it cannot serve`() throws {
    let editor = try EditorClient(try Shop(), isInitialized: false)
    #expect(try errorCode(editor.request("textDocument/codeAction", [:])) == -32002)
    #expect(try errorCode(editor.request("initialize", ["rootUri": "file:///nowhere"])) == -32602)

    try editor.initialize()
    #expect(try errorCode(editor.request("initialize", [:])) == -32600)
    #expect(try errorCode(editor.request("textDocument/hover", [:])) == -32601)
    #expect(try errorCode(editor.request("textDocument/codeAction", ["range": 1])) == -32602)
    #expect(try errorCode(editor.request("textDocument/codeAction")) == -32602)

    #expect(try editor.request("shutdown")["result"] == .null)
    #expect(try errorCode(editor.request("textDocument/codeAction", [:])) == -32600)
    try editor.notify("exit", [:])
    #expect(try editor.status() == 0)
  }

  @Test func `ignores notifications that it does not know or understand`() throws {
    let editor = try EditorClient(try Shop())

    try editor.notify("$/setTrace", ["value": "off"])
    try editor.notify("textDocument/didOpen", ["textDocument": 1])
    try editor.notify("textDocument/didChange", [:])
    try editor.open("../elsewhere.swift", "import Data\n")
    try editor.notify("textDocument/didOpen", ["textDocument": ["uri": "untitled:1", "text": "import Data"]])
    try editor.change("Sources/Screens/Unopened.swift", ["text": "import Data\n"])
    try editor.settle()

    #expect(editor.diagnostics.isEmpty)
  }

  @Test func `a cancelled request gets an error instead of a result`() throws {
    let editor = try EditorClient(try Shop())

    try editor.write([
      editor.message("textDocument/codeAction", [:], id: 71), editor.message("$/cancelRequest", ["id": 71]),
      editor.message("textDocument/hover", [:], id: 72),
    ])

    #expect(try errorCode(editor.response(to: 71)) == -32800)
    #expect(try errorCode(editor.response(to: 72)) == -32601)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("7", -32600), (#"{"jsonrpc": "2.0"}"#, -32600),
    (#"{"id": [], "method": "shutdown"}"#, -32600),
  ])
  func `refuses a message that is not one, and goes on`(body: String, code: Int) throws {
    let run = try Shop().inward(["lsp"], input: framed(body) + framed(#"{"id": "a", "method": "shutdown"}"#))

    #expect(run.output.contains(#""code":\#(code)"#))
    #expect(run.output.contains(#""id":null"#))
    #expect(run.output.contains(#""code":-32002,"message":"The first request must be initialize."},"id":"a""#))
    #expect(run.status == 1)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ("nonsense\r\n\r\n", "a message's header has no Content-Length."),
    ("Content-Length: -5\r\n\r\n", "a message's header has no Content-Length."),
    ("Content-Length: 99999999999\r\n\r\n{}", "a message is longer than 64 MB."),
    ("Content-Length: 99999999999999999999999\r\n\r\n{}", "a message is longer than 64 MB."),
    ("Content-Length: 10\r\n\r\n{}", "the input ends inside a message."),
    ("Content-Length: 10", "the input ends inside a message."),
    (String(repeating: "x", count: 100_000), "a message's header has no end."),
  ])
  func `ends with one sentence if the input is not the protocol`(input: String, sentence: String) throws {
    let run = try Shop().inward(["lsp"], input: input)

    #expect(run == ProgramRun(status: 2, output: "", errors: "error: \(sentence)\n"))
  }

  @Test(arguments: [#"\uD83D"#, #"\ude00"#, #"\uD83D\uD83D\uDE00"#, #"\\\uDE00"#])
  func `half of a character is an edit as well`(text: String) throws {
    let shop = try Shop()
    let address = shop.url.appending(path: "Sources/Screens/List.swift").absoluteString
    let start = #"{"method": "initialize", "id": 1, "params": {"rootUri": "\#(shop.url.absoluteString)"}}"#
    let open = #"{"textDocument": {"uri": "\#(address)", "text": "// \#(text) \\uDE00\nimport Data\n"}}"#
    let messages = [start, #"{"method": "textDocument/didOpen", "params": \#(open)}"#]

    let run = try shop.inward(["lsp"], input: messages.map(framed).joined())

    #expect(run.output.contains("Screens must not import Data"), "\(run)")
    #expect(!run.output.contains("-32700"))
  }

  /// In the editor, the last edit replaces `Domain`.
  @Test(arguments: [
    (4, 5, #"\uDE01"#, 16), (3, 4, #"\uD83D"#, 16), (4, 4, "x", 17), (3, 4, "", 15), (4, 6, "", 14),
    (4, 5, #"\uDE01"# + "\u{200D}", 17),
  ])
  func `an edit of half a character moves no later one`(start: Int, end: Int, text: String, module: Int) throws {
    let shop = try Shop()
    let address = shop.url.appending(path: "Sources/Screens/List.swift").absoluteString
    let begin = #"{"method": "initialize", "id": 1, "params": {"rootUri": "\#(shop.url.absoluteString)"}}"#
    let open = #"{"textDocument": {"uri": "\#(address)", "text": "/* 😀 */ import Domain\n"}}"#
    let changes = [(start, end, text), (module, module + 6, "Data")].map { start, end, text in
      let range = #"{"start": {"line": 0, "character": \#(start)}, "end": {"line": 0, "character": \#(end)}}"#
      let change = #"{"range": \#(range), "text": "\#(text)"}"#
      return #"{"textDocument": {"uri": "\#(address)"}, "contentChanges": [\#(change)]}"#
    }
    let messages =
      [begin, #"{"method": "textDocument/didOpen", "params": \#(open)}"#]
      + changes.map { #"{"method": "textDocument/didChange", "params": \#($0)}"# }

    let run = try shop.inward(["lsp"], input: messages.map(framed).joined())

    #expect(run.output.contains("Screens must not import Data"), "\(run)")
  }

  @Test func `ends with 1 without a shutdown`() throws {
    #expect(try Shop().inward("lsp").status == 1)
    let editor = try EditorClient(try Shop())
    try editor.notify("exit", [:])
    #expect(try editor.status() == 1)
  }

  @Test func `logs on standard error only if asked`() throws {
    let run = try Shop().inward(["lsp", "--log"], input: framed(#"{"method": "initialized", "params": {}}"#))

    #expect(run.output == "")
    #expect(run.errors == "inward: received initialized\n")
  }

  private func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  @Test func `lints once for changes that come together`() throws {
    let editor = try EditorClient(try Shop())
    let list = "Sources/Screens/List.swift"
    try editor.open(list, "import Domain\n")
    try editor.settle()
    let texts = (0..<20).map { $0.isMultiple(of: 2) ? "import Data\n" : "import Domain\n" } + ["import Sockets\n"]

    try editor.write(texts.map { editor.message("textDocument/didChange", editor.changed(list, [["text": $0]])) })
    try editor.settle()

    let published = editor.received.filter { message in
      message["params"]?["uri"]?.string == editor.address(list)
    }
    #expect(published.count == 1)
    #expect(editor.shown(list) == ["external 0:7"])
  }
}
