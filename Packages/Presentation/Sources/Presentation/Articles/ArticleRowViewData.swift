public import Foundation

/// An article in a list.
public struct ArticleRowViewData: Equatable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public let summary: String
  public let author: String?
  public let source: String?
  public let publishedText: String

  /// When it was published, for programs.
  public let publishedAt: Date
  public let route: Route
}
