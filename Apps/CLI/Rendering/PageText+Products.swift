import Presentation

extension PageText {
  func productList(_ list: ProductListViewData) -> [String] {
    let table = Table(
      columns: [
        Table.Column(heading: list.columns.id, alignment: .trailing),
        Table.Column(heading: list.columns.title, isFlexible: true),
        Table.Column(heading: list.columns.price, alignment: .trailing),
        Table.Column(heading: list.columns.rating, alignment: .trailing),
        Table.Column(heading: list.columns.availability),
      ],
      rows: list.rows.enumerated().map { index, row in
        [
          Table.Cell(numbersRows ? String(index + 1) : String(row.id), style: .dim),
          Table.Cell(row.title),
          Table.Cell(row.price.text),
          Table.Cell(row.rating.text),
          Table.Cell(row.availability.text, style: Style(row.availability.tone)),
        ]
      }
    )
    return heading(list.title, detail: list.summary) + [""] + table.lines(in: terminal) + notice(list.staleNotice)
  }

  /// The categories to choose from, by the names that can be typed.
  func categories(_ categories: [CategoryViewData]) -> [String] {
    categories.flatMap { category in
      let id = PrintableText.clean(category.id ?? "*")
      return fact(id, category.name, labelWidth: id.displayWidth)
    }
  }

  func productDetail(_ product: ProductDetailViewData) -> [String] {
    heading(product.title)
      + heading(product.price.text, detail: product.reduction)
      + paragraph(product.availability.text, style: Style(product.availability.tone)) + [""]
      + paragraph(product.summary) + [""]
      + facts(product.facts) + notice(product.staleNotice)
  }
}

extension Style {
  init(_ tone: AvailabilityViewData.Tone) {
    switch tone {
    case .good: self = .green
    case .warning: self = .yellow
    case .bad: self = .red
    }
  }
}
