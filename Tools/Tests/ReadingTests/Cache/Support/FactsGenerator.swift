import Model
import TestSupport

/// Generates random facts from a seed, with numbers and texts that no source could have.
struct FactsGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func facts() -> SourceFacts {
    var facts = SourceFacts(imports: list { $0.importDeclaration() })
    facts.canImports = list { $0.mention() }
    facts.ignores = list { generator in
      IgnoreComment(
        rule: generator.text(),
        reason: generator.text(),
        position: generator.position(),
        line: generator.number(),
        lastLine: generator.number()
      )
    }
    facts.declarations = optional { $0.declarations() }
    return facts
  }

  private mutating func declarations() -> Declarations {
    var declarations = Declarations(types: list { $0.type() }, globals: list { $0.variable() })
    declarations.mentions = list { $0.mention() }
    declarations.parameters = list { $0.text() }
    declarations.flags = list { generator in
      FlagDeclaration(
        name: generator.text(),
        isOn: generator.text(),
        until: generator.text(),
        position: generator.position()
      )
    }
    return declarations
  }

  private mutating func importDeclaration() -> ImportDeclaration {
    var declaration = ImportDeclaration(module: text(), position: position())
    declaration.submodule = list { $0.text() }
    declaration.kind = optional { $0.element(of: ImportDeclaration.Kind.allCases) }
    declaration.attributes = list { $0.text() }
    declaration.access = optional { $0.element(of: AccessLevel.allCases) }
    declaration.condition = optional { $0.condition(depth: 4) }
    return declaration
  }

  private mutating func type() -> TypeDeclaration {
    var type = TypeDeclaration(name: text(), kind: element(of: TypeDeclaration.Kind.allCases), position: position())
    type.access = optional { $0.element(of: AccessLevel.allCases) }
    type.attributes = list { $0.text() }
    type.modifiers = list { $0.text() }
    type.inherited = list { $0.text() }
    type.variables = list { $0.variable() }
    type.cases = list { $0.text() }
    type.hasAssociatedValues = .random(using: &random)
    type.mentions = list { $0.mention() }
    type.condition = optional { $0.condition(depth: 4) }
    return type
  }

  private mutating func variable() -> VariableDeclaration {
    var variable = VariableDeclaration(name: text(), position: position(), isVariable: .random(using: &random))
    variable.isStatic = .random(using: &random)
    variable.isStored = .random(using: &random)
    variable.attributes = list { $0.text() }
    variable.condition = optional { $0.condition(depth: 2) }
    return variable
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
