import Presentation
import Testing

@testable import CLI

@Suite struct TextTableTests {
  private let table = TextTable(
    columns: [
      TextTable.Column(heading: "No.", alignment: .trailing),
      TextTable.Column(heading: "Lantern", isFlexible: true),
      TextTable.Column(heading: "Price", alignment: .trailing),
      TextTable.Column(heading: "Stock"),
    ],
    rows: [
      ["1", "東京 lantern of red paper", "$9.00", "many"].map { TextTable.Cell($0) },
      ["12", "Café cup", "$12.50", "few"].map { TextTable.Cell($0) },
    ]
  )

  @Test func `aligns columns by what is seen`() {
    let lines = table.lines(in: .fake(columns: nil))

    #expect(
      lines == [
        "No.  Lantern                     Price  Stock",
        "  1  東京 lantern of red paper   $9.00  many",
        " 12  Café cup                   $12.50  few",
      ]
    )
  }

  @Test(arguments: 8...60)
  func `never gets wider than the terminal`(_ columns: Int) {
    let widths = table.lines(in: .fake(columns: columns)).map(\.displayWidth)

    #expect(widths.allSatisfy { $0 <= columns })
  }

  @Test(arguments: [
    (1, ["No.  …", "  1  …", " 12  …"]), (6, ["No.  …", "  1  …", " 12  …"]), (7, ["No.  L…", "  1  …", " 12  C…"]),
    (8, ["No.  La…", "  1  東…", " 12  Ca…"]), (16, ["No.  Lantern", "  1  東京 lante…", " 12  Café cup"]),
    (17, ["No.  Lantern", "  1  東京 lanter…", " 12  Café cup"]),
  ])
  func `keeps the number and the beginning of the title if there is no room`(_ columns: Int, _ lines: [String]) {
    #expect(table.lines(in: .fake(columns: columns)) == lines)
  }

  @Test func `shortens the flexible column, then leaves out the last ones`() {
    let narrow = table.lines(in: .fake(columns: 34))
    let narrower = table.lines(in: .fake(columns: 20))

    #expect(narrow[1] == "  1  東京 lantern …   $9.00  many")
    #expect(narrower[1] == "  1  東京 lantern o…")
  }

  @Test(arguments: [
    (45, "  1  東京 lantern of red paper   $9.00  many"), (44, "  1  東京 lantern of red pap…   $9.00  many"),
    (32, "  1  東京 lanter…   $9.00  many"), (31, "  1  東京 lantern of r…   $9.00"),
    (25, "  1  東京 lanter…   $9.00"), (24, "  1  東京 lantern of re…"),
  ])
  func `the flexible column has twelve columns at least if others can be left out`(_ columns: Int, _ row: String) {
    #expect(table.lines(in: .fake(columns: columns))[1] == row)
  }

  @Test func `of two flexible columns the first is shortened`() {
    let headings = ["Name of the place", "What there is to see"]
    let columns = headings.map { TextTable.Column(heading: $0, isFlexible: true) }

    let lines = TextTable(columns: columns, rows: []).lines(in: .fake(columns: 36))

    #expect(lines == ["Name of the p…  What there is to see"])
  }

  @Test func `colours cells without moving the columns`() {
    let table = TextTable(
      columns: [TextTable.Column(heading: "A"), TextTable.Column(heading: "B")],
      rows: [
        [TextTable.Cell("x", style: .red), TextTable.Cell("y")],
        [TextTable.Cell("", style: .red), TextTable.Cell("z")],
      ]
    )

    let lines = table.lines(in: .fake(columns: nil, usesColor: true))

    #expect(lines[0] == "\u{1B}[2mA\u{1B}[0m  \u{1B}[2mB\u{1B}[0m")
    #expect(lines[1] == "\u{1B}[31mx\u{1B}[0m  y")
    #expect(lines[2] == "   z")
  }
}
