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
