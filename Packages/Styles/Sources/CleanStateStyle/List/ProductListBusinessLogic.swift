/// What a person can ask of the list.
@MainActor
protocol ProductListBusinessLogic {
  func loadFirstPage() async
  func refresh() async
  func loadNextPage() async
  func search(_ text: String) async
  func retry() async
}
