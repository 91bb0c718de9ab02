import Data
public import Domain
public import Foundation

/// A document for a program, and whether it may be out of date.
public struct JSONResponse: Encodable, Sendable {
  private let document: any Encodable & Sendable
  public let freshness: Freshness

  /// The version of the item, if it is one that people change.
  public let version: Int?

  init(
    _ document: some Encodable & Sendable,
    freshness: Freshness,
    version: Int? = nil
  ) {
    self.document = document
    self.freshness = freshness
    self.version = version
  }

  public func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
  }

  /// The document on one line, in UTF-8. Its keys are sorted, so that equal documents have equal bytes.
  public func data() throws -> Data {
    try JSONEncoder.storefront.encode(self)
  }
}
