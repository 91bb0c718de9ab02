import Model
import Testing

@testable import Generating

@Suite struct BlocksTests {
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

    let left = Blocks(heads: [Glob("\"Web.*\" : {")]).removed(from: json)

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
      Blocks(heads: [Glob("case .web*")]).removed(from: swift)
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
      Blocks(heads: [Glob(".target( name: \"Site\"")]).removed(from: swift) == """
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
    let left = Blocks(heads: [Glob("\"shelf\"")]).removed(from: list)

    #expect(left == "[\n  \"site\"\n]")
  }

  @Test func `removes rules of a makefile, and no more than one empty line`() {
    let makefile = "run:\n\tswift run\n\nserve:\n\tswift run site\n\nhelp:\n\ttrue\n"

    #expect(Blocks(heads: [Glob("serve:")]).removed(from: makefile) == "run:\n\tswift run\n\nhelp:\n\ttrue\n")
    #expect(Blocks(heads: [Glob("swift run site")]).removed(from: makefile).contains("serve:\n\n"))
  }

  @Test func `names the patterns that match nothing`() {
    let blocks = Blocks(heads: [Glob("case .web*"), Glob("case .site")])

    #expect(blocks.unmatched(in: "  case .webTitle:\n") == [Glob("case .site")])
  }
}
