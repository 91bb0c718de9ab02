import Testing

@testable import Presentation
@testable import Server

/// Browsers keep pictures for a day, and people know items by them.
@Suite(.timeLimit(.minutes(10))) struct PictureTests {
  @Test func `a picture keeps its form`() {
    #expect(
      PictureSVG(id: 1, category: "lighting").text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img"><defs><linearGradient id="g" x2="1" y2="1">\
        <stop stop-color="hsl(13 45% 82%)"/><stop offset="1" stop-color="hsl(48 50% 66%)"/></linearGradient></defs>\
        <rect width="320" height="240" fill="url(#g)"/>\
        <circle cx="226" cy="109" r="54" fill="hsl(163 42% 38%)" fill-opacity=".78"/>\
        <circle cx="219" cy="154" r="74" fill="hsl(180 42% 47%)" fill-opacity=".78"/>\
        <path d="M61 95l69 138h-138z" fill="hsl(197 42% 56%)" fill-opacity=".78"/>\
        <circle cx="64" cy="94" r="71" fill="hsl(214 42% 65%)" fill-opacity=".78"/></svg>
        """
    )
  }

  @Test func `a hundred characters of a category count`() async throws {
    let category = String((0..<100).map { Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0 % 10))) })

    let picture = try await TestServer().get("/pictures\(Home.list)/1.svg?category=\(category)rest").text

    #expect(picture == PictureSVG(id: 1, category: category).text)
  }

  @Test func `the address of a picture has the letters, digits and hyphens of its category`() {
    let picture = Picture(id: 7, category: "mens-shirts 2&size=\u{E4}\"")

    #expect(picture.path(in: "orders") == "/pictures/orders/7.svg?category=mens-shirts2size")
  }

  @Test func `a picture without a category, or of a negative number, keeps its form`() {
    #expect(
      PictureSVG(id: -7, category: "").text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img"><defs><linearGradient id="g" x2="1" y2="1">\
        <stop stop-color="hsl(329 45% 82%)"/><stop offset="1" stop-color="hsl(4 50% 66%)"/></linearGradient></defs>\
        <rect width="320" height="240" fill="url(#g)"/>\
        <path d="M225 51l63 126h-126z" fill="hsl(119 42% 38%)" fill-opacity=".78"/>\
        <rect x="35" y="37" width="100" height="100" rx="16" fill="hsl(136 42% 47%)" fill-opacity=".78"/>\
        <path d="M96 -3l79 158h-158z" fill="hsl(153 42% 56%)" fill-opacity=".78"/>\
        <circle cx="154" cy="62" r="33" fill="hsl(170 42% 65%)" fill-opacity=".78"/></svg>
        """
    )
  }
}
