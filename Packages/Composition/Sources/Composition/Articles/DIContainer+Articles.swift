import Data
public import Domain

#if DEBUG
  import Mocks
#endif

extension DIContainer {
  public var articleUseCase: any ArticleUseCase { DefaultArticleUseCase(repository: articleRepository) }

  private var articleRepository: any ArticleRepository {
    switch source {
    case .database(let database): database.articles
    case .remote(let service, let cache):
      CachedArticleRepository(remote: ArticleRemoteRepository(service: service), cache: cache)
    #if DEBUG
      case .mock(let settings): MockRepository<Article>(settings)
    #endif
    }
  }
}
