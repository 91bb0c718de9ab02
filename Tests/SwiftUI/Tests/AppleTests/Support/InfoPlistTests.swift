import Foundation
import Presentation
import Testing

/// What the app tells the system about itself is what Presentation says.
@Suite
struct InfoPlistTests {
  @Test
  func `The app opens links with the scheme of its routes`() throws {
    let types = try #require(try Self.info()["CFBundleURLTypes"] as? [[String: Any]])

    #expect(types.compactMap { $0["CFBundleURLSchemes"] as? [String] } == [[RouteCodec.scheme]])
  }

  @Test
  func `The app has the languages of its texts`() throws {
    let languages = try #require(try Self.info()["CFBundleLocalizations"] as? [String])

    #expect(languages.sorted() == Language.allCases.map(\.rawValue).sorted())
  }

  private static func info() throws -> [String: Any] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../../Apps/Apple/Resources/Info.plist").standardized
    let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
    return try #require(list as? [String: Any])
  }
}
