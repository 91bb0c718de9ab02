import Domain
import Presentation

/// The search for articles, as a publisher. Its route has the keyword, the page size and the page.
typealias ArticlePublishing = ListPublishing<Article>

/// Replaces a use case that no scope provides.
struct UnregisteredArticles: ArticlePublishing {
  func list(
    _ route: ListRoute,
    after list: PagedList<Article>?,
    policy: FetchPolicy
  ) -> Loading<ListState<Article>.Page> {
    .unregistered("ArticlePublishing")
  }
}
