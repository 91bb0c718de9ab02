/// What a repository says about itself to those who make products of it, in `.inward/template.json`.
public struct ProductTemplate: Hashable, Codable, Sendable {
  /// Where it is, from the root of the repository.
  public static let path = ".inward/template.json"

  /// Files that take the place of the template's own in a product: a README, a change log.
  static let replacements = ".inward/product/"

  /// The name of the sample product, as Swift names a type: `Storefront`.
  public var name: String

  /// The identifier of the sample product, in reverse DNS notation.
  public var bundleID: String

  /// The name of the root package.
  public var package: String

  /// Sentences that hold for the sample product alone, and what stands in their place.
  public var texts: [String: String]?

  /// What is the template's alone, and in no product.
  public var own: Part?

  /// What a product may do without.
  public var parts: [Part]

  /// The names of the parts that do the same in different ways, of which a product may keep one alone.
  public var styles: [String]?

  /// A part of the repository: files, and lines in files of others.
  public struct Part: Hashable, Codable, Sendable {
    public var name: String

    /// What stands in the comments that mark the part's lines, see ``Marks``.
    public var mark: String

    /// Files and folders, or patterns for them.
    public var paths: [String]

    /// Blocks of lines by their first lines, for files by their paths, see ``Blocks``.
    public var blocks: [String: [String]]?

    /// The larger part that it lies in, and goes out with.
    public var within: String?

    /// Parts that say nothing without this one, and go out with it.
    public var with: [String]?

    /// The feature that the part is, whose lines are found by its names and need no marks.
    public var feature: Feature?

    public init(
      name: String,
      mark: String,
      paths: [String],
      blocks: [String: [String]]? = nil,
      within: String? = nil,
      with: [String]? = nil,
      feature: Feature? = nil
    ) {
      self.name = name
      self.mark = mark
      self.paths = paths
      self.blocks = blocks
      self.within = within
      self.with = with
      self.feature = feature
    }
  }

  /// A feature that is found by its names in the files that it shares, see ``FeatureLines``.
  public struct Feature: Hashable, Codable, Sendable {
    /// As Swift names a type: `Order`.
    public var name: String

    /// The name of many, where it occurs.
    public var plural: String?

    /// The files and folders in which the names are the feature's, and no words of a text; or patterns for them.
    public var places: [String]

    public init(name: String, plural: String? = nil, places: [String]) {
      self.name = name
      self.plural = plural
      self.places = places
    }
  }

  public init(
    name: String,
    bundleID: String,
    package: String,
    texts: [String: String]? = nil,
    own: Part? = nil,
    parts: [Part] = [],
    styles: [String]? = nil
  ) {
    self.name = name
    self.bundleID = bundleID
    self.package = package
    self.texts = texts
    self.own = own
    self.parts = parts
    self.styles = styles
  }

  /// - Throws: ``Problems`` where the repository is no template.
  public init(of tree: ProductTree) throws(Problems) {
    guard let file = tree.files[Self.path] else {
      throw Problems("this repository is no template: there is no \(Self.path).")
    }
    self = try JSONDocument.value(Self.self, from: file.contents, path: Self.path)
  }
}
