/// The identity of a package, as its dependents see it.
///
/// Source: SwiftPM's `PackageIdentityParser`.
package enum PackageIdentity {
  /// The last part of an address without `.git`, in lower case.
  package static func of(address: String) -> String {
    let trimmed = address.hasSuffix("/") ? address.dropLast() : address[...]
    let last = trimmed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
  }

  /// The last part of a path, by the same rule.
  static func of(path: String, in folder: String) -> String {
    of(address: FolderPath.absolute(path, from: folder))
  }
}

/// Path operations on text, without file access.
package enum FolderPath {
  /// The absolute path, without `.` and `..`.
  package static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    return "/" + parts(full).joined(separator: "/")
  }

  /// The relative path from a folder to another one.
  package static func relative(_ path: String, from folder: String) -> String {
    let target = parts(path)
    let start = parts(folder)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared) + target[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
  }
}
