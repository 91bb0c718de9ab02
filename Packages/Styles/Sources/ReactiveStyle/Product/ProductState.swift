import Domain
import Presentation

/// What a product's screen shows, and what it waits for.
struct ProductState: Equatable {
  /// Work that is wanted; see ``ListState/Request``.
  struct Request: Equatable {
    let number: Int
    let id: Product.ID
    let policy: FetchPolicy

    /// What is on the screen again if the request is cancelled.
    let before: LoadState<ProductDetailViewData>
  }

  let id: Product.ID
  var content = LoadState<ProductDetailViewData>.idle
  var request: Request?
  var requests = 0

  init(id: Product.ID) {
    self.id = id
  }
}

/// What happens to a product's screen.
enum ProductEvent {
  case appear
  case refresh

  /// The request with this number is not wanted any more.
  case cancel(Int)
  case loaded(ProductState.Request, ProductDetailViewData)
  case failed(ProductState.Request, DomainError, ErrorViewData)
}

extension ProductState {
  /// The state after an event.
  func after(_ event: ProductEvent) -> ProductState {
    switch event {
    case .appear: request != nil || content != .idle ? self : requesting(.useCache)
    case .refresh: request != nil ? self : requesting(.reload)
    case .cancel(let number):
      number == request?.number ? settled(request?.before ?? content) : self
    case .failed(let request, .cancelled, _):
      after(.cancel(request.number))
    case .loaded(let request, let product):
      request.number == self.request?.number ? settled(.loaded(product)) : self
    case .failed(let request, _, let words):
      request.number == self.request?.number
        ? settled(request.before.content.map { .loaded($0, .failed(words)) } ?? .failed(words)) : self
    }
  }

  private func requesting(_ policy: FetchPolicy) -> ProductState {
    var state = self
    state.requests += 1
    state.request = Request(number: state.requests, id: id, policy: policy, before: content)
    state.content = content.content.map { .loaded($0, .refreshing) } ?? .loading
    return state
  }

  private func settled(_ content: LoadState<ProductDetailViewData>) -> ProductState {
    var state = self
    state.content = content
    state.request = nil
    return state
  }
}
