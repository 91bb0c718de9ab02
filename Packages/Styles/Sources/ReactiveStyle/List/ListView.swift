import Presentation
import StyleContract

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Sends the list's input, and shows its output.
@MainActor
final class ListView: ObservableObject {
  @Published private(set) var state: ListState

  private let appear = PassthroughSubject<Void, Never>()
  private let searchText = PassthroughSubject<String, Never>()
  private let loadMore = PassthroughSubject<Void, Never>()
  private let refresh = PassthroughSubject<Void, Never>()
  private let retry = PassthroughSubject<Void, Never>()
  private let cancel = PassthroughSubject<Int, Never>()
  private var disposables: Set<AnyCancellable> = []

  init(route: ProductListRoute) {
    state = ListState(route: route)
    let input = ListViewModel.Input(
      appear: appear.eraseToAnyPublisher(),
      search: searchText.eraseToAnyPublisher(),
      loadMore: loadMore.eraseToAnyPublisher(),
      refresh: refresh.eraseToAnyPublisher(),
      retry: retry.eraseToAnyPublisher(),
      cancel: cancel.eraseToAnyPublisher()
    )
    // Not `assign(to:on:)`, which would hold the view for as long as the view holds the subscription.
    ListViewModel(route: route).transform(input).state
      .sink { [weak self] in self?.state = $0 }
      .store(in: &disposables)
  }
}

extension ListView: ReactivePage {
  var screen: BrowserScreen {
    .list(ProductListViewModel.State(route: state.route, content: state.content))
  }

  var updates: AnyPublisher<Int?, Never> {
    $state.map { $0.request?.number }.eraseToAnyPublisher()
  }

  func input(_ intent: BrowserIntent) {
    switch intent {
    case .appear: appear.send(())
    case .search(let text): searchText.send(text)
    case .loadMore: loadMore.send(())
    case .refresh: refresh.send(())
    case .retry: retry.send(())
    case .select, .back: break
    }
  }

  func cancel(request number: Int) {
    cancel.send(number)
  }

  func stop() {
    disposables.removeAll()
  }
}
