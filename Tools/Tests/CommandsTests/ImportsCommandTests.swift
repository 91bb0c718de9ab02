import TestSupport
import Testing

@Suite struct ImportsCommandTests {
  @Test func `prints every import with its position and attributes`() throws {
    let shop = try Shop([
      "Sources/Domain/Product.swift": """
      #if os(Linux) && DEBUG
        @_spi(Tests) @testable public import struct A.B
      #endif
      """,
      "Sources/Domain/Odd \"name\".swift": "// import Nothing\n",
    ])

    let outcome = try shop.inward("imports", "Sources/Domain", "--format", "json")

    #expect(outcome.status == 0)
    #expect(
      outcome.output == #"""
        {"files":[{"path":"Odd \"name\".swift","imports":[]},
        {"path":"Product.swift","imports":[{"module":"A","submodule":["B"],"kind":"struct","line":2,"column":47,\#
        "attributes":["_spi(Tests)","testable"],"access":"public","condition":"os(Linux) && DEBUG"}]}]}

        """#
    )
  }

  @Test func `prefixes files with their folder if there are several`() throws {
    let outcome = try Shop().inward("imports", "Sources/Data", "Sources/Screens/List.swift")

    #expect(
      outcome.output == """
        Sources/Data/Store.swift:1:8: Domain
        Sources/Screens/List.swift:1:8: Domain

        """
    )
  }

  @Test func `shows control characters in the names of files`() throws {
    let shop = try Shop(["Odd/a\u{1B}[31m\nb.swift": "import Domain\n"])

    #expect(try shop.inward("imports", "Odd").output == "a\\u{1B}[31m\\nb.swift:1:8: Domain\n")
  }

  @Test func `prints an empty list for an empty folder`() throws {
    let shop = try Shop(["Empty/.keep": ""])

    #expect(try shop.inward("imports", "Empty", "--format", "json").output == "{\"files\":[]}\n")
  }

  @Test func `exits with 2 if a file does not exist`() throws {
    let outcome = try Shop().inward("imports", "nowhere")

    #expect(outcome == ProgramRun(status: 2, output: "", errors: "error: nowhere does not exist.\n"))
  }
}
