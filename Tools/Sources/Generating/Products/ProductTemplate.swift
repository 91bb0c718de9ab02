/// The description of a template, in `.inward/template.json`.
public struct ProductTemplate: Equatable, Codable, Sendable {
  /// Relative to the repository's root.
  public static let path = ".inward/template.json"

  /// The name of the part that new features are copied from.
  public static let exemplar = "exemplar"

  /// The name of the part with the people who can change items.
  public static let account = "account"

  /// The folder of files that replace the template's own in a product: a README, a change log.
  static let replacements = ".inward/product/"

  /// The version of the format; nil is the first one.
  public var format: Int? = JSONDocument.format

  /// The version of the template, as that of its tools: 1.2.0. Commits after its tag have it as well.
  public var version: String?

  /// The name of the sample product, as a Swift type: `Storefront`.
  public var name: String

  /// The bundle identifier of the sample product, in reverse DNS notation.
  public var bundleID: String

  /// The first half of the numbers by which the sample product knows its databases; see ``DatabaseID``.
  public var databaseID: String?

  /// The name of the root package.
  public var package: String

  /// Texts about the sample product, with their replacements.
  public var texts: [String: String]?

  /// The files and lines that are in no product.
  public var own: Part?

  /// The optional parts.
  public var parts: [Part] = []

  /// The names of the parts that are alternatives, of which a product may keep only one.
  public var styles: [String]?

  /// The names of the parts that are a sample, which a new product leaves out unless it is asked for.
  public var sample: [String]?

  /// The names of the parts that are not in the sample, and that a new product leaves out unless it is asked for them.
  public var optional: [String]?

  /// A part of the repository: files, and lines in other files.
  public struct Part: Equatable, Codable, Sendable {
    public var name: String

    /// The mark in comments on the part's lines; see ``Marks``.
    public var mark: String

    /// Paths or patterns of files and folders.
    public var paths: [String]

    /// Patterns for the first lines of blocks, by a path or pattern of files; see ``Blocks``.
    public var blocks: [String: [String]]?

    /// The larger part that contains it.
    public var within: String?

    /// The parts that are useless without this one and are removed with it.
    public var with: [String]?

    /// The parts that use it. It is removed with the last of them.
    public var usedBy: [String]?

    /// If the part is a feature: its lines are found by its names and need no marks.
    public var feature: Feature?

    /// The tables of its own that databases have.
    public var tables: [String]?

    /// Patterns of other features' recordings that show the part, with the names that marks have for these features.
    public var recordings: [String: String]?

    /// If the part is about the items of another feature.
    public var items: Items?
  }

  /// The feature whose items a part is about, such as those that people like. It is one of the sample; a product without
  /// that one has a feature of its own in its place.
  public struct Items: Hashable, Codable, Sendable {
    /// The part of the sample's feature, which has this part in its ``Part/with``.
    public var part: String

    /// Paths or patterns of the files that name the feature.
    public var places: [String]

    /// Texts in these files, with what is in their place for another feature; `{title}` is the name of its title.
    public var replace: [String: String]?

    /// Patterns of the recordings that show the items.
    public var recordings: [String]?
  }

  /// A feature whose lines in shared files are found by its names; see ``FeatureLines``.
  public struct Feature: Equatable, Codable, Sendable {
    /// The name as a Swift type: `Order`.
    public var name: String

    /// The plural, if the sources use it.
    public var plural: String?

    /// Paths or patterns of the files and folders in which the names always mean the feature.
    public var places: [String]
  }
}

extension ProductTemplate {
  /// - Throws: ``Problems`` if the repository is not a template.
  public init(of tree: ProductTree) throws(Problems) {
    guard let file = tree.files[Self.path] else {
      throw Problems("this repository is not a template: \(Self.path) does not exist.")
    }
    self = try JSONDocument.value(Self.self, from: file.contents, path: Self.path)
  }
}
