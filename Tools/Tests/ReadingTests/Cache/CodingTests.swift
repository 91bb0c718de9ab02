import Model
import Testing

@testable import Reading
@testable import Repositories

struct CodingTests {
  @Test func `any facts survive encoding and decoding`() {
    var facts = FactsGenerator(seed: 4)
    for _ in 0..<2_000 {
      var original = facts.facts()

      let bytes = FactsCoder.bytes(of: &original)
      let decoded = bytes.withUnsafeBytes {
        FactsCoder.facts(from: $0, depth: original.declarations == nil ? .imports : .declarations)
      }

      #expect(decoded == original)
    }
  }

  @Test func `canonically equivalent texts stay different`() {
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    var original = SourceFacts(
      imports: [composed, decomposed, composed].map { name in
        ImportDeclaration(module: name, position: SourcePosition(line: 1, column: 8), condition: .flag(name))
      }
    )

    let decoded = FactsCoder.bytes(of: &original).withUnsafeBytes { FactsCoder.facts(from: $0, depth: .imports) }

    let modules = decoded?.imports.map { Array($0.module.utf8) }
    let conditions = decoded?.imports.map { Array(($0.condition?.description ?? "").utf8) }
    #expect(modules == [composed, decomposed, composed].map { Array($0.utf8) })
    #expect(conditions == modules)
  }

  @Test func `builds conditions of any depth without recursion`() throws {
    var deep = Condition.flag("A")
    for _ in 0..<2_000 { deep = .not(deep) }
    let declaration = ImportDeclaration(module: "A", position: SourcePosition(line: 1, column: 8), condition: deep)
    var facts = SourceFacts(imports: [declaration])
    let bytes = FactsCoder.bytes(of: &facts)

    let decoded = bytes.withUnsafeBytes { FactsCoder.facts(from: $0, depth: .imports) }

    #expect(try #require(decoded).imports.first?.condition?.steps.count == 2_001)
  }
}
