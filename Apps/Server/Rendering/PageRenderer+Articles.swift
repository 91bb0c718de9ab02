import Foundation
import Presentation

extension PageRenderer {
  func articleList(_ state: ArticleListViewModel.State, _ layout: PageLayout) -> String {
    let list = state.content.content
    let heading = list?.title ?? layout.texts.articlesTitle
    var values = values(state.content, notice: list?.staleNotice, layout)
    values.add([
      "heading": .text(heading),
      "search": .text(state.route.keyword),
      "list": .values(list.map { self.values($0, state.route, layout) }),
    ])
    return render(.articleList, layout, title: heading, values)
  }

  func articleDetail(_ state: ArticleDetailViewModel.State, _ layout: PageLayout) -> String {
    let article = state.content.content
    let heading = article?.title ?? (state.content.error == nil ? layout.texts.articles : layout.texts.notFoundTitle)
    var values = values(state.content, notice: article?.staleNotice, layout)
    values.add([
      "heading": .text(heading),
      "back": .text(layout.language.path(for: .articleList())),
      "article": .values(article.map(self.values)),
    ])
    return render(.articleDetail, layout, title: heading, values)
  }

  private func values(_ list: ArticleListViewData, _ route: ArticleListRoute, _ layout: PageLayout) -> TemplateValues {
    let pages = ScreenState.pages(of: list.rows.count, size: route.pageSize)
    return [
      "summary": .text(list.summary),
      "rows": .list(list.rows.map { values($0, layout) }),
      "previous": .text(list.page > 1 ? path(route, page: list.page - 1, layout) : nil),
      "next": .text(list.hasMore ? path(route, page: list.page + pages, layout) : nil),
    ]
  }

  private func path(_ route: ArticleListRoute, page: Int, _ layout: PageLayout) -> String {
    let other = ArticleListRoute(keyword: route.keyword, page: page, pageSize: route.pageSize)
    return layout.language.path(for: .articleList(other))
  }

  private func values(_ row: ArticleRowViewData, _ layout: PageLayout) -> TemplateValues {
    [
      "href": .text(layout.language.path(for: row.route)),
      "title": .text(row.title),
      "summary": .text(row.summary),
      "source": .text(row.source),
      "published": .text(row.publishedAt.formatted(.iso8601)),
      "publishedText": .text(row.publishedText),
    ]
  }

  private func values(_ article: ArticleDetailViewData) -> TemplateValues {
    let link = article.url?.absoluteString
    return [
      "title": .text(article.title),
      "summary": .text(article.summary),
      "paragraphs": .texts(article.content.split(whereSeparator: \.isNewline).map(String.init)),
      "facts": .list(
        article.facts.map { fact in
          let isLink = fact.value == link && article.url.map { ["http", "https"].contains($0.scheme) } ?? false
          return [
            "label": .text(fact.label), "value": .text(fact.value), "href": .text(isLink ? fact.value : nil),
          ]
        }
      ),
    ]
  }
}
