@testable import Reporting

extension Example {
  /// Four modules, with one forbidden import that closes a cycle.
  static let graph = GraphDrawing(
    title: "Modules",
    nodes: [
      .init(id: "App", group: "app"),
      .init(id: "Data", group: "adapters"),
      .init(id: "Domain", group: "core"),
      .init(id: "grdb"),
    ],
    edges: [
      .init(from: "App", to: "Data", imports: 1),
      .init(from: "App", to: "Domain", imports: 7),
      .init(from: "Data", to: "Domain", imports: 18),
      .init(from: "Data", to: "grdb", imports: 6),
      .init(from: "Domain", to: "Data", isAllowed: false, imports: 1),
    ]
  )

  /// Names that need escaping in each format.
  static let hostileGraph = GraphDrawing(
    title: hostileText,
    nodes: [.init(id: hostileText, group: hostileText), .init(id: "B")],
    edges: [
      .init(from: hostileText, to: "B", imports: 1), .init(from: "B", to: hostileText, isAllowed: false, imports: 2),
    ]
  )
}
