import Foundation
import TestSupport
import Testing

/// `inward hook` reports what an edit breaks, whether it is saved or not.
@Suite struct HookCommandTests {
  private func findings(_ run: ProgramRun) throws -> [JSONValue] {
    let report = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    #expect(report["version"] == .number(1))
    return report["findings"]?.array ?? []
  }

  private func text(of finding: JSONValue) -> String {
    let line = finding["line"]?.number.map { Int($0) }
    return "\(finding["rule"]?.string ?? "") \(finding["path"]?.string ?? ""):\(line ?? 0)"
  }

  @Test(arguments: HookEditCase.edits)
  func `reports what an edit breaks`(edit: HookEditCase) throws {
    let shop = try Shop(edit.files)
    if let committed = edit.committed {
      for (path, text) in committed {
        if let text { try shop.write(text, to: path) } else { try shop.delete(path) }
      }
      try shop.git("init", "--quiet")
      try shop.git("add", ".")
      try shop.git("commit", "--quiet", "--message", "Begin")
      for (path, text) in edit.files { try shop.write(text, to: path) }
    }
    let input = edit.input.replacing("ROOT", with: shop.url.path)

    let run = try shop.inward(["hook"], input: input)

    #expect(try findings(run).map(text) == edit.findings, "\(run)")
    #expect(run.status == (edit.findings.isEmpty ? 0 : 1))
    #expect(run.errors == "")
  }

  @Test(arguments: ["project.yml", "app.yml"], [true, false])
  func `reports what an edit of a project breaks`(path: String, isSaved: Bool) throws {
    let app = { (dependency: String) in
      "targets:\n  App: { type: application, platform: iOS, sources: [App], dependencies: [\(dependency)] }\n"
    }
    let kit = "targets:\n  Kit: { type: framework, platform: iOS, sources: [Kit] }\n"
    let isIncluded = path != "project.yml"
    let files = [
      path: app("{ target: Kit }"), "kit.yml": kit, "App/Main.swift": "import Kit\n", "Kit/Kit.swift": "",
      "inward.yml": "version: 1\nlayers:\n  App: { targets: [App], mayImport: [Kit] }\n  Kit: { targets: [Kit] }\n",
    ]
    let include = "name: App\ninclude: [kit.yml\(isIncluded ? ", \(path)" : "")]\n"
    let project = { (text: String) in isIncluded ? include : include + text }
    let shop = try Shop(["Package.swift": nil, "project.yml": project(app("{ target: Kit }"))])
    for (other, text) in files where other != "project.yml" { try shop.write(text, to: other) }
    try shop.git("init", "--quiet")
    try shop.git("add", ".")
    try shop.git("commit", "--quiet", "--message", "Begin")
    let edited = isIncluded ? app("") : project(app(""))
    var input = ["file": path]
    if isSaved { try shop.write(edited, to: path) } else { input["text"] = edited }

    let run = try shop.inward(["hook"], input: String(decoding: JSONEncoder().encode(input), as: UTF8.self))

    #expect(try findings(run).map(text) == ["undeclared App/Main.swift:1"], "\(run)")
  }

