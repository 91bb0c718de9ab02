// Writes the texts of Localizable.xcstrings as Swift, so that a text that is missing does not compile and none has to
// be read at the start of a program.
//
//   swift Scripts/generate-texts.swift           writes
//   swift Scripts/generate-texts.swift --check   changes nothing, and fails where a file is out of date
import Foundation

struct Catalogue: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization] }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }
  struct Variations: Decodable { let plural: [String: Form] }
  struct Form: Decodable { let stringUnit: Unit }
  struct Unit: Decodable { let value: String }

  let strings: [String: Entry]
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Packages/Presentation/Sources/Presentation")
let header = "// Written by Scripts/generate-texts.swift from Localizable.xcstrings, which is the file to edit.\n\n"

/// `Products.List.title` as a case: `productsListTitle`; and `URLs.List.title` as `urlsListTitle`.
func caseName(_ key: String) -> String {
  let name = key.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  let capitals = name.prefix { $0.isUppercase }.count
  let small = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
  return name.prefix(small).lowercased() + name.dropFirst(small)
}

func literal(_ text: String) -> String {
  "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
}

func keyFile(_ keys: [String]) -> String {
  header + """
    /// The texts of the product, by their keys, which read `{Feature}.{Context}.{type}`.
    enum TextKey: String, CaseIterable, Sendable {
    \(keys.map { "  case \(caseName($0)) = \(literal($0))" }.joined(separator: "\n"))
    }

    """
}

/// English and German know the plural forms `one` and `other` alone; another language needs its own rule here.
func expression(_ localization: Catalogue.Localization, _ key: String) throws -> String {
  if let unit = localization.stringUnit { return literal(unit.value) }
  guard let plural = localization.variations?.plural, let one = plural["one"], let other = plural["other"] else {
    throw Failure(description: "\(key) has neither a text nor the plural forms one and other")
  }
  return "count == 1 ? \(literal(one.stringUnit.value)) : \(literal(other.stringUnit.value))"
}

func languageFile(_ language: String, _ catalogue: Catalogue, _ keys: [String]) throws -> String {
  let cases = try keys.map { key in
    guard let localization = catalogue.strings[key]?.localizations[language] else {
      throw Failure(description: "\(key) has no text in \(language)")
    }
    return "    case .\(caseName(key)):\n      \(try expression(localization, key))"
  }
  return header + """
    extension TextKey {
      /// The text in the language `\(language)`.
      func \(language)(count: Int?) -> String {
        switch self {
    \(cases.joined(separator: "\n"))
        }
      }
    }

    """
}

do {
  let json = try Data(contentsOf: sources.appending(path: "Resources/Localizable.xcstrings"))
  let catalogue = try JSONDecoder().decode(Catalogue.self, from: json)
  let keys = catalogue.strings.keys.sorted()
  let languages = Set(catalogue.strings.values.flatMap(\.localizations.keys)).sorted()
  var files = ["Shared/TextKey.swift": keyFile(keys)]
  for language in languages {
    files["Shared/TextKey+\(language).swift"] = try languageFile(language, catalogue, keys)
  }
  for (path, content) in files.sorted(by: { $0.key < $1.key }) {
    let file = sources.appending(path: path)
    guard (try? String(contentsOf: file, encoding: .utf8)) != content else { continue }
    if CommandLine.arguments.contains("--check") {
      throw Failure(description: "\(path) is out of date; run swift Scripts/generate-texts.swift")
    }
    try content.write(to: file, atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
