import Presentation

extension PageText {
  func pickupPointList(_ list: PickupPointListViewData) -> [String] {
    let table = Table(
      columns: [
        Table.Column(heading: list.columns.id, alignment: .trailing),
        Table.Column(heading: list.columns.placeName, isFlexible: true),
      ],
      rows: list.rows.enumerated().map { index, row in
        [
          Table.Cell(numbersRows ? String(index + 1) : row.id, style: .dim),
          Table.Cell(row.placeName),
        ]
      }
    )
    return heading(list.title, detail: list.summary) + [""] + table.lines(in: terminal) + notice(list.staleNotice)
  }

  func pickupPointDetail(_ pickupPoint: PickupPointDetailViewData) -> [String] {
    heading(pickupPoint.placeName) + [""] + facts(pickupPoint.facts) + notice(pickupPoint.staleNotice)
  }
}
