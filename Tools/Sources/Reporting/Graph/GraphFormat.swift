/// The forms in which a graph can be written.
public enum GraphFormat: String, CaseIterable, Sendable {
  /// For Markdown: GitHub and GitLab draw it.
  case mermaid
  /// For Graphviz.
  case dot
  /// For scripts.
  case json
  /// A picture, laid out by ourselves.
  case svg
  /// The picture in a page of its own, with a table for those who do not see it.
  case html
}
