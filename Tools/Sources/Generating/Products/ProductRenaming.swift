/// How the names of the sample product become those of another product.
///
/// `Storefront` is a type's name, `storefront` a command, a URL scheme and an identifier, which begins names in camel
/// case; `STOREFRONT` stands in environment variables. In small letters alone a name of several words is one word, as
/// commands and schemes have neither capitals nor hyphens.
struct ProductRenaming {
  private var names = Renaming()
  private var manifest = Renaming()

  init(from template: ProductTemplate, to name: String, bundleID: String) {
    for (text, other) in template.texts ?? [:] { names.add(text, other) }
    names.add(template.bundleID, bundleID)
    names.add(template.name, name)
    for capital in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      names.add("\(template.name.lowercased())\(capital)", "\(Words(name).camel)\(capital)")
    }
    names.add(template.name.lowercased(), name.lowercased())
    // A template of several words, which differs from the line before.
    names.add(Words(template.name).camel, Words(name).camel)
    names.add(template.name.uppercased(), name.uppercased())
    manifest = names
    manifest.add("name: \"\(template.package)\"", "name: \"\(name)\"")
  }

  func applied(to text: String) -> String { names.applied(to: text) }

  /// The root package bears the name of the product.
  func applied(toManifest text: String) -> String { manifest.applied(to: text) }
}
