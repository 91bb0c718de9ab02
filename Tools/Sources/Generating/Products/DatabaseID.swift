import Foundation

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
