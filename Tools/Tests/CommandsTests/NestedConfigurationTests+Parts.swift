import Foundation
import TestSupport
import Testing

/// What is done in one part, as seen from around it.
extension NestedConfigurationTests {
  @Test func `the hook lints a file of a part with the part's configuration`() throws {
    let shop = try shop()
    let edit = #"{"file": "\#(shop.url.path)/Kit/Sources/UI/UI.swift", "text": "import Base\nimport Foundation\n"}"#

    for arguments in [["hook"], ["hook", shop.url.path]] {
      let run = try shop.inward(arguments, input: edit)
      #expect(run.status == 1)
      #expect(run.output.contains("\"rule\":\"external\""))
      // The paths are relative to the working folder.
      #expect(run.output.contains("\"path\":\"Kit/Sources/UI/UI.swift\""))
    }
    let rules = #"{"file": "\#(shop.url.path)/Kit/inward.yml", "text": "version: 1\n"}"#
    #expect(try shop.inward(["hook"], input: rules).output.contains("\"path\":\"Kit/inward.yml\""))
  }

  @Test func `the hook and an editor see what an unsaved file breaks in the parts that extend it`() throws {
    let (path, file) = ("Kit/Sources/Base/Base.swift", "shared.yml")
    let shop = try shop([
      "Kit/inward.yml": "version: 1\nextends: ../shared.yml\nlayers: { Kit: { targets: ['*'], external: ['*'] } }\n",
      file: "version: 1\n", path: "class Base {}\n",
    ])
    let strict = "version: 1\ntypes: [{ match: { kinds: class }, require: { modifiers: final } }]\n"
    let hook = { (text: String) in
      try shop.inward(["hook"], input: #"{"file": "\#(file)", "text": "\#(text.replacing("\n", with: "\\n"))"}"#)
    }

    let editor = try EditorClient(shop)
    try editor.open(file, strict)
    try editor.settle()
    #expect(editor.shown(path) == ["type 0:6"])
    try editor.change(file, ["text": "version: 1\n"])
    try editor.settle()
    #expect(editor.diagnostics.isEmpty)

    let findings = try hook(strict)
    #expect(findings.status == 1)
    #expect(findings.output.contains("\"path\":\"Kit/Sources/Base/Base.swift\""), "\(findings)")
    #expect(try hook("version: 1\nbogus: 1\n").output.contains("\"path\":\"shared.yml\""))
    #expect(try hook("version: 1\n").status == 0)
    try shop.write(strict, to: file)
    #expect(try shop.inward(["hook"], input: #"{"file": "\#(file)"}"#).status == 1)
  }

  @Test func `a layer of another part is no target that was renamed`() throws {
    let shop = try shop([
      "inward.yml": "version: 1\nlayers: { Base: { targets: [Base, Kit] }, UI: { targets: UI, external: Kit } }\n",
      "Kit/inward.yml": "version: 1\nextends: ../inward.yml\n",
      "Kit/Sources/Base/Base.swift": "struct Base {}\n", "Kit/Sources/UI/UI.swift": "import Kit\n",
    ])

    #expect(try shop.inward("lint", "Kit").output.contains("UI declares Base, but no file imports it"))
  }

  @Test func `init in a part tells of the baseline around it`() throws {
    let shop = try shop()
    try shop.write("import Foundation\nvar count = 0\n", to: "Kit/Sources/UI/UI.swift")
    try shop.delete("Kit/inward.yml")

    let run = try shop.inward("init", "Kit")
    #expect(
      run.errors.hasPrefix("note: a baseline is for the folder that is linted; run `inward baseline` in "),
      "\(run)"
    )
    #expect(try shop.inward("lint", "Kit").status == 0)
    #expect(try shop.inward("lint").status == 1)
    _ = try shop.inward("baseline")
    #expect(try shop.inward("lint").status == 0)
  }
}
