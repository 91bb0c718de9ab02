public import Foundation

/// A value with its label.
public struct Fact: Equatable, Sendable {
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
