import Foundation
import Model

/// The record of how a product was created, so that it can be created again from a later version of the template.
public struct ProductRecord: Equatable, Codable, Sendable {
  /// Relative to the product's root.
  public static let path = ".inward/product.json"

  /// The version of the format; nil is the first one.
  public var format: Int?

  public var name: String

  /// In reverse DNS notation.
  public var bundleID: String

  /// The first half of the numbers by which the product knows its databases; see ``DatabaseID``. Nil for the template's.
  public var databaseID: String?

  /// The parts of the template that were left out.
  public var without: [String]

  /// The only style that was kept, or nil for all that were not left out.
  public var style: String?

  /// The features whose items parts are about, by the names of these parts; see ``ProductTemplate/Items``.
  public var items: [String: Items]?

  /// A feature of the product, and the name of its title.
  public struct Items: Hashable, Codable, Sendable {
    public var feature: String
    public var title: String
  }

  /// The features that were generated at creation.
  public var features: [Feature]

  public var template: Version

  /// A version of the template.
  public struct Version: Equatable, Codable, Sendable {
    /// The full commit hash.
    public var commit: String

    /// The template's location: a folder, or a URL that git can clone.
    public var source: String

    /// The name of the version, as the template has it: 1.2.0.
    public var version: String?

    /// The hash by which git knows the sources of its tool; nil if it has none.
    public var tool: String?

    /// - Parameter source: A URL is recorded without its credentials, as the record is committed.
    public init(commit: String, source: String, version: String? = nil, tool: String? = nil) {
      self.commit = commit
      self.version = version
      self.tool = tool
      self.source = Self.withoutCredentials(source)
    }

    /// An address as it can be shown.
    ///
    /// What stands before the host of a web address may be a password or a token, and so may its query. A name alone
    /// is part of an SSH address and no secret.
    public static func withoutCredentials(_ source: String) -> String {
      guard var components = URLComponents(string: source), components.host != nil else {
        return source.replacing(/:\/\/.*@/, with: "://")
      }
      components.password = nil
      if ["http", "https"].contains(components.scheme?.lowercased()) { components.user = nil }
      components.query = nil
      components.fragment = nil
      return components.string ?? source
    }
  }

  public init(
    name: String,
    bundleID: String,
    databaseID: String? = nil,
    without: [String],
    style: String? = nil,
    features: [Feature],
    template: Version
  ) {
    format = JSONDocument.format
    self.name = name
    self.bundleID = bundleID
    self.databaseID = databaseID
    self.without = without.sorted()
    self.style = style
    self.features = features
    self.template = template
  }

  /// - Throws: ``Problems`` if it cannot be decoded.
  public init(text: String) throws(Problems) {
    self = try JSONDocument.value(Self.self, from: Data(text.utf8), path: Self.path)
  }

  /// The record of the same product from another version of the template.
  public func updated(to version: Version) -> ProductRecord {
    var record = self
    record.format = JSONDocument.format
    record.template = version
    return record
  }

  /// The record of the same product with another part.
  public func having(_ part: String) -> ProductRecord {
    var record = self
    record.without.removeAll { $0 == part }
    return record
  }

  public var text: String { JSONDocument.text(of: self) }
}
