import StyleContract
import Testing

/// What the contract promises, piece by piece.
///
/// A check looks at its own promise alone: where a browser does not even come to the point, another check says so.
enum Behaviour: String, CaseIterable, Sendable {
  case firstLoad = "loads when it is looked at, and once"
  case empty = "says that a list is empty"
  case failure = "says what failed"
  case retry = "tries again what failed"
  case refreshAsksTheSource = "asks the source where new data is wanted"
  case refreshKeepsOldData = "keeps old data while new data comes"
  case refreshFailureKeepsData = "keeps old data where new data fails to come"
  case doubleLoad = "makes one load of two at once"
  case searchSupersedes = "shows the newer of two searches"
  case staleAnswerDropped = "drops an answer that comes too late"
  case staysInCategory = "searches in the category that it is in"
  case loadMore = "adds the following page"
  case lastPage = "stops at the last page"
  case loadMoreFailureKeepsRows = "keeps its rows where the following page fails to come, and tries for it again"
  case selectAndBack = "opens a product, and has the list as it was on the way back"
  case productStates = "shows a product in each of its states"
  case leavingCancels = "stops to load a product that was left"
  case nothingWhereThereIsNoPlace = "does nothing where an intent has no place"
  case cancellation = "stops to load where it is cancelled, and has what was there before"
  case loadsAfterCancellation = "loads again at once after it was cancelled"
  case noWorkAfterClose = "does nothing after it was closed"
  case noLeak = "leaves nothing behind after it was closed"

  /// What is wrong with a browser; nothing where it keeps the promise.
  @MainActor
  func faults(of make: BrowserMaker) async -> [String] {
    switch self {
    case .firstLoad: await Self.firstLoad(make)
    case .empty: await Self.empty(make)
    case .failure: await Self.failure(make)
    case .retry: await Self.retry(make)
    case .refreshAsksTheSource: await Self.refreshAsksTheSource(make)
    case .refreshKeepsOldData: await Self.refreshKeepsOldData(make)
    case .refreshFailureKeepsData: await Self.refreshFailureKeepsData(make)
    case .doubleLoad: await Self.doubleLoad(make)
    case .searchSupersedes: await Self.searchSupersedes(make)
    case .staleAnswerDropped: await Self.staleAnswerDropped(make)
    case .staysInCategory: await Self.staysInCategory(make)
    case .loadMore: await Self.loadMore(make)
    case .lastPage: await Self.lastPage(make)
    case .loadMoreFailureKeepsRows: await Self.loadMoreFailureKeepsRows(make)
    case .selectAndBack: await Self.selectAndBack(make)
    case .productStates: await Self.productStates(make)
    case .leavingCancels: await Self.leavingCancels(make)
    case .nothingWhereThereIsNoPlace: await Self.nothingWhereThereIsNoPlace(make)
    case .cancellation: await Self.cancellation(make)
    case .loadsAfterCancellation: await Self.loadsAfterCancellation(make)
    case .noWorkAfterClose: await Self.noWorkAfterClose(make)
    case .noLeak: await Self.noLeak(make)
    }
  }
}

extension Behaviour: CustomTestStringConvertible {
  var testDescription: String { rawValue }
}
