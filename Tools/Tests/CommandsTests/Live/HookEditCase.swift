import Foundation
import Testing

/// An edit for `inward hook`, and what it breaks.
struct HookEditCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What is different on disk from a `Shop` without findings.
  let files: [String: String]
  /// What differs in the last commit from the files on disk; nil without a git repository.
  let committed: [String: String?]?
  /// JSON, in which `ROOT` stands for the repository's folder.
  let input: String
  /// As `rule path:line`.
  let findings: [String]

  private init(
    _ description: String,
    _ input: String,
    files: [String: String] = [:],
    committed: [String: String?]? = nil,
    breaks findings: [String] = []
  ) {
    testDescription = description
    self.files = files
    self.committed = committed
    self.input = input
    self.findings = findings
  }

  private static let list = "Sources/Screens/List.swift"
  private static let dataImport = ["layer \(list):1", "undeclared \(list):1"]
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "Data"), .target(name: "Screens", dependencies: ["Domain"])])
    """

  private static func json(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func tool(_ input: [String: Any]) -> String {
    json(["tool_name": "Edit", "cwd": "ROOT/Sources", "tool_input": input])
  }

  static let edits = [
    Self(
      "a text that is not saved",
      json(["file": list, "text": "import Data\nimport Domain\n"]),
      breaks: dataImport
    ),
    Self(
      "a text with half of a character",
      #"{"file": "\#(list)", "text": "import Data // \uD83D\nimport Domain\n"}"#,
      breaks: dataImport
    ),
    Self("a text without a change", json(["file": list, "text": "import Domain\n"])),
    Self(
      "the content of a tool that has not run",
      tool(["file_path": "ROOT/\(list)", "content": "import Data\nimport Domain\n"]),
      breaks: dataImport
    ),
    Self(
      "the content of a tool that has run",
      tool(["file_path": "Screens/List.swift", "content": "import Data\nimport Domain\n"]),
      files: [list: "import Data\nimport Domain\n"],
      committed: [list: "import Domain\n"],
      breaks: dataImport
    ),
    Self(
      "a new file that git does not know",
      tool(["file_path": "Screens/New.swift", "content": "import Data\n"]),
      files: ["Sources/Screens/New.swift": "import Data\n"],
      committed: ["Sources/Screens/New.swift": nil],
      breaks: ["layer Sources/Screens/New.swift:1", "undeclared Sources/Screens/New.swift:1"]
    ),
    Self(
      "a saved file without its text, in no git repository",
      json(["file": list]),
      files: [list: "import Data\nimport Domain\n"],
      breaks: dataImport
    ),
    Self(
      "a replacement that has not been made",
      tool(["file_path": "ROOT/\(list)", "old_string": "import", "new_string": "import Data\nimport"]),
      breaks: dataImport
    ),
    Self(
      "a replacement that has been made",
      tool(["file_path": "ROOT/\(list)", "old_string": "import Dom", "new_string": "import Data\nimport Dom"]),
      files: [list: "import Data\nimport Domain\n"],
      breaks: dataImport
    ),
    Self(
      "a replacement in a file with an earlier finding",
      tool(["file_path": "ROOT/\(list)", "old_string": "// end", "new_string": "// The end."]),
      files: [list: "import Data\nimport Domain\n// The end.\n"]
    ),
    Self(
      "a deletion that has been made",
      tool(["file_path": "ROOT/\(list)", "old_string": "import Domain\n", "new_string": ""]),
      files: [list: "// nothing\n"],
      committed: [list: "import Domain\n// nothing\n"],
      breaks: ["unused Package.swift:12"]
    ),
    Self(
      "a deletion of an ignore comment that has been made",
      tool(["file_path": "ROOT/\(list)", "old_string": "// inward:ignore layer: the app needs it\n", "new_string": ""]),
      files: [list: "import Data // inward:ignore undeclared: it is there\nimport Domain\n"],
      committed: [
        list: """
        // inward:ignore layer: the app needs it
        import Data // inward:ignore undeclared: it is there
        import Domain

        """
      ],
      breaks: ["layer \(list):1"]
    ),
    Self(
      "a replacement of lines that has not been made in a file with CRLF",
      tool(["file_path": "ROOT/\(list)", "old_string": "// begin\nimport", "new_string": "import Data\nimport"]),
      files: [list: "// begin\r\nimport Domain\r\n"],
      breaks: dataImport
    ),
    Self(
      "a replacement of lines that has been made in a file with CRLF",
      tool(["file_path": "ROOT/\(list)", "old_string": "import", "new_string": "import Data\nimport"]),
      files: [list: "import Data\r\nimport Domain\r\n"],
      breaks: dataImport
    ),
    Self(
      "a replacement in a file with CRLF and an earlier finding",
      tool(["file_path": "ROOT/\(list)", "old_string": "\n// end", "new_string": "\n// The end."]),
      files: [list: "import Data\r\nimport Domain\r\n// The end.\r\n"]
    ),
    Self(
      "several replacements",
      tool([
        "file_path": "ROOT/\(list)",
        "edits": [
          ["old_string": "Domain", "new_string": "Datum", "replace_all": true],
          ["old_string": "Datum", "new_string": "Data\nimport Domain"],
        ],
      ]),
      breaks: dataImport
    ),
    Self(
      "a new file in place of an empty text",
      tool(["file_path": "Screens/New.swift", "old_string": "", "new_string": "import Data\n"]),
      breaks: ["layer Sources/Screens/New.swift:1", "undeclared Sources/Screens/New.swift:1"]
    ),
    Self(
      "several replacements, of which the first makes a new file",
      tool([
        "file_path": "Screens/New.swift",
        "edits": [
          ["old_string": "", "new_string": "import Datum\n"], ["old_string": "Datum", "new_string": "Data"],
        ],
      ]),
      breaks: ["layer Sources/Screens/New.swift:1", "undeclared Sources/Screens/New.swift:1"]
    ),
    Self(
      "a manifest, which breaks another file",
      json(["file": "Package.swift", "text": manifest]),
      breaks: ["undeclared Sources/Data/Store.swift:1"]
    ),
    Self(
      "an ignored finding in a manifest",
      json([
        "file": "Package.swift",
        "text": manifest.replacing(
          ".target(name: \"Data\")",
          with:
            ".target(name: \"Data\", dependencies: [\"Domain\",\n  // inward:ignore unused: for now\n  \"Base\"]), .target(name: \"Base\")"
        ),
      ]),
      breaks: ["exhaustive Package.swift:5", "manifest Package.swift:5"]
    ),
    Self(
      "a configuration, which breaks another file",
      json([
        "file": "inward.yml",
        "text": """
        version: 1
        layers:
          Domain: { targets: [Domain], external: [Foundation] }
          Data: { targets: [Data] }
          Screens: { targets: [Screens], mayImport: [Domain] }
        """,
      ]),
      breaks: ["layer Sources/Data/Store.swift:1"]
    ),
    Self(
      "an invalid configuration",
      json(["file": "inward.yml", "text": "version: 1\nlayrs: {}\n"]),
      breaks: ["configuration inward.yml:1", "configuration inward.yml:2"]
    ),
    Self(
      "an ignored finding",
      json(["file": list, "text": "// inward:ignore layer, undeclared: for now\nimport Data\nimport Domain\n"])
    ),
    Self(
      "a finding in the baseline",
      json(["file": list, "text": "import Data\nimport Domain\n"]),
      files: [
        "inward-baseline.json": """
        {"version": 1, "findings": [
          {"rule": "layer", "path": "\(list)", "subject": "Data", "count": 1},
          {"rule": "undeclared", "path": "\(list)", "subject": "Data", "count": 1}
        ]}
        """
      ]
    ),
    Self("no Swift file", json(["file": "README.md", "text": "import Data\n"])),
    Self("a file outside of the repository", json(["file": "/tmp/nowhere/List.swift", "text": "import Data\n"])),
    Self("a hidden file", json(["file": "Sources/Screens/.List.swift", "text": "import Data\n"])),
    Self("a tool that edits nothing", tool(["command": "ls", "content": [1], "edits": "none"])),
  ]
}
