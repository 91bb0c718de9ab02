/// The output formats of a graph.
public enum GraphFormat: String, CaseIterable, Sendable {
  /// For Markdown; GitHub and GitLab render it.
  case mermaid
  /// For Graphviz.
  case dot
  /// For scripts.
  case json
  /// A picture.
  case svg
  /// A page with the picture and a table.
  case html
}
