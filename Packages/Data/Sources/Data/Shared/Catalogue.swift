import Foundation

/// The data that the package ships, in the formats of its remote sources.
///
/// It is compiled in rather than kept as resource files: a program that is copied out of its build folder, or linked
/// statically, still has it. Large documents are JSON files in `CCatalogue`, which C can embed. An identifier never changes
/// its meaning and is never used again.
public enum Catalogue {
  static func items<Format: ItemJSON>(_ format: Format.Type, from document: String) throws -> [Format.Item] {
    try JSONDecoder.storefront.decode([Format].self, from: Data(document.utf8)).map(\.item)
  }
}
