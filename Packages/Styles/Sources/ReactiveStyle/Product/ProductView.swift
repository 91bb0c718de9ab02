import Domain
import Presentation
import StyleContract

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Sends a product's input, and shows its output.
@MainActor
final class ProductView: ObservableObject {
  @Published private(set) var state: ProductState

  private let appear = PassthroughSubject<Void, Never>()
  private let refresh = PassthroughSubject<Void, Never>()
  private let cancel = PassthroughSubject<Int, Never>()
  private var disposables: Set<AnyCancellable> = []

  init(id: Product.ID) {
    state = ProductState(id: id)
    let input = ProductViewModel.Input(
      appear: appear.eraseToAnyPublisher(),
      refresh: refresh.eraseToAnyPublisher(),
      cancel: cancel.eraseToAnyPublisher()
    )
    ProductViewModel(id: id).transform(input).state
      .sink { [weak self] in self?.state = $0 }
      .store(in: &disposables)
  }
}

extension ProductView: ReactivePage {
  var screen: BrowserScreen {
    .product(ProductDetailViewModel.State(id: state.id, content: state.content))
  }

  var updates: AnyPublisher<Int?, Never> {
    $state.map { $0.request?.number }.eraseToAnyPublisher()
  }

  func input(_ intent: BrowserIntent) {
    switch intent {
    case .appear: appear.send(())
    case .refresh, .retry: refresh.send(())
    case .search, .loadMore, .select, .back: break
    }
  }

  func cancel(request number: Int) {
    cancel.send(number)
  }

  func stop() {
    disposables.removeAll()
  }
}
