import Presentation

extension PageRenderer {
  func pickupPointList(_ state: PickupPointListViewModel.State, _ layout: PageLayout) -> String {
    let list = state.content.content
    let heading = list?.title ?? layout.texts.pickupPointsTitle
    var values = values(state.content, notice: list?.staleNotice, layout)
    values.add([
      "heading": .text(heading),
      "label": .text(layout.texts.searchPickupPoints),
      "search": .text(state.route.keyword),
      "list": .values(list.map { self.values($0, state.route, layout) }),
    ])
    return render(.pickupPointList, layout, title: heading, values)
  }

  func pickupPointDetail(_ state: PickupPointDetailViewModel.State, _ layout: PageLayout) -> String {
    let pickupPoint = state.content.content
    let other = state.content.error == nil ? layout.texts.pickupPointsTitle : layout.texts.notFoundTitle
    let heading = pickupPoint?.placeName ?? other
    var values = values(state.content, notice: pickupPoint?.staleNotice, layout)
    values.add([
      "heading": .text(heading),
      "back": .text(layout.language.path(for: .pickupPointList())),
      "backLabel": .text(layout.texts.backToPickupPoints),
      "detail": .values(pickupPoint.map { ["title": .text($0.placeName), "facts": facts($0.facts)] }),
    ])
    return render(.pickupPointDetail, layout, title: heading, values)
  }

  private func values(
    _ list: PickupPointListViewData,
    _ route: PickupPointListRoute,
    _ layout: PageLayout
  ) -> TemplateValues {
    let pages = ScreenState.pages(of: list.rows.count, size: route.pageSize)
    return [
      "summary": .text(list.summary),
      "rows": .list(
        list.rows.map { row in
          ["href": .text(layout.language.path(for: row.route)), "title": .text(row.placeName)]
        }
      ),
      "previous": .text(list.page > 1 ? path(route, page: list.page - 1, layout) : nil),
      "next": .text(list.hasMore ? path(route, page: list.page + pages, layout) : nil),
    ]
  }

  private func path(_ route: PickupPointListRoute, page: Int, _ layout: PageLayout) -> String {
    let other = PickupPointListRoute(keyword: route.keyword, page: page, pageSize: route.pageSize)
    return layout.language.path(for: .pickupPointList(other))
  }
}
