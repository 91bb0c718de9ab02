import Model
import TestSupport

/// Generates random facts from a seed, with numbers and texts that no source could have.
struct FactsGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func facts() -> SourceFacts {
    SourceFacts(
      imports: list { $0.importDeclaration() },
      canImports: list { $0.mention() },
      ignores: list { generator in
        IgnoreComment(
          rule: generator.text(),
          reason: generator.text(),
          position: generator.position(),
          line: generator.number(),
          lastLine: generator.number()
        )
      },
      declarations: optional { generator in
        Declarations(
          types: generator.list { $0.type() },
          globals: generator.list { $0.variable() },
          mentions: generator.list { $0.mention() },
          flags: generator.list { generator in
            FlagDeclaration(
              name: generator.text(),
              isOn: generator.text(),
              until: generator.text(),
              position: generator.position()
            )
          }
        )
      }
    )
  }

  private mutating func importDeclaration() -> ImportDeclaration {
    ImportDeclaration(
      module: text(),
      submodule: list { $0.text() },
      kind: optional { $0.element(of: ImportDeclaration.Kind.allCases) },
      position: position(),
      attributes: list { $0.text() },
      access: optional { $0.element(of: AccessLevel.allCases) },
      condition: optional { $0.condition(depth: 4) }
    )
  }

  private mutating func type() -> TypeDeclaration {
    TypeDeclaration(
      name: text(),
      kind: element(of: TypeDeclaration.Kind.allCases),
      position: position(),
      access: optional { $0.element(of: AccessLevel.allCases) },
      attributes: list { $0.text() },
      modifiers: list { $0.text() },
      inherited: list { $0.text() },
      variables: list { $0.variable() },
      cases: list { $0.text() },
      mentions: list { $0.mention() },
      condition: optional { $0.condition(depth: 4) }
    )
  }

  private mutating func variable() -> VariableDeclaration {
    VariableDeclaration(
      name: text(),
      position: position(),
      isVariable: .random(using: &random),
      isStatic: .random(using: &random),
      isStored: .random(using: &random),
      type: optional { $0.text() },
      attributes: list { $0.text() },
      modifiers: list { $0.text() },
      access: optional { $0.element(of: AccessLevel.allCases) },
      condition: optional { $0.condition(depth: 2) }
    )
  }

  private mutating func condition(depth: Int) -> Condition {
    switch Int.random(in: 0...(depth > 0 ? 5 : 2), using: &random) {
    case 0: .literal(.random(using: &random))
    case 1: .flag(text())
    case 2: .test(text(), argument: text())
    case 3: .not(condition(depth: depth - 1))
    case 4: .and(condition(depth: depth - 1), condition(depth: depth - 1))
    default: .or(condition(depth: depth - 1), condition(depth: depth - 1))
    }
  }

  private mutating func mention() -> Mention { Mention(name: text(), position: position()) }

  private mutating func position() -> SourcePosition { SourcePosition(line: number(), column: number()) }

  private mutating func number() -> Int {
    let limit = element(of: [1, 100, 1 << 20, Int.max])
    return Int.random(in: (limit == 1 ? Int.min : 0)...limit, using: &random)
  }

  private mutating func text() -> String {
    element(of: ["", "A", "Sendable", "Größe", "any Loading<[Int: String]>", "👩‍👩‍👧", "e\u{301}", "\u{E9}", "\0\n\r"])
      + element(of: ["", "", "B", String(repeating: "x", count: Int.random(in: 0...300, using: &random))])
  }

  private mutating func list<Element>(_ make: (inout FactsGenerator) -> Element) -> [Element] {
    (0..<element(of: [0, 0, 1, 2, 5])).map { _ in make(&self) }
  }

  private mutating func optional<Value>(_ make: (inout FactsGenerator) -> Value) -> Value? {
    Bool.random(using: &random) ? make(&self) : nil
  }

  private mutating func element<Element>(of list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }
}