  @Test func `says what is wrong, why, and how to fix it`() throws {
    let run = try Shop().inward(["hook"], input: #"{"file": "Sources/Screens/List.swift", "text": ""}"#)

    #expect(
      run.output == #"""
        {"findings":[{"chain":[],"column":9,"fix":{"advice":"Remove the entry from the manifest; `inward fix` does this if the module is of the repository and declares something.",\#
        "edit":{"line":12,"newText":"","oldText":"        \"Domain\"\n","path":"Package.swift",\#
        "summary":"remove the dependency Screens: Domain"}},"line":12,"message":"Screens declares Domain, but no file \#
        imports it","path":"Package.swift","rule":"unused","severity":"error","why":"An unused dependency is still downloaded, built and \#
        audited, and documents an edge that does not exist."}],"version":1}

        """#
    )
  }

  @Test func `names the chain of imports to a forbidden module`() throws {
    let shop = try Shop()
    try shop.write(
      try shop.read("inward.yml") + "reach:\n  - { from: [Screens], to: [Sockets] }\n",
      to: "inward.yml"
    )

    let run = try shop.inward(
      ["hook"],
      input: #"{"file": "Sources/Domain/Product.swift", "text": "import Foundation\nimport Sockets\n"}"#
    )

    let reach = try #require(try findings(run).first { $0["rule"]?.string == "reach" })
    #expect(reach["path"]?.string == "Sources/Screens/List.swift")
    #expect(reach["chain"]?.array.map { $0["path"]?.string } == ["Sources/Domain/Product.swift"])
  }

  @Test func `exits with 2 and the findings on standard error if it blocks`() throws {
    let shop = try Shop()

    let run = try shop.inward(
      ["hook", "--block"],
      input: #"{"file": "Sources/Screens/List.swift", "text": "import Data\nimport Domain\n"}"#
    )

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Sources/Screens/List.swift:1:8: Screens must not import Data [layer]\n  Why: "))
    #expect(try findings(run).count == 2)
    #expect(try shop.inward(["hook", "--block"], input: #"{"file": "README.md"}"#).status == 0)
  }

  @Test func `takes the repository around a path`() throws {
    let shop = try Shop()

    let run = try shop.inward(
      ["hook", "Sources"],
      input: #"{"file": "Sources/Screens/List.swift", "text": "import Data\n"}"#
    )

    #expect(run.status == 1)
  }

  @Test func `a folder that does not exist is an error`() throws {
    let run = try Shop().inward(["hook", "Sources/Old"], input: #"{"file": "Sources/Screens/List.swift"}"#)

    #expect(run == ProgramRun(status: 2, output: "", errors: "error: Sources/Old does not exist.\n"))
  }

  @Test func `does nothing in a repository without a configuration`() throws {
    let shop = try Shop(["inward.yml": nil])

    let run = try shop.inward(["hook"], input: #"{"file": "Sources/Screens/List.swift", "text": "import Data\n"}"#)

    #expect(run == ProgramRun(status: 0, output: "{\"findings\":[],\"version\":1}\n", errors: ""))
  }

  @Test(arguments: [["mkdir", "inward.yml"], ["ln", "-s", "missing.yml", "inward.yml"]])
  func `ends with an error if the configuration cannot be read`(command: [String]) throws {
    let shop = try Shop(["inward.yml": nil])
    #expect(try shop.run(command).status == 0)

    let run = try shop.inward(["hook"], input: #"{"file": "Sources/Screens/List.swift", "text": "import Data\n"}"#)

    #expect(run == ProgramRun(status: 2, output: "", errors: "error: cannot read inward.yml.\n"))
  }

  @Test(arguments: ["<&-", "</"])
  func `ends with an error if standard input cannot be read`(redirection: String) throws {
    let program = try BuiltProgram.url("inward").path

    let run = try Shop().run("/bin/sh", "-c", "'\(program)' hook \(redirection)")

    #expect(run == ProgramRun(status: 2, output: "", errors: "error: standard input cannot be read.\n"))
  }

  @Test func `ends with an error if the repository could not be checked before the edit`() throws {
    let shop = try Shop(["inward.yml": "version: 1\n"])

    let run = try shop.inward(["hook"], input: #"{"file": "Sources/Screens/List.swift", "text": "import Data\n"}"#)

    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("inward.yml:1:1: error: "))
  }

  @Test(arguments: ["", "{", "[]", "7", #"{"file": 7}"#, "{}", #"{"text": "import Data"}"#])
  func `refuses input that describes no edit`(input: String) throws {
    let run = try Shop().inward(["hook"], input: input)

    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: ") && run.errors.hasSuffix(".\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `says nothing of a new file that git ignores, and of tools that edit nothing`() throws {
    let shop = try Shop([".gitignore": "Made.swift\n"])
    try shop.git("init", "--quiet")
    let inputs = [
      #"{"file": "Sources/Domain/Made.swift", "text": "import Data"}"#, #"{"tool_name": "Shell", "tool_input": "ls"}"#,
      #"{"tool_input": ["a"]}"#,
    ]

    for input in inputs {
      let run = try shop.inward(["hook", "--block"], input: input)
      #expect(run == ProgramRun(status: 0, output: "{\"findings\":[],\"version\":1}\n", errors: ""), "\(input)")
    }
  }
}
