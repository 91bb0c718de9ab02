extension HardCase {
  /// Conditions; those that are constant are evaluated.
  static let conditions = [
    HardCase("a condition", "#if os(Linux)\nimport A\n#endif\nimport B", "A@2:8 if os(Linux)", "B@4:8"),
    HardCase(
      "branches",
      "#if os(Linux)\nimport A\n#elseif DEBUG\nimport B\n#else\nimport C\n#endif\nimport D",
      "A@2:8 if os(Linux)",
      "B@4:8 if !os(Linux) && DEBUG",
      "C@6:8 if !os(Linux) && !DEBUG",
      "D@8:8"
    ),
    HardCase("a negation", "#if !DEBUG\nimport A\n#else\nimport B\n#endif", "A@2:8 if !DEBUG", "B@4:8 if DEBUG"),
    HardCase(
      "a disjunction",
      "#if A1 || B1\nimport A\n#else\nimport B\n#endif",
      "A@2:8 if A1 || B1",
      "B@4:8 if !(A1 || B1)"
    ),
    HardCase(
      "nesting",
      "#if X\n#if Y\nimport A\n#else\nimport B\n#endif\nimport C\n#endif\nimport D",
      "A@3:8 if X && Y",
      "B@5:8 if X && !Y",
      "C@7:8 if X",
      "D@9:8"
    ),
    HardCase("false", "#if false\nimport A\n#else\nimport B\n#endif", "A@2:8 if false", "B@4:8"),
    HardCase("true", "#if true\nimport A\n#else\nimport B\n#endif", "A@2:8", "B@4:8 if false"),
    HardCase("false and more", "#if X\n#if false && Y\nimport A\n#endif\n#endif", "A@3:8 if X && false && Y"),
    HardCase("a comment after it", "#if X // import Z\nimport A\n#endif // X\nimport B", "A@2:8 if X", "B@4:8"),
    HardCase("a comment inside", "#if X/**/&&/* y */Y\nimport A\n#endif", "A@2:8 if X && Y"),
    HardCase("a comment directly after it", "#if os(Linux)//&& false\nimport A\n#endif", "A@2:8 if os(Linux)"),
    HardCase("lines in parentheses", "#if (X &&\n  Y)\nimport A\n#endif", "A@3:8 if X && Y"),
    HardCase("a condition after them", "#if os(\n Linux\n ) && !Y\nimport A\n#endif", "A@4:8 if os(Linux) && !Y"),
    HardCase("versions", "#if swift(>=6.0) && compiler(<7)\nimport A\n#endif", "A@2:8 if swift(>=6.0) && compiler(<7)"),
    HardCase(
      "other tests",
      "#if targetEnvironment(simulator) || hasFeature(X) || arch(arm64)\nimport A\n#endif",
      "A@2:8 if targetEnvironment(simulator) || hasFeature(X) || arch(arm64)"
    ),
    HardCase(
      "a module's version",
      "#if canImport(X, _version: 1)\nimport A\n#endif",
      "A@2:8 if canImport(X, _version: 1)"
    ),
    HardCase("precedence", "#if X || Y && Z\nimport A\n#endif", "A@2:8 if X || Y && Z"),
    HardCase(
      "too hard a condition",
      "#if foo == 5 {}\nimport A\n#else\nimport B\n#endif",
      "A@2:8 if foo == 5 {}",
      "B@4:8 if !foo == 5 {}"
    ),
    HardCase("in a function", "func f() {\n#if X\n  g()\n#else\n  h(\"#endif\")\n#endif\n}\nimport A", "A@8:8"),
    HardCase("around a member", "foo\n#if X\n  .bar\n#else\n  .baz\n#endif\nimport A", "A@7:8"),
    HardCase("in a comment or a string", "/* #if X */ let s = \"#if X\"\nimport A", "A@2:8"),
    HardCase("a string in a branch", "#if X\nlet s = \"\"\"\n#endif\n\"\"\"\nimport A\n#endif", "A@5:8 if X"),
    HardCase("an unmatched #endif", "#endif\nimport A\n#else\nimport B", "A@2:8", "B@4:8"),
    HardCase("an unmatched #if", "#if X\nimport A", "A@2:8 if X"),
    HardCase("no condition", "#if\nimport A\n#endif", "A@2:8"),
    HardCase(
      "a branch after #else",
      "#if X\n#else\n#elseif Y\nimport A\n#endif\nimport B",
      "A@4:8 if false",
      "B@6:8"
    ),
  ]
}
