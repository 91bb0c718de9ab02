import StyleContract
import Testing

/// A broken implementation, and the one promise that it does not keep.
struct BrokenBrowser: Sendable, CustomTestStringConvertible {
  let type: ReferenceBrowser.Type
  let broken: Behaviour

  var testDescription: String { "\(type)" }

  @MainActor
  func make(_ setting: BrowserSetting) -> any ProductBrowser {
    type.init(setting)
  }
}

extension BrokenBrowser {
  static let all: [BrokenBrowser] = [
    BrokenBrowser(type: SaysNothingWhileLoading.self, broken: .firstLoad),
    BrokenBrowser(type: StaleAnswerWins.self, broken: .staleAnswerDropped),
    BrokenBrowser(type: LoadsTwice.self, broken: .doubleLoad),
    BrokenBrowser(type: SwallowsErrors.self, broken: .failure),
    BrokenBrowser(type: GivesUp.self, broken: .retry),
    BrokenBrowser(type: LosesCancellation.self, broken: .cancellation),
    BrokenBrowser(type: StaysCancelled.self, broken: .loadsAfterCancellation),
    BrokenBrowser(type: HoldsItself.self, broken: .noLeak),
    BrokenBrowser(type: RefreshClearsTheList.self, broken: .refreshKeepsOldData),
    BrokenBrowser(type: RefreshTrustsTheCache.self, broken: .refreshAsksTheSource),
    BrokenBrowser(type: ErrorHidesData.self, broken: .refreshFailureKeepsData),
    BrokenBrowser(type: ErrorHidesPages.self, broken: .loadMoreFailureKeepsRows),
    BrokenBrowser(type: RetryForgetsThePage.self, broken: .loadMoreFailureKeepsRows),
    BrokenBrowser(type: LoadsPastTheEnd.self, broken: .lastPage),
    BrokenBrowser(type: ShowsOnlyTheNewPage.self, broken: .loadMore),
    BrokenBrowser(type: EmptyIsAList.self, broken: .empty),
    BrokenBrowser(type: SearchWaits.self, broken: .searchSupersedes),
    BrokenBrowser(type: SearchLeavesTheCategory.self, broken: .staysInCategory),
    BrokenBrowser(type: ErrorHidesTheProduct.self, broken: .productStates),
    BrokenBrowser(type: SearchesFromAProduct.self, broken: .nothingWhereThereIsNoPlace),
    BrokenBrowser(type: BackLoadsAgain.self, broken: .selectAndBack),
    BrokenBrowser(type: GoesOnWithWhatWasLeft.self, broken: .leavingCancels),
    BrokenBrowser(type: WorksAfterClosing.self, broken: .noWorkAfterClose),
    BrokenBrowser(type: ShowsAnswersAfterClosing.self, broken: .noWorkAfterClose),
  ]
}
