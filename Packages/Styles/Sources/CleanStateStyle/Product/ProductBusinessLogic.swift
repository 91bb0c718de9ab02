/// What a person can ask of a product's screen.
@MainActor
protocol ProductBusinessLogic {
  func load() async
  func refresh() async
}
