import Testing

@testable import Reporting

@Suite
struct GraphTextTests {
  @Test func `writes Mermaid`() {
    let expected = #"""
      ---
      title: "Modules"
      ---
      flowchart TD
        subgraph g0["adapters"]
          Data["Data"]
        end
        style g0 fill:#deedfc,stroke:#115497,color:#1f2328
        subgraph g1["app"]
          App["App"]
        end
        style g1 fill:#fcdee4,stroke:#97112d,color:#1f2328
        subgraph g2["core"]
          Domain["Domain"]
        end
        style g2 fill:#defce1,stroke:#11971c,color:#1f2328
        n3["grdb"]
        App -->|1| Data
        App -->|7| Domain
        Data -->|18| Domain
        Data -->|6| n3
        Domain -.->|1, forbidden| Data
        linkStyle 4 stroke:#cf222e,color:#cf222e

      """#

    #expect(Example.graph.rendered(as: .mermaid) == expected)
  }

  @Test func `writes DOT`() {
    let expected = #"""
      digraph "Modules" {
        label="Modules";
        labelloc=t;
        fontname="Helvetica";
        node [shape=box, style="rounded,filled", fillcolor=white, fontname="Helvetica"];
        edge [fontname="Helvetica", fontsize=10];
        subgraph "cluster_0" {
          label="adapters";
          bgcolor="#deedfc";
          color="#115497";
          "Data";
        }
        subgraph "cluster_1" {
          label="app";
          bgcolor="#fcdee4";
          color="#97112d";
          "App";
        }
        subgraph "cluster_2" {
          label="core";
          bgcolor="#defce1";
          color="#11971c";
          "Domain";
        }
        "grdb";
        "App" -> "Data" [label="1"];
        "App" -> "Domain" [label="7"];
        "Data" -> "Domain" [label="18"];
        "Data" -> "grdb" [label="6"];
        "Domain" -> "Data" [label="1", color="#cf222e", fontcolor="#cf222e", style=dashed];
      }

      """#

    #expect(Example.graph.rendered(as: .dot) == expected)
  }

  @Test func `writes JSON`() {
    let expected = #"""
      {
        "edges": [
          {
            "allowed": true,
            "from": "App",
            "imports": 1,
            "to": "Data"
          },
          {
            "allowed": true,
            "from": "App",
            "imports": 7,
            "to": "Domain"
          },
          {
            "allowed": true,
            "from": "Data",
            "imports": 18,
            "to": "Domain"
          },
          {
            "allowed": true,
            "from": "Data",
            "imports": 6,
            "to": "grdb"
          },
          {
            "allowed": false,
            "from": "Domain",
            "imports": 1,
            "to": "Data"
          }
        ],
        "nodes": [
          {
            "group": "app",
            "id": "App",
            "label": "App"
          },
          {
            "group": "adapters",
            "id": "Data",
            "label": "Data"
          },
          {
            "group": "core",
            "id": "Domain",
            "label": "Domain"
          },
          {
            "group": null,
            "id": "grdb",
            "label": "grdb"
          }
        ],
        "title": "Modules",
        "version": 1
      }

      """#

    #expect(Example.graph.rendered(as: .json) == expected)
  }
}
