import Model
import Testing

@testable import Generating

@Suite struct BlocksTests {
  @Test func `members of an object go with what they hold, and with the comma before them`() {
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

  @Test func `cases go with their lines, and others stay`() {
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
