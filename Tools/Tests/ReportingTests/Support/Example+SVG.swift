extension Example {
  /// The reviewed drawing of ``graph``.
  static let svg = #"""
    <svg xmlns="http://www.w3.org/2000/svg" class="inward-graph" role="img" aria-labelledby="inward-title inward-desc" width="328" height="386" viewBox="0 0 328 386">
    <title id="inward-title">Modules</title>
    <desc id="inward-desc">4 nodes and 5 edges, 1 of them forbidden.</desc>
    <style>
    .inward-graph { font-family: system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    .inward-graph text { font-size: 14px; text-anchor: middle; }
    .inward-graph .heading { font-size: 18px; font-weight: 600; text-anchor: start; }
    .inward-graph .group { font-size: 11px; }
    .inward-graph .key { font-size: 12px; text-anchor: start; }
    .inward-graph .edge { fill: none; stroke-width: 1.4; marker-end: url(#inward-arrow); }
    .inward-graph .forbidden { stroke-width: 2.2; stroke-dasharray: 7 4; marker-end: url(#inward-arrow-forbidden); }
    .inward-graph .ground { fill: #ffffff; }
    .inward-graph text { fill: #1f2328; }
    .inward-graph .group { fill: #57606a; }
    .inward-graph .edge { stroke: #848d97; }
    .inward-graph .head { fill: #848d97; }
    .inward-graph .edge.forbidden { stroke: #cf222e; }
    .inward-graph .forbidden-head { fill: #cf222e; }
    .inward-graph .plain rect { fill: #ffffff; stroke: #57606a; }
    .inward-graph .color0 rect { fill: #deedfc; stroke: #115497; }
    .inward-graph .color1 rect { fill: #fcdee4; stroke: #97112d; }
    .inward-graph .color2 rect { fill: #defce1; stroke: #11971c; }
    @media (prefers-color-scheme: dark) {
    .inward-graph .ground { fill: #0d1117; }
    .inward-graph text { fill: #e6edf3; }
    .inward-graph .group { fill: #9198a1; }
    .inward-graph .edge { stroke: #6e7681; }
    .inward-graph .head { fill: #6e7681; }
    .inward-graph .edge.forbidden { stroke: #ff7b72; }
    .inward-graph .forbidden-head { fill: #ff7b72; }
    .inward-graph .plain rect { fill: #0d1117; stroke: #9198a1; }
    .inward-graph .color0 rect { fill: #14293d; stroke: #67a8e9; }
    .inward-graph .color1 rect { fill: #3d141d; stroke: #e96782; }
    .inward-graph .color2 rect { fill: #143d18; stroke: #67e972; }
    }
    </style>
    <defs>
    <marker id="inward-arrow" viewBox="0 0 8 8" refX="7.5" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path class="head" d="M0 .8L8 4L0 7.2z"/></marker>
    <marker id="inward-arrow-forbidden" viewBox="0 0 8 8" refX="7.5" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path class="head forbidden-head" d="M0 .8L8 4L0 7.2z"/></marker>
    </defs>
    <rect class="ground" width="100%" height="100%"/>
    <text class="heading" x="24" y="34">Modules</text>
    <g class="edges">
    <path class="edge" data-from="0" data-to="1" d="M187.2 102C187.2 130 165 130 165 158"><title>App → Data: 1 import</title></path>
    <path class="edge" data-from="0" data-to="2" d="M205.2 102C205.2 130 227.5 130 227.5 158L227.5 202C227.5 232 229 232 229 262"><title>App → Domain: 7 imports</title></path>
    <path class="edge" data-from="1" data-to="2" d="M165 202C165 232 193 232 193 262"><title>Data → Domain: 18 imports</title></path>
    <path class="edge" data-from="1" data-to="3" d="M147 202C147 232 115.5 232 115.5 262"><title>Data → grdb: 6 imports</title></path>
    <path class="edge forbidden" data-from="2" data-to="1" d="M211 262C211 232 183 232 183 202"><title>Domain → Data: 1 import, forbidden</title></path>
    </g>
    <g class="nodes">
    <g class="node color1" data-node="0"><title>App, app</title><rect x="160.2" y="58" width="72" height="44" rx="7"/><text x="196.2" y="77">App</text><text class="group" x="196.2" y="93">app</text></g>
    <g class="node color0" data-node="1"><title>Data, adapters</title><rect x="126.5" y="158" width="77" height="44" rx="7"/><text x="165" y="177">Data</text><text class="group" x="165" y="193">adapters</text></g>
    <g class="node color2" data-node="2"><title>Domain, core</title><rect x="173.5" y="262" width="75" height="44" rx="7"/><text x="211" y="281">Domain</text><text class="group" x="211" y="297">core</text></g>
    <g class="node plain" data-node="3"><title>grdb</title><rect x="79.5" y="262" width="72" height="44" rx="7"/><text x="115.5" y="289">grdb</text></g>
    </g>
    <g class="color1"><rect x="24" y="331" width="18" height="14" rx="3"/></g><text class="key" x="50" y="342">app</text>
    <g class="color0"><rect x="89" y="331" width="18" height="14" rx="3"/></g><text class="key" x="115" y="342">adapters</text>
    <g class="color2"><rect x="189" y="331" width="18" height="14" rx="3"/></g><text class="key" x="215" y="342">core</text>
    <path class="edge forbidden" d="M24 362L44 362"/><text class="key" x="50" y="366">forbidden</text>
    </svg>

    """#
}
