import Testing

/// A part of what the product browser does in every style.
///
/// A promise checks one thing. If a screen does not get as far as that, another promise is broken.
struct Promise: Sendable, Equatable, CustomTestStringConvertible {
  let testDescription: String
  private let check: @MainActor @Sendable (Visit) async -> Void

  init(_ description: String, check: @escaping @MainActor @Sendable (Visit) async -> Void) {
    testDescription = description
    self.check = check
  }

  static let all: [Promise] = [
    firstLoad, doubleLoad, empty, failure, retry, refreshKeepsContent, refreshAsksTheSource, refreshFailureKeepsContent,
    search, staleResult, category, filter, choices, loadMore, lastPage, loadMoreFailureKeepsRows, refreshEndsLoadMore,
    select, product, productIgnoresLists, cancellation, loadsAfterCancellation, release, changes,
  ]

  /// What is wrong with a screen; nothing if it keeps the promise.
  @MainActor
  func faults(of make: @escaping ScreenMaker) async -> [String] {
    let visit = Visit(make)
    await check(visit)
    return visit.faults
  }

  static func == (first: Promise, second: Promise) -> Bool {
    first.testDescription == second.testDescription
  }
}
