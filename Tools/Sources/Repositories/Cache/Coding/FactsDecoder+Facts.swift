import Model
import Reading

extension FactsDecoder {
  /// Decodes facts; `nil` if the bytes are malformed, or lack declarations or mentions that `depth` requires.
  static func facts(from bytes: UnsafeRawBufferPointer, depth: SourceScanner.Depth) -> SourceFacts? {
    do throws(Malformed) {
      var decoder = FactsDecoder(bytes)
      return try decoder.facts(depth: depth)
    } catch {
      return nil
    }
  }

  private mutating func facts(depth: SourceScanner.Depth) throws(Malformed) -> SourceFacts? {
    let content = try number()
    let isOutline = content == 1
    switch depth {
    case .imports: break
    case .declarations: guard content > 1 else { return nil }
    case .outlines: guard content > 0 else { return nil }
    }
    var facts = SourceFacts(
      imports: try list { decoder throws(Malformed) in try decoder.importDeclaration() },
      canImports: try mentions(),
      ignores: try list { decoder throws(Malformed) in try decoder.ignoreComment() }
    )
    guard depth.hasDeclarations else { return facts }
    let declarations = Declarations(
      types: try list { decoder throws(Malformed) in try decoder.type() },
      globals: try variables(),
      mentions: try mentions(),
      isOutline: isOutline
    )
    guard isAtEnd else { throw Malformed() }
    if case .outlines(let needsMentions) = depth, isOutline, needsMentions(declarations) { return nil }
    facts.declarations = declarations
    return facts
  }

  private mutating func importDeclaration() throws(Malformed) -> ImportDeclaration {
    ImportDeclaration(
      module: try text(),
      submodule: try textList(),
      kind: try FactCodes.importKinds.value(of: try number()),
      position: try sourcePosition(),
      attributes: try textList(),
      access: try FactCodes.accessLevels.value(of: try number()),
      condition: try optionalCondition()
    )
  }

  mutating func ignoreComment() throws(Malformed) -> IgnoreComment {
    IgnoreComment(
      rule: try text(),
      reason: try text(),
      position: try sourcePosition(),
      line: try signedNumber(),
      lastLine: try signedNumber()
    )
  }

  private mutating func mentions() throws(Malformed) -> [Mention] {
    try list { decoder throws(Malformed) in
      Mention(name: try decoder.text(), position: try decoder.sourcePosition())
    }
  }

  private mutating func variables() throws(Malformed) -> [VariableDeclaration] {
    try list { decoder throws(Malformed) in try decoder.variable() }
  }

  private mutating func type() throws(Malformed) -> TypeDeclaration {
    let name = try text()
    guard let kind = try FactCodes.typeKinds.value(of: try number()) else { throw Malformed() }
    return TypeDeclaration(
      name: name,
      kind: kind,
      position: try sourcePosition(),
      access: try FactCodes.accessLevels.value(of: try number()),
      attributes: try textList(),
      modifiers: try textList(),
      inherited: try textList(),
      variables: try variables(),
      cases: try textList(),
      hasAssociatedValues: try number() != 0,
      mentions: try mentions(),
      condition: try optionalCondition()
    )
  }

  private mutating func variable() throws(Malformed) -> VariableDeclaration {
    let name = try text()
    let position = try sourcePosition()
    let flags = try number()
    return VariableDeclaration(
      name: name,
      position: position,
      isVariable: flags & 1 != 0,
      isStatic: flags & 2 != 0,
      isStored: flags & 4 != 0,
      type: try optionalText(),
      attributes: try textList(),
      modifiers: try textList(),
      access: try FactCodes.accessLevels.value(of: flags >> 3),
      condition: try optionalCondition()
    )
  }
}
