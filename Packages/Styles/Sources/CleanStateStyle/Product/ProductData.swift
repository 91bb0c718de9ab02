import Domain

/// What the interactor may read of the view state.
@MainActor
protocol ProductData: AnyObject {
  var id: Product.ID { get }

  /// Whether there is nothing on the screen, not even a failure.
  var isBlank: Bool { get }
}
