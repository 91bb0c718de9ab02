/// A label and what it labels.
public struct FactViewData: Equatable, Sendable {
  public let label: String
  public let value: String
}
