@testable import Reporting

extension Example {
  /// The seed's modules, with one import that the rules forbid and that closes a cycle.
  static let graph = GraphDrawing(
    title: "Modules",
    nodes: [
      .init(id: "CLI", label: "CLI", group: "app"),
      .init(id: "Composition", label: "Composition", group: "app"),
      .init(id: "Presentation", label: "Presentation", group: "adapters"),
      .init(id: "Data", label: "Data", group: "adapters"),
      .init(id: "Domain", label: "Domain", group: "core"),
      .init(id: "GRDB", label: "GRDB"),
    ],
    edges: [
      .init(from: "CLI", to: "Composition", imports: 2),
      .init(from: "CLI", to: "Presentation", imports: 4),
      .init(from: "Composition", to: "Presentation", imports: 1),
      .init(from: "Composition", to: "Data", imports: 3),
      .init(from: "Composition", to: "Domain", imports: 7),
      .init(from: "Presentation", to: "Domain", imports: 21),
      .init(from: "Data", to: "Domain", imports: 18),
      .init(from: "Data", to: "GRDB", imports: 6),
      .init(from: "Domain", to: "Data", isAllowed: false, imports: 1),
    ]
  )
}
