import Foundation
import SwiftParser
import SwiftSyntax

/// Prints the imports, types and variables that SwiftSyntax finds in the files named on standard input, one line of JSON
/// for each file.
@main
struct ListDeclarations {
  private struct File: Encodable {
    var file: String
    /// Whether the parser had to guess what is meant, so that the declarations are a guess as well.
    var hasErrors: Bool
    var imports: [ListedImport]
    var types: [ListedType]
    var globals: [ListedVariable]
  }

  static func main() throws {
    let encoder = JSONEncoder()
    while let file = readLine() {
      let tree = [UInt8](try Data(contentsOf: URL(filePath: file))).withUnsafeBufferPointer { Parser.parse(source: $0) }
      let places = SourceLocationConverter(fileName: "", tree: tree)
      let imports = ImportFinder(places)
      imports.walk(tree)
      var declarations = DeclarationFinder(places)
      declarations.read(tree.statements)
      let found = File(
        file: file,
        hasErrors: tree.hasError,
        imports: imports.imports,
        types: declarations.types,
        globals: declarations.globals
      )
      print(String(decoding: try encoder.encode(found), as: UTF8.self))
    }
  }
}
