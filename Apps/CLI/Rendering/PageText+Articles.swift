import Presentation

extension PageText {
  func articleList(_ list: ArticleListViewData) -> [String] {
    let table = Table(
      columns: [
        Table.Column(heading: list.columns.id, alignment: .trailing),
        Table.Column(heading: list.columns.title, isFlexible: true),
        Table.Column(heading: list.columns.publishedAt, alignment: .trailing),
        Table.Column(heading: list.columns.source),
      ],
      rows: list.rows.enumerated().map { index, row in
        [
          Table.Cell(numbersRows ? String(index + 1) : row.id, style: .dim),
          Table.Cell(row.title),
          Table.Cell(row.publishedText),
          Table.Cell(row.source ?? ""),
        ]
      }
    )
    return heading(list.title, detail: list.summary) + [""] + table.lines(in: terminal) + notice(list.staleNotice)
  }

  func articleDetail(_ article: ArticleDetailViewData) -> [String] {
    let text = [article.summary, article.content].filter { !$0.isEmpty }
    return heading(article.title) + [""]
      + text.flatMap { paragraph($0) + [""] }
      + facts(article.facts) + notice(article.staleNotice)
  }
}
