import Presentation
import Testing

@testable import Server

struct PageMenusTests {
  @Test func `each language, feature and kind of link has a menu of its own, which is drawn once`() {
    let menus = PageMenus()
    let languages = [
      RequestLanguage(language: .english, isInAddress: false),
      RequestLanguage(language: .english, isInAddress: true),
      RequestLanguage(language: .german, isInAddress: true),
      RequestLanguage(language: .english, isInAddress: false, linkPrefix: "/other"),
    ]
    var drawn: [String] = []
    for round in 1...2 {
      for language in languages {
        for feature in [nil, "notes", "orders"] {
          let name = "\(language) \(feature ?? "none")"
          let html = menus.html(in: language, at: feature) {
            drawn.append(name)
            return "\(name) \(round)"
          }
          #expect(html == "\(name) 1")
        }
      }
    }
    #expect(drawn.count == 12)
    #expect(Set(drawn).count == 12)
  }
}
