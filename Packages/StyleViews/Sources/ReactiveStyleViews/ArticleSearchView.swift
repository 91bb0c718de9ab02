public import Presentation
import ReactiveStyle
import StyleViewParts
public import SwiftUI

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The search for articles: it sends to the input of its view model, and shows the output.
struct ArticleSearchView: View {
  @State private var viewModel: ArticleSearchModel
  @State private var keyword: String
  @State private var pageSize: Int
  private let localization: Localization
  private let texts: WebTexts

  init(viewModel: ArticleSearchModel, route: ListRoute, localization: Localization) {
    _viewModel = State(initialValue: viewModel)
    _keyword = State(initialValue: route.search)
    _pageSize = State(initialValue: route.pageSize)
    self.localization = localization
    texts = WebTexts(localization)
  }

  var body: some View {
    let input = viewModel.input
    List {
      Picker(ArticleFeature.pageSizeLabel(in: localization), selection: $pageSize) {
        ForEach(viewModel.pageSizes, id: \.self) { size in
          Text(String(size)).tag(size)
        }
      }
      LoadStateView(viewModel.screen.content, texts: texts) { input.retry.send() }
      ForEach(viewModel.screen.rows) { row in
        Button {
          input.open.send(row.id)
        } label: {
          ItemRow(row)
        }
      }
      if viewModel.screen.hasMore {
        LoadMoreButton(texts) { input.nextPage.send() }
      }
    }
    .navigationTitle(viewModel.screen.heading)
    .searchable(text: $keyword, prompt: viewModel.screen.search?.label ?? String())
    .onSubmit(of: .search) { input.keyword.send(keyword) }
    .onChange(of: pageSize) { input.pageSize.send(pageSize) }
    .onRefresh(texts) { @MainActor in input.refresh.send() }
    .onAppear { input.appear.send() }
  }
}

extension ReactiveViews {
  /// The search for articles.
  public static func articles(
    _ route: ListRoute,
    _ feature: ArticleFeature,
    in environment: ScreenEnvironment
  ) -> some View {
    ArticleSearchView(
      viewModel: ReactiveScreens.articleModel(route, feature, in: environment),
      route: route,
      localization: environment.localization
    )
  }
}
