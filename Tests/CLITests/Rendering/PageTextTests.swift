import Composition
import Presentation
import Testing

@testable import CLI

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PageTextTests {
  private func page(columns: Int?, usesColor: Bool = false) -> PageText {
    PageText(terminal: .fake(columns: columns, usesColor: usesColor), numbersRows: false)
  }

  @Test(arguments: [nil, 22])
  func `a detail stands beside the heading where there is room`(columns: Int?) {
    #expect(page(columns: columns).heading("Invoices", detail: "528 invoices") == ["Invoices  528 invoices"])
  }

  @Test func `a detail stands below the heading where there is none`() {
    #expect(page(columns: 21).heading("Invoices", detail: "528 invoices") == ["Invoices", "528 invoices"])
  }

  @Test(arguments: [
    (10, ["Belt-Drive", "Walnut", "Turntable"]), (6, ["Belt-D", "rive", "Walnut", "Turnta", "ble"]),
  ])
  func `a heading that is too wide has several lines`(columns: Int, lines: [String]) {
    #expect(page(columns: columns).heading("Belt-Drive Walnut Turntable") == lines)
  }

  @Test func `every line of a heading has its style`() {
    let lines = page(columns: 5, usesColor: true).heading("red lamp", detail: "one")

    #expect(lines == ["\u{1B}[1mred\u{1B}[0m", "\u{1B}[1mlamp\u{1B}[0m", "\u{1B}[2mone\u{1B}[0m"])
  }

  @Test(arguments: [
    (nil, ["Tags      turntable, vinyl, walnut"]),
    (34, ["Tags      turntable, vinyl, walnut"]),
    (27, ["Tags      turntable, vinyl,", "          walnut"]),
    (22, ["Tags      turntable,", "          vinyl,", "          walnut"]),
    (21, ["Tags", "turntable, vinyl,", "walnut"]),
    (3, ["Tag", "s", "tur", "nta", "ble", ",", "vin", "yl,", "wal", "nut"]),
  ])
  func `a value stands beside its label, in as many lines as it needs`(columns: Int?, lines: [String]) {
    #expect(page(columns: columns).fact("Tags", "turntable, vinyl, walnut", labelWidth: 8) == lines)
  }

  @Test(arguments: [
    ("failed", "\u{1B}[31m"), ("refresh-failed", "\u{1B}[31m"), ("stale", "\u{1B}[33m"),
  ])
  func `an error is red, a notice yellow`(state: String, color: String) async throws {
    let entry = try #require(Gallery.entry(id: "\(Features.all[0].itemName)-list-\(state)"))

    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: nil, usesColor: true))

    let colored = lines.drop { !$0.hasPrefix(color) }
    #expect(!colored.isEmpty)
    #expect(colored.allSatisfy { $0.hasPrefix(color) && $0.hasSuffix("\u{1B}[0m") })
  }

  @Test func `headings, numbers and a rating of products have their styles`() async throws {
    let entry = try #require(Gallery.entry(id: "product-list-loaded"))

    let lines = await GalleryText.lines(for: entry, terminal: .fake(columns: nil, usesColor: true))

    let dim = { (text: String) in "\u{1B}[2m\(text)\u{1B}[0m" }
    let heading = ["No.", "Product", "Price", "Rating", "Availability"].map(dim)
    #expect(
      lines.contains("\(heading[0])  \(heading[1])                 \(heading[2])  \(heading[3])  \(heading[4])")
    )
    let row = try #require(lines.first { $0.contains("Linen") })
    #expect(row.contains("\u{1B}[2m"))
    #expect(row.hasSuffix("1\u{1B}[0m  Linen Bedside Lamp     $49.95     4.3  \u{1B}[32mIn stock\u{1B}[0m"))
  }

  @Test(arguments: 2...60)
  func `never gets wider than the terminal`(columns: Int) {
    let text = "Cafe\u{301} 東京国際空港第三旅客 👩‍👩‍👧‍👦👍🏽 Donaudampfschifffahrt https://shop.example/pictures/1"
    let page = page(columns: columns)

    let lines = page.heading(text, detail: text) + page.fact("価格", text, labelWidth: 9) + page.paragraph(text)

    #expect(lines.filter { $0.displayWidth > columns }.isEmpty)
  }
}
