import Foundation

/// What a product was made from, kept in it, so that it can be made again from a later version of the template.
public struct ProductRecord: Hashable, Codable, Sendable {
  /// Where it is, from the root of the product.
  public static let path = ".inward/product.json"

  public var name: String

  /// In reverse DNS notation.
  public var bundleID: String

  /// The parts of the template that it was made without.
  public var without: [String]

  /// The one that it keeps of the template's styles; nil where it has those that were not left out.
  public var style: String?

  /// The features that it was made with, besides the template's own.
  public var features: [Feature]

  public var template: Version

  /// A state of the template.
  public struct Version: Hashable, Codable, Sendable {
    /// A commit's full identifier.
    public var commit: String

    /// Where the template is: an address that git can clone from, or a folder.
    public var source: String

    public init(commit: String, source: String) {
      self.commit = commit
      self.source = source
    }
  }

  public init(
    name: String,
    bundleID: String,
    without: [String],
    style: String? = nil,
    features: [Feature],
    template: Version
  ) {
    self.name = name
    self.bundleID = bundleID
    self.without = without.sorted()
    self.style = style
    self.features = features
    self.template = template
  }

  /// - Throws: ``Problems`` where it cannot be read.
  public init(text: String) throws(Problems) {
    self = try JSONDocument.value(Self.self, from: Data(text.utf8), path: Self.path)
  }

  public var text: String { JSONDocument.text(of: self) }
}
