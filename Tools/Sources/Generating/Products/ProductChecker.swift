import Model
import Reading

/// Checks a product's name against the language, the frameworks and the template, and reports all problems at once.
struct ProductChecker {
  /// The maximum length; longer names produce lines that a formatter cannot break.
  static let longest = 20

  let name: String
  let template: ProductTemplate
  let tree: ProductTree
  /// The modules and layers of the template.
  let modules: Set<String>

  var problems: [String] {
    var problems = NameShape(name: name, casing: .pascal, kind: "the product", longest: Self.longest).problems
    let small = name.lowercased()
    if let owner = ReservedTypes.owner(of: name) {
      problems.append("the product `\(name)` would hide \(owner)'s type of that name; try `\(longer)`.")
    } else if ReservedNames.keywords.contains(small) {
      problems.append("the product `\(name)` is a Swift keyword; try `\(longer)`.")
    }
    if let module = modules.first(where: { $0.lowercased() == small }) {
      problems.append("the product `\(name)` has the name of a module or layer, \(module); try `\(longer)`.")
    }
    if ["inward", "swift", "test", "tests", "tools"].contains(small) {
      problems.append("the product `\(name)` has the name of a tool or folder; try `\(longer)`.")
    }
    // Searching the sources is slow, and pointless for an invalid name.
    return problems.isEmpty && name != template.name ? clashes : problems
  }

  private var longer: String {
    let base = NameShape(name: name, casing: .pascal, kind: "").suggestion ?? name
    return base.count + 4 <= Self.longest ? "\(base)Shop" : "MyShop"
  }

  // MARK: - The template's own names

  /// Names in the template that would become equal to the product's.
  private var clashes: [String] {
    let renaming = ProductRenaming(from: template, to: name, bundleID: template.bundleID)
    let sources = tree.paths { $0.hasSuffix(".swift") }
    let texts = sources.compactMap { path in tree.text(path).map { (path: path, text: $0) } }
    // The app for iPhone, iPad and Mac is a module of the product's name.
    if texts.contains(where: { $0.text.contains("import \(name)\n") }) {
      return ["the product `\(name)` has the name of a module that sources import; try `\(longer)`."]
    }
    let types = texts.reduce(into: Set<String>()) { $0.formUnion(Clashes.types(in: $1.text)) }
    var found: [String] = []
    for (path, text) in texts where renaming.applied(to: text) != text {
      let words = Set(SourceTokens.texts(of: text))
      for word in words.sorted() {
        let renamed = renaming.applied(to: word)
        if renamed != word, words.contains(renamed) || types.contains(renamed) {
          found.append("the product `\(name)` would add a second `\(renamed)` in \(path); try `\(longer)`.")
        }
      }
    }
    return Array(found.prefix(3)) + pathClashes(renaming)
  }

  private func pathClashes(_ renaming: ProductRenaming) -> [String] {
    var seen: [String: String] = [:]
    return tree.paths.compactMap { path in
      seen.updateValue(path, forKey: renaming.applied(to: path).lowercased()).map {
        "the product `\(name)` would give \($0) and \(path) the same name."
      }
    }
  }
}

/// Replaces the names of the sample product with those of another product.
///
/// `Storefront` is a type; `storefront` a command, a URL scheme, an identifier and the start of names in camel case;
/// `STOREFRONT` is part of environment variables. In lowercase, a name of several words becomes one word, because commands
/// and schemes have neither capitals nor hyphens.
struct ProductRenaming {
  private var names = Renaming()
  private var manifest = Renaming()

  init(from template: ProductTemplate, to record: ProductRecord) {
    self.init(from: template, to: record.name, bundleID: record.bundleID, databaseID: record.databaseID)
  }

  init(from template: ProductTemplate, to name: String, bundleID: String, databaseID: String? = nil) {
    for (text, other) in template.texts ?? [:] { names.add(text, other) }
    names.add(template.bundleID, bundleID)
    if let old = template.databaseID, let databaseID { names.add("\(old)_", "\(databaseID)_") }
    names.add(template.name, name)
    for capital in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      names.add("\(template.name.lowercased())\(capital)", "\(Words(name).camel)\(capital)")
    }
    names.add(template.name.lowercased(), name.lowercased())
    // Differs from the line before if the template's name has several words.
    names.add(Words(template.name).camel, Words(name).camel)
    names.add(template.name.uppercased(), name.uppercased())
    manifest = names
    manifest.add("name: \"\(template.package)\"", "name: \"\(name)\"")
  }

  func applied(to text: String) -> String { names.applied(to: text) }

  /// Also renames the root package.
  func applied(toManifest text: String) -> String { manifest.applied(to: text) }
}
