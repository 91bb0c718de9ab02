import Presentation

extension PageRenderer {
  func productList(_ state: ProductListViewModel.State, _ layout: PageLayout) -> String {
    let list = state.content.content
    let heading = list?.title ?? layout.texts.products
    var values = values(state.content, notice: list?.staleNotice, layout)
    let categories = state.categories.content ?? []
    values.add([
      "heading": .text(heading),
      "search": .text(state.route.search),
      "hasCategories": .flag(!categories.isEmpty),
      "categories": .list(categories.map { option($0, selected: state.route.category) }),
      "list": .values(list.map { self.values($0, state.route, layout) }),
    ])
    return render(.productList, layout, title: heading, values)
  }

  func productDetail(_ state: ProductDetailViewModel.State, _ layout: PageLayout) -> String {
    let product = state.content.content
    let heading = product?.title ?? (state.content.error == nil ? layout.texts.products : layout.texts.notFoundTitle)
    var values = values(state.content, notice: product?.staleNotice, layout)
    values.add([
      "heading": .text(heading),
      "back": .text(layout.language.path(for: .productList())),
      "product": .values(product.map(self.values)),
    ])
    return render(.productDetail, layout, title: heading, values)
  }

  private func option(_ category: CategoryViewData, selected: String?) -> TemplateValues {
    ["id": .text(category.id ?? ""), "name": .text(category.name), "isCurrent": .flag(category.id == selected)]
  }

  private func values(
    _ list: ProductListViewData,
    _ route: ProductListRoute,
    _ layout: PageLayout
  ) -> TemplateValues {
    let pages = ScreenState.pages(of: list.rows.count, size: route.pageSize)
    return [
      "summary": .text(list.summary),
      "rows": .list(list.rows.map { values($0, layout) }),
      "previous": .text(list.page > 1 ? path(route, page: list.page - 1, layout) : nil),
      "next": .text(list.hasMore ? path(route, page: list.page + pages, layout) : nil),
    ]
  }

  private func path(_ route: ProductListRoute, page: Int, _ layout: PageLayout) -> String {
    let other = ProductListRoute(
      search: route.search,
      category: route.category,
      page: page,
      pageSize: route.pageSize
    )
    return layout.language.path(for: .productList(other))
  }

  private func values(_ row: ProductRowViewData, _ layout: PageLayout) -> TemplateValues {
    [
      "href": .text(layout.language.path(for: row.route)),
      "picture": .text(Picture.path(id: row.id, categoryID: row.categoryID)),
      "title": .text(row.title),
      "brand": .text(row.brand),
      "price": .text(row.price.text),
      "original": .text(row.price.originalText),
      "rating": .text(row.rating.description),
      "ratingText": .text(row.rating.text),
      "halfStars": .text(String(row.rating.halfStars)),
      "availability": .text(row.availability.text),
      "tone": .text(row.availability.tone.rawValue),
    ]
  }

  private func values(_ product: ProductDetailViewData) -> TemplateValues {
    [
      "picture": .text(Picture.path(id: product.id, categoryID: product.categoryID)),
      "title": .text(product.title),
      "summary": .text(product.summary),
      "price": .text(product.price.text),
      "reduction": .text(product.reduction),
      "availability": .text(product.availability.text),
      "tone": .text(product.availability.tone.rawValue),
      "facts": .list(product.facts.map { ["label": .text($0.label), "value": .text($0.value)] }),
    ]
  }
}
