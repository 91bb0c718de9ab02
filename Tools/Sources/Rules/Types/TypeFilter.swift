import Model

extension TypeFilter {
  /// Whether it selects types of a kind and a qualified name, or looks into them as extensions of those.
  func reads(_ kind: TypeDeclaration.Kind, _ name: String) -> Bool {
    (kind == .extension || includes(kind)) && includes(name)
  }

  func includes(_ kind: TypeDeclaration.Kind) -> Bool {
    kinds.isEmpty ? kind != .extension && kind != .typealias : kinds.contains(kind)
  }

  /// Whether a qualified name is among those that it selects. A pattern without a `.` matches the last part of a name.
  func includes(_ name: String) -> Bool {
    let simpleName = TypeDeclaration.simpleName(of: name)
    let isMatch = { (pattern: Pattern) in
      pattern.matches(pattern.text.utf8.contains(UInt8(ascii: ".")) ? name : simpleName)
    }
    return (names.isEmpty || names.contains(where: isMatch)) && !except.contains(where: isMatch)
  }

  /// Whether the types of a file are in the layers and folders.
  func includes(_ place: TypeIndex.Place) -> Bool {
    let isInLayer = layers.isEmpty || place.layer.map { layers.matches($0.name) } ?? false
    return isInLayer && (folders.isEmpty || folders.matches(place.file.folder))
  }
}
