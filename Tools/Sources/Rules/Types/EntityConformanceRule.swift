public import Model

/// Finds entities that know of the wire or of a row.
public struct EntityConformanceRule: Rule {
  public static let documentation = RuleDocumentation(
    name: "entity-conformance",
    summary: "entities carry no conformance of the wire or of a database row",
    why: """
      An entity that decodes itself has the names and the gaps of somebody's JSON, and changes whenever that does; so \
      does everything that uses it.
      """,
    mend: "Decode into a type of the data layer, and map it to the entity there.",
    broken: "struct Product: Codable {}  // in Domain",
    kept: """
      struct Product {}  // in Domain
      struct ProductJSON: Decodable {}  // in Data
      """,
    reads: .declarations
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

  public func idle(in context: RuleContext) -> [IdleSetting] {
    idleRole(context.configuration.roles.entities, "entities", in: context)
  }
}
