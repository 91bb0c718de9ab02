extension HardCase {
  /// Slashes. Misreading the slash loses the import on the same line.
  static let slashes = [
    HardCase("a regular expression", "let r = /\"/; import A", "A@1:21"),
    HardCase("one that is an argument", "f(a: /\"/, b: /\\/\"/); import A", "A@1:29"),
    HardCase(
      "one after a keyword",
      "if /\"/ {}; import A\nx { a in /\"/ }; import B\nlet t = try /\"/; import C\nfunc f() { return /\"/ }; import D",
      "A@1:19",
      "B@2:24",
      "C@3:25",
      "D@4:33"
    ),
    HardCase(
      "one after a keyword, with a space in it",
      "let t = try /a b\"/; import A\nlet u = await /(a) \"/; import B",
      "A@1:28",
      "B@2:31"
    ),
    HardCase(
      "one after an operator",
      "let a = b ?? /\"/; import A\nlet c = b + /\"/; import B\nlet d = !/\"/; import C",
      "A@1:26",
      "B@2:25",
      "C@3:22"
    ),
    HardCase("one in a condition", "let x = a ? /\"/ : /\"/; import A", "A@1:31"),
    HardCase("one at a line's start", "let a = x\n/\"a/.foo; import A", "A@2:18"),
    HardCase("one in brackets", "f[/\"/]; import A\nf { /\"/ }; import B", "A@1:16", "B@2:19"),
    HardCase("a class in one", "let x = /a[\\]\")]/; import A\nlet y = /a[(]\"/; import B", "A@1:27", "B@2:25"),
    HardCase("a group in one", "f(/a(b)\"/); import A", "A@1:20"),
    HardCase("an escaped space at its end", "f(/a\"\\ /); import A", "A@1:19"),
    HardCase("escaped backslashes", "let x = /\\\\\"/; import A", "A@1:23"),
    HardCase(
      "a division",
      "let a = x / y; import A; let b = 1 / 2\nlet c = f() / 2 + \"/\".count; import B",
      "A@1:23",
      "B@2:37"
    ),
    HardCase(
      "a division without space",
      "let x = f()/g; import A; let y = x/2\nlet z = self/\"/\".b; import B\nlet w = 4/\"/\".c; import C",
      "A@1:23",
      "B@2:28",
      "C@3:25"
    ),
    HardCase(
      "a division by an element",
      "f { $0 / \"/\" }; import A\nlet y = a[0] / \"/\"; import B",
      "A@1:24",
      "B@2:28"
    ),
    HardCase(
      "a division after a postfix mark",
      "let x = a!/\"b\"/c; import A\nlet y = a!/b; import B; let z = a!/c",
      "A@1:26",
      "B@2:22"
    ),
    HardCase("a division after a member named like a keyword", "let x = a.in/b; import A; let y = a.in/c", "A@1:24"),
    HardCase("a division at a line's start", "let x = a\n  / b; import A; let y = 1\n  / \"/\"", "A@2:15"),
    HardCase(
      "an operator as an argument",
      "let x = f(/, 1); import A\nlet y = l.reduce(1, /); import B; f(/)",
      "A@1:25",
      "B@2:32"
    ),
    HardCase("operators as arguments", "f(x: /,y: /\"/); import A", "A@1:24"),
    HardCase(
      "a slash before a comment",
      "let x = a /b //\" /\nimport A\nlet y = f(/a\"/* \" */)\nimport B",
      "A@2:8",
      "B@4:8"
    ),
    HardCase(
      "a comment after a possible regular expression",
      "f(/a\"/* \" */); import A\nf(/a\"//b\" ); import B",
      "A@1:23",
      "B@2:21"
    ),
    HardCase("an unmatched parenthesis after a class", "f(/[(])\"/); import Z\nimport A", "A@2:8"),
    HardCase("a function named /", "func /(a: Int, s: String = \"/\") {}; import A", "A@1:44"),
    HardCase("an extended one", "let x = #/ \" /#; import A", "A@1:25"),
    HardCase("one with more number signs", "let x = ##/a\"/# \"/##; import A", "A@1:30"),
    HardCase("an escape in an extended one", "let x = #/a\\/#\"/#; import A", "A@1:27"),
    HardCase("a multi-line extended one", "let x = #/\n/* \" \"\"\"\nimport Z\n/#; import A", "A@4:12"),
    HardCase("an unterminated extended one", "let x = #/a\" \nimport A", "A@2:8"),
    HardCase("a path in an interpolation", "let s = \"\\(url)//\\(x)/*\"; import A", "A@1:34"),
    HardCase("slashes in an interpolation", "let s = \"\\(a /b) \\(c/ d)\"; import A", "A@1:35"),
  ]
}
