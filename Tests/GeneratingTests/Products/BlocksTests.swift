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
}
