import Model
import Reading
import Testing

struct ImportTests {
  @Test(arguments: HardCase.all)
  func `finds what the compiler finds, at the same positions`(hard: HardCase) {
    let facts = SourceScanner.facts(of: hard.source, depth: .imports)

    #expect(facts.imports.map(\.summary) == hard.imports)
  }

  @Test(arguments: HardCase.all)
  func `reading declarations does not affect imports`(hard: HardCase) {
    let alone = SourceScanner.facts(of: hard.source, depth: .imports)
    var both = SourceScanner.facts(of: hard.source, depth: .declarations)
    both.declarations = nil

    #expect(both == alone)
  }

  @Test(
    arguments: [
      ("import A", nil, []),
      ("import A.B.C", nil, ["B", "C"]),
      ("import struct A.B", .struct, ["B"]),
      ("import func A.f", .func, ["f"]),
      ("import struct A . B", .struct, ["B"]),
      ("import struct A::B", .struct, ["B"]),
      ("import typealias A.`B C`", .typealias, ["B C"]),
      ("import A /* c */ . /* d */ B // e", nil, ["B"]),
      ("import A\n.B", nil, []),
    ] as [(String, ImportDeclaration.Kind?, [String])]
  )
  func `reads the path`(source: String, kind: ImportDeclaration.Kind?, submodule: [String]) throws {
    let found = try #require(SourceScanner.facts(of: source, depth: .imports).imports.first)

    #expect(found.module == "A")
    #expect(found.kind == kind)
    #expect(found.submodule == submodule)
  }

  @Test(
    arguments: [
      ("import A", [], nil),
      ("@testable import A", ["testable"], nil),
      ("@testable\n// why\n@_exported public import A", ["testable", "_exported"], .public),
      ("@_spi(Group) @_spi( Other ) package import A", ["_spi(Group)", "_spi( Other )"], .package),
      ("@_spi(\n  Group // c\n) internal\nimport A", ["_spi( Group )"], .internal),
      ("@available(macOS 14, *) fileprivate import A", ["available(macOS 14, *)"], .fileprivate),
      ("@a.b(\"import )\") private import A", ["a.b(\"import )\")"], .private),
      ("@testable @_spi (Group) import A", ["testable", "_spi"], nil),
      ("@;import A", [], nil),
      ("#if X\n@testable\n#endif\nimport A", ["testable"], nil),
      ("#if X\n#else\npublic import A\n#endif", [], .public),
      ("#if X\n#endif\npackage import A", [], .package),
      ("let a = package\nimport A", [], nil),
      ("let a = x.public\nimport A", [], nil),
      ("@testable struct S {}\nimport A", [], nil),
      ("public let a = 1; import A", [], nil),
      ("f()\npublic\nimport A", [], .public),
    ] as [(String, [String], AccessLevel?)]
  )
  func `reads attributes and access`(source: String, attributes: [String], access: AccessLevel?) throws {
    let found = try #require(SourceScanner.facts(of: source, depth: .imports).imports.first)

    #expect(found.attributes == attributes)
    #expect(found.access == access)
  }

  @Test func `attributes belong to the import that they precede`() {
    let source = "@testable import A\nimport B\npublic import C\nimport D"

    let imports = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(imports.map(\.attributes) == [["testable"], [], [], []])
    #expect(imports.map(\.access) == [nil, nil, .public, nil])
  }

  @Test func `detects imports that no build can reach`() {
    let source = "#if false\nimport A\n#elseif X\nimport B\n#endif\n#if X && !true\nimport C\n#endif"

    let imports = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(imports.map(\.isUnreachable) == [true, false, true])
  }

  @Test func `accepts bytes that are not UTF-8`() {
    let source =
      Array("import A".utf8) + [0xFF, 0xC3, 0x41] + Array("\n// ".utf8) + [0xE2, 0x82]
      + Array("\nimport B".utf8) + [0xF0]

    let imports = SourceScanner.facts(of: source, depth: .imports).imports

    #expect(imports.map(\.summary) == ["A@1:8", "B@3:8"])
  }
}
