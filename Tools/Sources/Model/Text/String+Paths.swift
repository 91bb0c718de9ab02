extension String {
  package var pathParts: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  /// The path of the folder; empty for a path without one.
  package var parentFolder: String { lastIndex(ofASCII: "/").map { String(self[..<$0]) } ?? "" }

  /// The path and those of the folders around it, innermost first; the last one is empty.
  package var withParentFolders: UnfoldFirstSequence<String> {
    sequence(first: self) { $0.isEmpty ? nil : $0.parentFolder }
  }

  /// The path without `.`, `..` and empty parts; `..` stays where it leads out.
  package var normalizedPath: String {
    var parts: [Substring] = []
    for part in pathParts where part != "." {
      if part == "..", parts.last != nil, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether it is the path of a folder or of something in it.
  package func isInside(_ folder: String) -> Bool {
    if folder.isEmpty { return true }
    // Where the folder's path ends is looked at first, as that tells most paths apart.
    let rest = utf8.dropFirst(folder.utf8.count)
    if let next = rest.first, next != UInt8(ascii: "/") { return false }
    return utf8.starts(with: folder.utf8)
  }

  /// The path relative to a folder; `nil` if it is not in it.
  package func path(below folder: String) -> String? {
    let start = folder.isEmpty || folder == "/" ? folder : folder + "/"
    if utf8.starts(with: start.utf8) { return String(Substring(utf8.dropFirst(start.utf8.count))) }
    // The same characters may have another form.
    return hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }

  /// Whether a path that is relative to a folder leads out of it.
  package func leads(outOf folder: String) -> Bool {
    let path = "\(folder)/\(self)".normalizedPath
    return hasPrefix("/") || path.pathParts.first == ".." || !path.isInside(folder)
  }

  package func lastIndex(ofASCII character: Unicode.Scalar) -> Index? {
    var text = self
    let offset = text.withUTF8 { $0.lastIndex(of: UInt8(ascii: character)) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

extension StringProtocol {
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
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

  /// The path without a detour out of a package, if it leads out of it and back in. It starts from a folder that is
  /// relative to the package; the package's own path is absolute.
  package static func shortened(_ path: String, from folder: String, in package: String) -> String {
    let leadsOut = "\(folder)/\(path)".normalizedPath.pathParts.first == ".."
    guard leadsOut, !path.hasPrefix("/") else { return path }
    let start = absolute(folder, from: package)
    let place = absolute(path, from: start)
    return place.isInside(package) ? relative(place, from: start) : path
  }

  private static func parts(_ path: String) -> [Substring] {
    Array(path.normalizedPath.pathParts.drop { $0 == ".." })
  }
}
