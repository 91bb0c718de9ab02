extension HardCase {
  /// Text that looks like an import, but is not.
  static let notImports = [
    HardCase("a line comment", "// import Z\nimport A", "A@2:8"),
    HardCase("a comment with a backslash", "import A // import Z\\\nimport B", "A@1:8", "B@2:8"),
    HardCase("a block comment", "/* import Z\nimport Y */ import A", "A@2:20"),
    HardCase("nested comments", "/* /* */ import Z /* */ */ import A", "A@1:35"),
    HardCase("a comment that opens with a slash", "x = 1 /*/ import Z */ + 5\nimport B", "B@2:8"),
    HardCase("a comment in an operator", "x = y +/* import Z */ 5\nimport B", "B@2:8"),
    HardCase("a comment after a slash", "x = y///\"/ \nimport B", "B@2:8"),
    HardCase("an unterminated comment", "/* /* */ import Z"),
    HardCase("a string", "let s = \"import Z\"\nimport A", "A@2:8"),
    HardCase("an escaped quote", "let s = \"\\\"\\\\\\\" import Z\"\nimport A", "A@2:8"),
    HardCase("a multi-line string", "let s = \"\"\"\n  import Z\n  \\\"\"\" import Y\n  \"\"\"\nimport A", "A@5:8"),
    HardCase(
      "quotes in a string of many lines",
      "let s = \"\"\"\n\"\" import Z\n\" import Y\n\"\"\"\nimport A",
      "A@5:8"
    ),
    HardCase("a raw string", "let s = #\"\" import Z \\\"# + #\"\\(\"#\nimport A", "A@2:8"),
    HardCase("a raw string with more number signs", "let s = ###\"\"## import Z \"###\nimport A", "A@2:8"),
    HardCase("a raw multi-line string", "let s = #\"\"\"\n import Z \"\"\"\n import Y\n\"\"\"#\nimport A", "A@5:8"),
    HardCase("a single-line raw string in quotes", "let s = #\"\"\"#\nimport A\nlet t = #\"\"\"#", "A@2:8"),
    HardCase("a single-line raw string in two quotes", "let s = #\"\"\"\"\"#\nimport A\nlet t = 1", "A@2:8"),
    HardCase("an interpolation", "let s = \"\\(f(\"import Z\")) import Y\"\nimport A", "A@2:8"),
    HardCase(
      "nested interpolations",
      "let s = \"a\\(\"b\\(\"c\\(1) import Z\") import Y\") import X\"\nimport A",
      "A@2:8"
    ),
    HardCase("a comment in an interpolation", "let s = \"a\\(1 /* ) \" */ )\"\nimport A", "A@2:8"),
    HardCase("parentheses in an interpolation", "let s = \"\\((1 + (2)) * 3) import Z\"\nimport A", "A@2:8"),
    HardCase("a raw interpolation", "let s = #\"\\(\" \\#(#\"import Z\"#) \"#\nimport A", "A@2:8"),
    HardCase("a raw string in a string", "let s = \"\\(#\"\\#(\"a\")\"#)\"\nimport A", "A@2:8"),
    HardCase(
      "an interpolation of many lines",
      "let s = \"\"\"\nimport Z \\(f(\"\"\"\nimport Y\n\"\"\" ))\nimport X\n\"\"\"\nimport A",
      "A@7:8"
    ),
    HardCase("a slash in an interpolation", "let s = \"\\(a / b)\" + \"/ import Z\"\nimport A", "A@2:8"),
    HardCase("an unterminated interpolation", "let s = \"\\(x\n)\"\nimport A", "A@3:8"),
    HardCase("code after an unterminated string", "let s = \"\\(x\n) import Z\"\nimport A", "Z@2:10", "A@3:8"),
    HardCase(
      "a string that the line cuts off in another",
      "let s = \"\"\"\n\\(\"a\nimport Z\n\"\"\"\nimport A",
      "A@5:8"
    ),
    HardCase("an identifier", "important()\nlet importer = reimport\nimport A", "A@3:8"),
    HardCase("a member", "x.import\nlet y = .import\nx?.import\nimport A", "A@4:8"),
    HardCase("a key path", "let k = \\Kind.import\nimport A", "A@2:8"),
    HardCase("an escaped word", "let `import` = 5\nx.`import`()\nimport A", "A@3:8"),
    HardCase(
      "a label behind an attribute",
      "struct V {\n  init(@Builder import content: Int, @A(1) import x: Int) {}\n}\n@testable import A",
      "A@4:18"
    ),
    HardCase("a label", "f(import: 5)\nf(a, import: x)\nimport A", "A@3:8"),
    HardCase("a parameter", "func f(import x: Int, import y: Int) {}\nimport A", "A@2:8"),
    HardCase("a parameter on its own line", "func f(\n  import x: Int,\n  import y: Int\n) {}\nimport A", "A@5:8"),
    HardCase("a case", "switch x {\ncase .import: 1\ndefault: 2\n}\nimport A", "A@5:8"),
    HardCase("a placeholder", "let x = <#import Z#>\nimport A", "A@2:8"),
    HardCase("a location", "#sourceLocation(file: \"import\", line: 1)\nimport A\n#sourceLocation()", "A@2:8"),
    HardCase("a warning", "#warning(\"import Z\")\nimport A", "A@2:8"),
    HardCase("a single quote", "let x = 'import Z\nimport A", "A@2:8"),
    HardCase("package as a name", "let package = 5\nlet a = package\nimport A", "A@3:8"),
  ]
}
