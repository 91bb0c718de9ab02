extension GraphDrawing {
  /// The picture in a self-contained page, with a table of all edges.
  ///
  /// Hovering over or focusing a node highlights its imports and importers. The page loads nothing, which its content
  /// security policy enforces.
  func html() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>\(title.visibleMarkup)</title>
    <style>
    \(Self.pageStyle)
    </style>
    </head>
    <body>
    <main>
    <h1>\(title.visibleMarkup)</h1>
    <p>\(summary.visibleMarkup)</p>
    <div class="picture" role="region" aria-label="Graph" tabindex="0">
    \(svg(role: "group"))</div>
    \(table)</main>
    <script>
    \(Self.pageScript)
    </script>
    </body>
    </html>

    """
  }

  private var table: String {
    let labels = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.label) })
    let forbiddenFirst = edges.filter { !$0.isAllowed } + edges.filter(\.isAllowed)
    let rows = forbiddenFirst.map { edge in
      """
      <tr\(edge.isAllowed ? "" : " class=\"forbidden\"")>\
      <th scope="row">\(labels[edge.from, default: edge.from].visibleMarkup)</th>\
      <td>\(labels[edge.to, default: edge.to].visibleMarkup)</td>\
      <td>\(edge.imports)</td>\
      <td>\(edge.isAllowed ? "allowed" : "forbidden")</td></tr>

      """
    }
    return """
      <table>
      <caption>Every edge</caption>
      <thead><tr><th scope="col">From</th><th scope="col">To</th><th scope="col">Imports</th>\
      <th scope="col">Rule</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }

  private static let pageStyle = """
    body { margin: 2rem auto; max-width: 96rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
    body { color: #1f2328; background: #ffffff; }
    h1 { font-size: 1.5rem; margin: 0; }
    .picture { overflow-x: auto; margin: 1rem 0; }
    .inward-graph { max-width: max(100%, 64rem); height: auto; }
    .inward-graph .heading { display: none; }
    .inward-graph .node:focus { outline: none; }
    .inward-graph .node:focus rect, .inward-graph .lit rect { stroke-width: 2.5; }
    .inward-graph.picked .node:not(.lit) { opacity: .25; }
    .inward-graph.picked .edges .edge:not(.lit) { opacity: .1; }
    table { border-collapse: collapse; }
    caption { text-align: left; font-weight: 600; padding: .5rem 0; }
    th, td { text-align: left; font-weight: normal; padding: .25rem 1.5rem .25rem 0; border-top: 1px solid #d1d9e0; }
    thead th { font-weight: 600; }
    tr.forbidden { color: #cf222e; }
    @media (prefers-color-scheme: dark) {
    body { color: #e6edf3; background: #0d1117; }
    th, td { border-color: #3d444d; }
    tr.forbidden { color: #ff7b72; }
    }
    """

  private static let pageScript = """
    const graph = document.querySelector(".inward-graph");
    const nodes = [...graph.querySelectorAll("[data-node]")];
    const edges = [...graph.querySelectorAll("[data-from]")];
    const pick = (index) => {
      const near = new Set([index]);
      for (const edge of edges) {
        const { from, to } = edge.dataset;
        edge.classList.toggle("lit", from === index || to === index);
        if (from === index) near.add(to);
        if (to === index) near.add(from);
      }
      for (const node of nodes) node.classList.toggle("lit", near.has(node.dataset.node));
      graph.classList.toggle("picked", index !== undefined);
    };
    for (const node of nodes) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "img");
      node.addEventListener("mouseenter", () => pick(node.dataset.node));
      node.addEventListener("focus", () => pick(node.dataset.node));
      node.addEventListener("mouseleave", () => pick(document.activeElement.dataset.node));
      node.addEventListener("blur", () => pick());
    }
    """
}
