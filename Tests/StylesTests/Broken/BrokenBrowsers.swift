import Domain
import Presentation
import StyleContract

/// Each keeps the contract but for one promise.

final class SaysNothingWhileLoading: ReferenceBrowser {
  override func loading(_ kind: Kind, _ before: ListContent) -> ListContent {
    kind == .first ? before : super.loading(kind, before)
  }
}

final class StaleAnswerWins: ReferenceBrowser {
  override func accepts(_ number: Int, _ slot: Slot, isAnswer: Bool) -> Bool {
    super.accepts(number, slot, isAnswer: isAnswer) || (slot == .list && isAnswer && !isClosed)
  }
}

final class LoadsTwice: ReferenceBrowser {
  override func isIdle(_ slot: Slot, _ intent: BrowserIntent) -> Bool {
    intent == .appear || super.isIdle(slot, intent)
  }
}

final class SwallowsErrors: ReferenceBrowser {
  override func failing(_ kind: Kind, _ before: ListContent, _ words: ErrorViewData) -> ListContent {
    kind == .first ? .empty("") : super.failing(kind, before, words)
  }
}

final class GivesUp: ReferenceBrowser {
  override func isIdle(_ slot: Slot, _ intent: BrowserIntent) -> Bool {
    let isHopeless = intent == .retry && slot == .list && content.content == nil
    return !isHopeless && super.isIdle(slot, intent)
  }
}

final class LosesCancellation: ReferenceBrowser {
  override func callerLeft(_ slot: Slot, _ number: Int) {
    if loads[slot]?.number == number { loads[slot]?.isStopped = true }
  }
}

final class StaysCancelled: ReferenceBrowser {
  private var wasCancelled = false

  override func callerLeft(_ slot: Slot, _ number: Int) {
    super.callerLeft(slot, number)
    wasCancelled = true
  }

  override func isIdle(_ slot: Slot, _ intent: BrowserIntent) -> Bool {
    !wasCancelled && super.isIdle(slot, intent)
  }
}

final class HoldsItself: ReferenceBrowser {
  private var redraw: () -> Void = {}

  required init(_ setting: BrowserSetting) {
    super.init(setting)
    redraw = { self.onUpdate?() }
  }
}

final class RefreshClearsTheList: ReferenceBrowser {
  override func loading(_ kind: Kind, _ before: ListContent) -> ListContent {
    kind == .refresh ? .loading : super.loading(kind, before)
  }
}

final class RefreshTrustsTheCache: ReferenceBrowser {
  override var refreshPolicy: FetchPolicy { .useCache }
}

final class ErrorHidesData: ReferenceBrowser {
  override func failing(_ kind: Kind, _ before: ListContent, _ words: ErrorViewData) -> ListContent {
    kind == .refresh ? .failed(words) : super.failing(kind, before, words)
  }
}

final class ErrorHidesPages: ReferenceBrowser {
  override func failing(_ kind: Kind, _ before: ListContent, _ words: ErrorViewData) -> ListContent {
    kind == .more ? .failed(words) : super.failing(kind, before, words)
  }
}

final class RetryForgetsThePage: ReferenceBrowser {
  override var retriesPage: Bool { false }
}

final class LoadsPastTheEnd: ReferenceBrowser {
  override var mayLoadMore: Bool { listing != nil }
}

final class ShowsOnlyTheNewPage: ReferenceBrowser {
  override func showing(_ content: ListContent, _ listing: Listing<Product>, _ kind: Kind) -> ListContent {
    guard kind == .more, failed == nil, case .list(let shown) = screen else { return content }
    let page = Listing(Lamps.page(listing.lastRequest.number))
    return ListContent(page, route: shown.route, category: nil, localization: Localization())
  }
}

final class EmptyIsAList: ReferenceBrowser {
  override func showing(_ content: ListContent, _ listing: Listing<Product>, _ kind: Kind) -> ListContent {
    content.isEmpty ? .loaded(Lamps.viewData(listing, route)) : content
  }
}

final class SearchWaits: ReferenceBrowser {
  override func search(_ text: String) async {
    if isIdle(.list, .search(text)) { await super.search(text) }
  }
}

final class SearchLeavesTheCategory: ReferenceBrowser {
  override func search(_ text: String) async {
    await show(ProductListRoute(search: text, pageSize: route.pageSize))
  }
}

final class ErrorHidesTheProduct: ReferenceBrowser {
  override func failing(_ before: ProductDetailViewData?, _ words: ErrorViewData) -> LoadState<ProductDetailViewData> {
    .failed(words)
  }
}

final class SearchesFromAProduct: ReferenceBrowser {
  override func send(_ intent: BrowserIntent) async {
    if case .search = intent { product = nil }
    await super.send(intent)
  }
}

final class BackLoadsAgain: ReferenceBrowser {
  private var hadProduct = false

  override func leaveProduct() {
    hadProduct = product?.content.content != nil
    super.leaveProduct()
  }

  override func didComeBack() async {
    if hadProduct { await loadAgain() }
  }
}

final class GoesOnWithWhatWasLeft: ReferenceBrowser {
  override func leaveProduct() {}
}

final class WorksAfterClosing: ReferenceBrowser {
  override var mayWork: Bool { true }
}

final class ShowsAnswersAfterClosing: ReferenceBrowser {
  override func accepts(_ number: Int, _ slot: Slot, isAnswer: Bool) -> Bool {
    loads[slot]?.number == number
  }
}
