import Model

extension TypeFilter {
  /// Whether it selects one of a file's types, or may select one that is extended there.
  func reads(_ types: [TypeDeclaration]) -> Bool {
    // By index, as a copy of a type would retain everything in it.
    let selected = types.indices.filter { index in
      (types[index].kind == .extension || includes(types[index].kind)) && includes(types[index].name)
    }
    if selected.isEmpty { return false }
    if selected.contains(where: { includes(types[$0].kind) }) { return true }
    // What the file itself declares in all builds is of a kind that is not selected.
    let declared = Set(
      types.indices.filter { types[$0].kind != .extension && types[$0].condition == nil }.map { types[$0].name }
    )
    return selected.contains { !declared.contains(types[$0].name) }
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

extension TypeIndex {
  /// Whether a type or an extension anywhere, also in tests, has a name that the pattern matches.
  func hasName(_ pattern: Pattern) -> Bool {
    var filter = TypeFilter()
    filter.names = [pattern]
    return places.contains { place in place.types.indices.contains { filter.includes(place.types[$0].name) } }
  }
}
