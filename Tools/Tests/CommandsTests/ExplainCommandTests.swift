import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test func `writes pages of rules, and renews its own`() throws {
    let shop = try Shop()

    #expect(try shop.inward("explain", "--pages", "docs") == ProgramRun(status: 0, output: "", errors: ""))
    let (index, page) = (try shop.read("docs/README.md"), try shop.read("docs/layer.md"))
    try shop.write(index.replacing("| [layer]", with: "| [lair]"), to: "docs/README.md")
    try shop.write("# layer\n\nOf an earlier version.\n", to: "docs/layer.md")
    #expect(try shop.inward("explain", "--pages", "docs", "--check").status == 1)
    #expect(try shop.inward("explain", "--pages", "docs").status == 0)

    #expect(try shop.read("docs/README.md") == index)
    #expect(try shop.read("docs/layer.md") == page)
    #expect(try shop.inward("explain", "--pages", "docs", "--check").status == 0)
  }

  @Test(arguments: ["README.md", "layer.md"])
  func `does not replace a file of somebody else`(_ name: String) throws {
    for text in ["# Rules\n\nOf this house.\n", "# Layers\n", ""] where name == "README.md" || !text.hasPrefix("# R") {
      let shop = try Shop([name: text])

      let run = try shop.inward("explain", "--pages", ".")

      #expect(run.status == 2)
      #expect(run.errors == "error: ./\(name) is not a page of rules, and is not replaced; choose another folder.\n")
      #expect(try shop.read(name) == text)
      #expect(!FileManager.default.fileExists(atPath: shop.url.appending(path: "unused.md").path))
    }
  }
}
