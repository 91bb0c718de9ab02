/// One of the pickup points in a list.
public struct PickupPointRowViewData: Equatable, Identifiable, Sendable {
  public let id: String
  public let placeName: String
  public let route: Route
}
