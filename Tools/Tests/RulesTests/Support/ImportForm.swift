/// A form of import declaration.
struct ImportForm: Sendable {
  let name: String
  /// The file's text, with `MODULE` as placeholder for the module's name.
  let text: String
  /// The position of the module's name.
  let line: Int
  let column: Int
  var condition: String?

  func source(importing module: String) -> String {
    text.split(separator: "MODULE", omittingEmptySubsequences: false).joined(separator: module)
  }

  static let all = [
    ImportForm(name: "plain", text: "import MODULE\n", line: 1, column: 8),
    ImportForm(name: "testable", text: "@testable import MODULE\n", line: 1, column: 18),
    ImportForm(name: "scoped", text: "import struct MODULE.Thing\n", line: 1, column: 15),
    ImportForm(name: "submodule", text: "import MODULE.Part\n", line: 1, column: 8),
    ImportForm(name: "re-exported", text: "@_exported import MODULE\n", line: 1, column: 19),
    ImportForm(name: "implementation only", text: "@_implementationOnly import MODULE\n", line: 1, column: 29),
    ImportForm(name: "preconcurrency", text: "@preconcurrency import MODULE\n", line: 1, column: 24),
    ImportForm(name: "SPI", text: "@_spi(Internals) import MODULE\n", line: 1, column: 25),
    ImportForm(name: "public", text: "public import MODULE\n", line: 1, column: 15),
    ImportForm(name: "package", text: "package import MODULE\n", line: 1, column: 16),
    ImportForm(name: "internal", text: "internal import MODULE\n", line: 1, column: 17),
    ImportForm(name: "fileprivate", text: "fileprivate import MODULE\n", line: 1, column: 20),
    ImportForm(name: "private", text: "private import MODULE\n", line: 1, column: 16),
    ImportForm(
      name: "inside #if",
      text: "#if os(Linux) && !DEBUG\nimport MODULE\n#endif\n",
      line: 2,
      column: 8,
      condition: "os(Linux) && !DEBUG"
    ),
    ImportForm(
      name: "inside #else",
      text: "#if DEBUG\n#else\n  import MODULE\n#endif\n",
      line: 3,
      column: 10,
      condition: "!DEBUG"
    ),
    ImportForm(
      name: "after other code",
      text: "struct Other {\n  let text = \"}\"\n}\n\nimport MODULE\n",
      line: 5,
      column: 8
    ),
    ImportForm(name: "second on a line", text: "import Swift; import MODULE\n", line: 1, column: 22),
    ImportForm(name: "over several lines", text: "import\n  /* here */ MODULE\n", line: 2, column: 14),
    ImportForm(
      name: "after a string",
      text: "let text = \"\"\"\n  import Nothing\n  \"\"\"\nimport MODULE\n",
      line: 4,
      column: 8
    ),
    ImportForm(name: "escaped", text: "import `MODULE`\n", line: 1, column: 8),
    ImportForm(
      name: "after a block comment",
      text: "/* import A\n/* import B */ */ import MODULE\n",
      line: 2,
      column: 26
    ),
    ImportForm(name: "after a comment between its words", text: "import/**/MODULE\n", line: 1, column: 11),
    ImportForm(name: "attribute over lines", text: "@_spi(\n  Internals\n)\nimport MODULE\n", line: 4, column: 8),
    ImportForm(
      name: "several attributes",
      text: "@preconcurrency @_spi(A)\n@_documentation(visibility: internal)\npublic import MODULE\n",
      line: 3,
      column: 15
    ),
    ImportForm(name: "after a macro", text: "#warning(\"import A\")\nimport MODULE\n", line: 2, column: 8),
    ImportForm(
      name: "after a macro with a closure",
      text: "#Preview(\"import A\") { Text(\"\\(b)\") }\nimport MODULE\n",
      line: 2,
      column: 8
    ),
    ImportForm(name: "after a regular expression", text: "let a = #/import A\"/#\nimport MODULE\n", line: 2, column: 8),
    ImportForm(name: "after a raw string", text: "let a = #\"import \"A\"#\nimport MODULE\n", line: 2, column: 8),
    ImportForm(
      name: "inside #elseif",
      text: "#if os(Linux)\n#elseif os(macOS)\nimport MODULE\n#endif\n",
      line: 3,
      column: 8,
      condition: "!os(Linux) && os(macOS)"
    ),
    ImportForm(
      name: "inside two #if",
      text: "#if DEBUG\n#if os(iOS)\nimport MODULE\n#endif\n#endif\n",
      line: 3,
      column: 8,
      condition: "DEBUG && os(iOS)"
    ),
    ImportForm(name: "after a byte order mark", text: "\u{FEFF}import MODULE\n", line: 1, column: 11),
    ImportForm(name: "in a script", text: "#!/usr/bin/swift\r\nimport MODULE\r\n", line: 2, column: 8),
    ImportForm(name: "with a no-break space", text: "import\u{A0}MODULE\n", line: 1, column: 9),
  ]
}
