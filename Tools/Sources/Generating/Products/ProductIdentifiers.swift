import Foundation

/// The identifier of an app in reverse DNS notation: `com.acme.bookshop`.
///
/// Source: CFBundleIdentifier, https://developer.apple.com/documentation/bundleresources/information-property-list
enum BundleID {
  /// The limit of App Store Connect.
  private static let longest = 155

  /// The default for a product.
  static func usual(_ name: String) -> String { "com.example.\(name.lowercased())" }

  static func problems(_ id: String, product: String) -> [String] {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    let isShaped = parts.count >= 2 && parts.allSatisfy(isLabel)
    var problems: [String] = []
    if !isShaped {
      let example = suggestion(parts) ?? usual(NameShape(name: product, casing: .pascal, kind: "").suggestion ?? "app")
      problems.append(
        """
        the bundle identifier `\(id)` is not in reverse DNS notation: at least two parts, each made of letters A to Z, \
        digits and hyphens, and starting with a letter; try `\(example)`.
        """
      )
    }
    if id.utf8.count > longest {
      problems.append("the bundle identifier has \(id.utf8.count) characters; the limit is \(longest).")
    }
    return problems
  }

  private static func isLabel(_ part: Substring) -> Bool {
    guard let first = part.first, first.isASCII, first.isLetter, part.last != "-" else { return false }
    return part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private static func suggestion(_ parts: [Substring]) -> String? {
    let labels = parts.compactMap { part -> String? in
      let plain = part.replacing("ß", with: "ss").folding(options: .diacriticInsensitive, locale: nil)
      let signs = plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      let label = String(signs.drop { !$0.isLetter })
      return isLabel(label[...]) ? label : nil
    }
    return labels.count >= 2 && labels.count == parts.count ? labels.joined(separator: ".") : nil
  }
}

/// The first 16 bits of a product's application identifiers, by which SQLite's files tell whose they are: `0x5346`.
///
/// The other bits are the kind of the database. Products that have the same number would open each other's files.
///
/// Source: https://sqlite.org/pragma.html#pragma_application_id
enum DatabaseID {
  /// The default for a product, which is positive as a signed number: the FNV-1a hash of its bundle identifier.
  ///
  /// Source: http://www.isthe.com/chongo/tech/comp/fnv/
  static func usual(_ bundleID: String) -> String {
    let hash = bundleID.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(max(1, (hash >> 16 ^ hash) & 0x7FFF), radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
