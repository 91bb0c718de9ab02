public import Model

/// Finds entities with conformances for JSON or database rows.
public struct EntityConformanceRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "entity-conformance",
    summary: "entities have no conformances for JSON or database rows",
    why: """
      An entity that decodes itself uses the names and optionality of someone else's JSON. When that changes, so do \
      the entity and all code that uses it.
      """,
    fix: "Decode into a type in the data layer, and map it to the entity there.",
    broken: "struct Product: Codable {}  // in Domain",
    kept: """
      struct Product {}  // in Domain
      struct ProductJSON: Decodable {}  // in Data
      """,
    reads: .declarations { $0.roles.entities != nil }
  )

  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let roles = context.configuration.roles
    let index = context.types
    let entities = index.entries(as: roles.entities)
    let names = Set(entities.map(\.type.name))
    let extensions = index.entries.filter {
      $0.type.kind == .extension && names.contains($0.type.name) && !$0.isInTests
    }
    return (entities + extensions).flatMap { entry in
      entry.type.conformances.filter { roles.foreignConformances.matches($0) }.map { conformance in
        Finding(
          self,
          about: entry,
          message: "the entity \(entry.type.name) conforms to \(conformance)",
          subject: "\(entry.type.name): \(conformance)"
        )
      }
    }
  }

  public func unmatchedSettings(in context: RuleContext) -> [UnmatchedSetting] {
    unmatchedRole(context.configuration.roles.entities, "entities", in: context)
  }
}
