extension HardCase {
  /// Forms of imports.
  static let spellings = [
    HardCase("plain", "import A", "A@1:8"),
    HardCase("several", "import A\nimport B\n\nimport C\n", "A@1:8", "B@2:8", "C@4:8"),
    HardCase("indented", "\t  import   A", "A@1:13"),
    HardCase("non-breaking spaces", "import\u{A0}A\n\u{A0}import \u{A0}B\nlet x\u{A0}= 1", "A@1:9", "B@2:12"),
    HardCase("several on a line", "import A; import B;import C", "A@1:8", "B@1:18", "C@1:27"),
    HardCase("submodules", "import A.B.C", "A@1:8"),
    HardCase("scoped", "import struct Foo.Bar", "Foo@1:15"),
    HardCase(
      "every scope",
      """
      import typealias A.T
      import struct B.T
      import class C.T
      import enum D.T
      import protocol E.T
      import let F.t
      import var G.t
      import func H.t
      """,
      "A@1:18",
      "B@2:15",
      "C@3:14",
      "D@4:13",
      "E@5:17",
      "F@6:12",
      "G@7:12",
      "H@8:13"
    ),
    HardCase("scoped with a module selector", "import struct A::B", "A@1:15"),
    HardCase("a path with spaces and comments", "import struct A . B\nimport struct C/*c*/./*d*/D", "A@1:15", "C@2:15"),
    HardCase("a dot on the next line", "import A\n.Sub\n.foo", "A@1:8"),
    HardCase("a name on the next line", "import\n  A", "A@2:3"),
    HardCase("comments between tokens", "import /*c*/ A\nimport // d\n B", "A@1:14", "B@3:2"),
    HardCase("a comment directly after it", "import/*x*/A", "A@1:12"),
    HardCase("an escaped keyword", "import `class`", "class@1:8"),
    HardCase("an escaped name without a space", "import`A`", "A@1:7"),
    HardCase("an escaped name with spaces", "import `Weird Module`.`b`", "Weird Module@1:8"),
    HardCase("an escaped name with a dot", "import `Weird.Module`", "Weird.Module@1:8"),
    HardCase("a name that is not ASCII", "import Äpfel\nimport 數據\nimport 😀B", "Äpfel@1:8", "數據@2:8", "😀B@3:8"),
    HardCase("a column in bytes", "/* Ä😀 */ import A", "A@1:21"),
    HardCase("a no-break space", "import A\u{A0}\nimport B", "A@1:8", "B@2:8"),
    HardCase("a dollar or an underscore", "import $A\nimport _B1", "$A@1:8", "_B1@2:8"),
    HardCase("other whitespace", "import\tA\u{B}\nimport\u{C}B", "A@1:8", "B@2:8"),
    HardCase("late in the file", "func f() { g(\"x\") }\nlet a = [1: 2]\nimport A", "A@3:8"),
    HardCase("after a closing brace", "struct S {}; import A", "A@1:21"),
    HardCase("a comment at the end", "import A// import B\nimport C/* import D */", "A@1:8", "C@2:8"),
    HardCase("no end of line", "\n\nimport A", "A@3:8"),
    HardCase("nothing", ""),
    HardCase("only whitespace", " \n\t\r\n"),
    HardCase("no name", "import"),
    HardCase("no name but an import", "import\nimport B", "B@2:8"),
    HardCase("a number for a name", "import 5\nimport B", "B@2:8"),
    HardCase("an empty name", "import ``\nimport A\nlet x = ``; import Z; let y = `b`", "A@2:8"),
    HardCase("an empty statement", "import A;;import B", "A@1:8", "B@1:18"),
    HardCase("after an unterminated string", "let x = \"import Z\nimport A", "A@2:8"),
  ]

  /// Attributes and modifiers before an import.
  static let headings = [
    HardCase("testable", "@testable import A", "A@1:18"),
    HardCase("on earlier lines", "@testable\n@_exported\n// why\npublic\nimport A", "A@5:8"),
    HardCase("several on a line", "@preconcurrency @_implementationOnly import A", "A@1:45"),
    HardCase("with arguments", "@_spi(Group) @_documentation(visibility: internal) import A", "A@1:59"),
    HardCase("with nested arguments", "@_foo(a: (1, \")\"), b: [2]) import A", "A@1:35"),
    HardCase(
      "every access level",
      """
      public import A
      package import B
      internal import C
      fileprivate import D
      private import E
      """,
      "A@1:15",
      "B@2:16",
      "C@3:17",
      "D@4:20",
      "E@5:16"
    ),
    HardCase("both", "@_spi(X) public import struct A.B", "A@1:31"),
    HardCase("availability", "@available(macOS 14, *) import A", "A@1:32"),
    HardCase("an attribute under a condition", "#if os(Linux)\n@testable\n#endif\nimport A", "A@4:8"),
    HardCase("an attribute without a name", "@\nimport A\n@;import B\n@", "A@2:8", "B@3:10"),
    HardCase(
      "an attribute without a name before a condition",
      "@\n#if X\nimport A\n@\n#endif\nimport B",
      "A@3:8 if X",
      "B@6:8"
    ),
    HardCase(
      "unfinished arguments",
      "@_spi(\nimport A\n@_spi(B\n#if X\nimport C\n#endif\nimport D",
      "C@5:8 if X",
      "D@7:8"
    ),
    HardCase("an attribute of something else", "@MainActor\nstruct S {}\nimport A", "A@3:8"),
  ]

  /// Starts and ends of lines.
  static let lines = [
    HardCase("a byte order mark", "\u{FEFF}import A", "A@1:11"),
    HardCase("an interpreter", "#!/usr/bin/swift import Z\nimport A", "A@2:8"),
    HardCase("a byte order mark and an interpreter", "\u{FEFF}#!/usr/bin/swift\nimport A", "A@2:8"),
    HardCase("CRLF", "// x\r\nimport A\r\nimport B\r\n", "A@2:8", "B@3:8"),
    HardCase("CR", "// x\rimport A\rimport B", "A@2:8", "B@3:8"),
    HardCase("mixed ends", "// x\r\r\n\rimport A", "A@4:8"),
    HardCase("CR in a multi-line comment", "/* x\r\n\r */ import A", "A@3:12"),
    HardCase("zeros", "import A \0 \nimport B\0", "A@1:8", "B@2:8"),
    HardCase("lines of a long file", String(repeating: "// twenty bytes long\n", count: 100) + "import A", "A@101:8"),
    HardCase("CRLF in a long file", String(repeating: "// 20 bytes long!!\r\n", count: 300) + "import A", "A@301:8"),
    HardCase("CR in a long file", String(repeating: "// odd\r", count: 5_000) + "import A", "A@5001:8"),
  ]
}
