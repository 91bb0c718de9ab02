import Model
import Testing

@testable import Generating

@Suite struct BlocksTests {
  private static func blocks(_ heads: String..., path: String = "file") -> Blocks {
    Blocks(path: path, heads: heads.map(Glob.init))
  }

  @Test func `removes members of an object with their contents, and the comma before them`() {
    let json = """
      {
        "strings" : {
          "Products.title" : {
            "en" : "Products"
          },
          "Web.title" : {
            "en" : "Web"
          },
          "Web.zoom" : {
            "en" : "Zoom"
          }
        },
        "version" : "1.0"
      }
      """

    let left = Self.blocks("\"Web.*\" : {").removed(from: json)

    #expect(
      left == """
        {
          "strings" : {
            "Products.title" : {
              "en" : "Products"
            }
          },
          "version" : "1.0"
        }
        """
    )
  }

  @Test func `removes an object of an Xcode project, which is indented with tabs`() {
    let shop = "\t\tA2 /* Shop */ = {\n\t\t\tname = Shop;\n\t\t};\n"
    let project = "\t\tA1 /* Site */ = {\n\t\t\tname = Site;\n\t\t};\n" + shop

    #expect(Self.blocks("A1 /* Site */**").removed(from: project) == shop)
  }

  @Test func `removes a condition of compilation with its lines`() {
    let swift = "func run() {\n  #if DEBUG\n    show()\n  #endif\n  #if os(Linux)\n    end()\n  #endif\n}\n"

    let left = Self.blocks("#if DEBUG").removed(from: swift)

    #expect(left == "func run() {\n  #if os(Linux)\n    end()\n  #endif\n}\n")
  }

  @Test func `removes cases with their lines, and no others`() {
    let swift = """
      switch self {
      case .articles:
        "Articles"
      case .webTitle:
        "Web"
      case .z:
        "Z"
      }
      """

    #expect(
      Self.blocks("case .web*").removed(from: swift)
        == swift.replacing("case .webTitle:\n  \"Web\"\n", with: "")
    )
  }

  @Test func `a first line that others have as well is found with the next one`() {
    let swift = """
      targets: [
        .target(
          name: "Domain",
          path: "Domain"
        ),
        .target(
          name: "Site",
          path: "Site"
        ),
      ]
      """

    #expect(
      Self.blocks(".target( name: \"Site\"").removed(from: swift) == """
        targets: [
          .target(
            name: "Domain",
            path: "Domain"
          ),
        ]
        """
    )
  }

  @Test(arguments: ["[\n  \"shelf\",\n  \"site\",\n]", "[\n  \"shelf\",\n  \"site\"\n]"])
  func `a pattern says nothing about commas`(list: String) {
    let left = Self.blocks("\"shelf\"").removed(from: list)

    #expect(left == "[\n  \"site\"\n]")
  }

  @Test func `removes rules of a makefile, and no more than one empty line`() {
    let makefile = "run:\n\tswift run\n\nserve:\n\tswift run site\n\nhelp:\n\ttrue\n"

    #expect(Self.blocks("serve:").removed(from: makefile) == "run:\n\tswift run\n\nhelp:\n\ttrue\n")
    #expect(Self.blocks("swift run site").removed(from: makefile).contains("serve:\n\n"))
  }

  @Test func `names the patterns that match nothing`() {
    let blocks = Self.blocks("case .web*", "case .site")

    #expect(blocks.unmatched(in: "  case .webTitle:\n") == [Glob("case .site")])
  }

  @Test(
    arguments: [
      ("## Live", "# Site\n\nText.\n\n## Last\n"),
      ("### Old", "# Site\n\nText.\n\n## Live\n\n```sh\n# run\n```\n\n## Last\n"),
      ("Text**", "# Site\n\n## Live\n\n```sh\n# run\n```\n\n### Old\n\nOld.\nMore.\n\n## Last\n"),
      ("```sh # run", "# Site\n\nText.\n\n## Live\n\n### Old\n\nOld.\nMore.\n\n## Last\n"),
    ]
  )
  func `Markdown has sections, paragraphs and code`(head: String, left: String) {
    let text = "# Site\n\nText.\n\n## Live\n\n```sh\n# run\n```\n\n### Old\n\nOld.\nMore.\n\n## Last\n"

    #expect(Self.blocks(head, path: "README.md").removed(from: text) == left)
  }

  @Test func `a condition of a shell script ends with it`() {
    let script = "if runs site; then\n  serve\nfi\nif runs image; then\n  build\nfi\n"

    #expect(Self.blocks("if runs site; then").removed(from: script) == "if runs image; then\n  build\nfi\n")
  }
}
