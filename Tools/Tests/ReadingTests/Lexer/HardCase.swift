import Model
import Reading
import Testing

/// A source, and the imports that the compiler finds in it, as `MODULE@LINE:COLUMN if CONDITION`.
struct HardCase: Sendable {
  var name: String
  var source: String
  var imports: [String]

  init(_ name: String, _ source: String, _ imports: String...) {
    self.name = name
    self.source = source
    self.imports = imports
  }

  static let all = spellings + headings + lines + notImports + slashes + conditions
}

extension HardCase: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension ImportDeclaration {
  /// As in `HardCase.imports`.
  var summary: String {
    "\(module)@\(position.line):\(position.column)" + (condition.map { " if \($0)" } ?? "")
  }
}
