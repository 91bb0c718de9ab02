import Foundation
import Model

/// The file that names the modules of a C target or a system library.
///
/// Source: Clang's documentation of [modules](https://clang.llvm.org/docs/Modules.html), and SwiftPM's places for the file.
enum ModuleMap {
  static let fileName = "module.modulemap"

  /// The modules that a target's module map declares; empty if it has none.
  ///
  /// - Parameters:
  ///   - maps: The paths of all module maps, relative to the root.
  static func modules(of target: Target, among maps: [String], in root: String) -> [String] {
    let start = target.path.isEmpty ? "" : target.path + "/"
    let headers = target.declaration.publicHeadersPath.map(TargetLayout.normalized) ?? "include"
    let places = [start + fileName, headers.isEmpty ? "" : "\(start)\(headers)/\(fileName)"]
    guard let path = places.first(where: maps.contains),
      let data = FileManager.default.contents(atPath: "\(root)/\(path)")
    else { return [] }
    return modules(in: String(decoding: data, as: UTF8.self))
  }

  /// The names of the modules on the outer level, in order.
  static func modules(in text: String) -> [String] {
    var depth = 0
    var names: [String] = []
    let comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
    for token in text.replacing(comments, with: " ").matches(of: /[{}]|\bmodule\s+"?([A-Za-z_][\w.]*)|"[^"]*"/) {
      switch token.0 {
      case "{": depth += 1
      case "}": depth -= 1
      default: if depth == 0, let name = token.1 { names.append(String(name)) }
      }
    }
    return names
  }
}
