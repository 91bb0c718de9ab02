extension Example {
  /// The page around ``graph``, with `{{svg}}` instead of the picture.
  static let html = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Modules</title>
    <style>
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
    </style>
    </head>
    <body>
    <main>
    <h1>Modules</h1>
    <p>4 nodes and 5 edges, 1 of them forbidden.</p>
    <div class="picture" role="region" aria-label="Graph" tabindex="0">
    {{svg}}
    </div>
    <table>
    <caption>Every edge</caption>
    <thead><tr><th scope="col">From</th><th scope="col">To</th><th scope="col">Imports</th><th scope="col">Rule</th></tr></thead>
    <tbody>
    <tr class="forbidden"><th scope="row">Domain</th><td>Data</td><td>1</td><td>forbidden</td></tr>
    <tr><th scope="row">App</th><td>Data</td><td>1</td><td>allowed</td></tr>
    <tr><th scope="row">App</th><td>Domain</td><td>7</td><td>allowed</td></tr>
    <tr><th scope="row">Data</th><td>Domain</td><td>18</td><td>allowed</td></tr>
    <tr><th scope="row">Data</th><td>GRDB</td><td>6</td><td>allowed</td></tr>
    </tbody>
    </table>
    </main>
    <script>
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
    </script>
    </body>
    </html>

    """#
}
