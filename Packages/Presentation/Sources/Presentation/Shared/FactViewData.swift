public import Foundation

/// A label and what it labels.
public struct FactViewData: Equatable, Sendable {
  public let label: String
  public let value: String

  /// Where the value leads, if it is a link.
  public let link: URL?

  init(label: String, value: String, link: URL? = nil) {
    self.label = label
    self.value = value
    self.link = link
  }
}
