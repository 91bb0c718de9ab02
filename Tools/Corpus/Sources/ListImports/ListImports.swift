import Foundation
import SwiftParser
import SwiftSyntax

/// Prints the imports that SwiftSyntax finds in the files named on standard input, one line of JSON for each file.
@main
struct ListImports {
  private struct File: Encodable {
    var file: String
    var imports: [ListedImport]
  }

  static func main() throws {
    let encoder = JSONEncoder()
    while let file = readLine() {
      let tree = [UInt8](try Data(contentsOf: URL(filePath: file))).withUnsafeBufferPointer { Parser.parse(source: $0) }
      let finder = ImportFinder(tree)
      finder.walk(tree)
      print(String(decoding: try encoder.encode(File(file: file, imports: finder.imports)), as: UTF8.self))
    }
  }
}
