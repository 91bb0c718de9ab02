extension GraphDrawing {
  /// The picture in a self-contained page, with a table of all edges.
  ///
  /// Hovering over or focusing a node highlights its imports and importers. A search highlights nodes by name or group,
  /// and is kept in the address; the picture can be zoomed and dragged. The page loads nothing, which its content
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
    <p class="tools" hidden>
    <input type="search" placeholder="Search" aria-label="Search nodes and edges">
    <output></output>
    <button type="button" data-zoom=".8" aria-label="Zoom out">−</button>
    <button type="button" data-zoom="1.25" aria-label="Zoom in">+</button>
    <button type="button" data-zoom="0">Fit</button>
    </p>
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
    let forbiddenFirst = edges.filter { !$0.isAllowed } + edges.filter(\.isAllowed)
    let rows = forbiddenFirst.map { edge in
      """
      <tr\(edge.isAllowed ? "" : " class=\"forbidden\"")>\
      <th scope="row">\(edge.from.visibleMarkup)</th>\
      <td>\(edge.to.visibleMarkup)</td>\
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
    .tools { display: flex; gap: .5rem; align-items: center; }
    .tools[hidden] { display: none; }
    .tools input, .tools button { font: inherit; padding: .125rem .5rem; }
    .tools output { min-width: 8rem; }
    .picture { overflow: auto; max-height: 85vh; margin: 1rem 0; }
    .inward-graph { display: block; max-width: max(100%, 64rem); height: auto; user-select: none; }
    .inward-graph .heading { display: none; }
    .inward-graph .node:focus { outline: none; }
    .inward-graph .node:focus rect, .inward-graph .lit rect { stroke-width: 2.5; }
    .inward-graph .match rect { stroke-width: 4; }
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
    const picture = document.querySelector(".picture");
    const graph = picture.querySelector(".inward-graph");
    const nodes = [...graph.querySelectorAll("[data-node]")];
    const edges = [...graph.querySelectorAll("[data-from]")];
    const tools = document.querySelector(".tools");
    const find = tools.querySelector("input");
    let matches = [];
    let shown = -1;

    const pick = (own) => {
      const picked = new Set(own.map((node) => node.dataset.node));
      const near = new Set(picked);
      for (const edge of edges) {
        const { from, to } = edge.dataset;
        const isLit = picked.has(from) || picked.has(to);
        edge.classList.toggle("lit", isLit);
        if (isLit) near.add(from).add(to);
      }
      for (const node of nodes) node.classList.toggle("lit", near.has(node.dataset.node));
      graph.classList.toggle("picked", own.length > 0);
    };
    const rest = () => pick(nodes.includes(document.activeElement) ? [document.activeElement] : matches);
    for (const node of nodes) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "img");
      node.addEventListener("mouseenter", () => pick([node]));
      node.addEventListener("focus", () => pick([node]));
      node.addEventListener("mouseleave", rest);
      node.addEventListener("blur", () => pick(matches));
    }

    // Zooms around a point of the picture; 0 fits the graph to the page.
    const zoom = (factor, x = picture.clientWidth / 2, y = picture.clientHeight / 2) => {
      const [width, natural] = [graph.getBoundingClientRect().width, graph.viewBox.baseVal.width];
      const next = Math.min(Math.max(width * factor, 200), natural * 4);
      graph.style.maxWidth = factor ? "none" : "";
      graph.style.width = factor ? `${next}px` : "";
      picture.scrollLeft = (picture.scrollLeft + x) * next / width - x;
      picture.scrollTop = (picture.scrollTop + y) * next / width - y;
    };
    for (const button of tools.querySelectorAll("button")) {
      button.addEventListener("click", () => zoom(Number(button.dataset.zoom)));
    }
    picture.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const frame = picture.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 300), event.clientX - frame.left, event.clientY - frame.top);
    }, { passive: false });
    picture.addEventListener("keydown", (event) => {
      const factor = { "+": 1.25, "=": 1.25, "-": .8, "0": 0 }[event.key];
      if (factor !== undefined && !event.ctrlKey && !event.metaKey) zoom(factor);
    });
    picture.addEventListener("pointermove", (event) => {
      if (event.buttons === 1 && event.pointerType === "mouse") picture.scrollBy(-event.movementX, -event.movementY);
    });

    // Shows the next match, large enough to be read.
    const show = () => {
      if (!matches.length) return;
      shown = (shown + 1) % matches.length;
      const width = graph.getBoundingClientRect().width;
      if (width < graph.viewBox.baseVal.width * .7) zoom(graph.viewBox.baseVal.width / width);
      const [node, frame] = [matches[shown], picture].map((element) => element.getBoundingClientRect());
      const [left, top] = [node.x - frame.x, node.y - frame.y];
      picture.scrollBy(left + (node.width - frame.width) / 2, top + (node.height - frame.height) / 2);
    };
    const search = () => {
      const text = find.value.trim().toLowerCase();
      const has = (element) => element.textContent.toLowerCase().includes(text);
      matches = text ? nodes.filter((node) => has(node.querySelector("title"))) : [];
      shown = -1;
      for (const node of nodes) node.classList.toggle("match", matches.includes(node));
      const names = new Set(matches.map((node) => node.querySelector("text").textContent));
      for (const row of document.querySelectorAll("tbody tr")) {
        row.hidden = !has(row) && ![...row.cells].some((cell) => names.has(cell.textContent));
      }
      tools.querySelector("output").textContent = text ? `${matches.length} of ${nodes.length}` : "";
      history.replaceState(null, "", `#${text ? new URLSearchParams({ find: find.value }) : ""}`);
      rest();
    };
    find.addEventListener("input", search);
    find.addEventListener("keydown", (event) => { if (event.key === "Enter") show(); });
    tools.hidden = false;
    find.value = new URLSearchParams(location.hash.slice(1)).get("find") ?? "";
    if (find.value) {
      search();
      show();
    }
    """
}
