extension Clashes {
  /// The feature's members of shared types that a file of the same module declares already, such as `static let orders`.
  func members(in changes: [Plan.Change], of feature: Feature) -> [String] {
    let own = Words(feature.plural).camel
    var modules: [String: Set<String>] = [:]
    for case .create(let path, let contents, _) in changes where path.hasSuffix(".swift") {
      for name in contents.allLines.compactMap(Self.staticMember) where name.hasPrefix(own) {
        modules[name, default: []].insert(ModuleSights.module(of: path))
      }
    }
    return modules.keys.sorted().compactMap { name in
      var declared = Renaming()
      for kind in Self.kinds { declared.add("static \(kind) \(name)", "", .wholeWord) }
      let existing = files.paths.first { path in
        path.hasSuffix(".swift") && modules[name]?.contains(ModuleSights.module(of: path)) == true
          && declared.isMentioned(in: files.text(path) ?? "")
      }
      return existing.map { "`\(name)` already exists, in \($0)." }
    }
  }

  /// Functions that would have two parameters of a name, because one of them is the model.
  func parameters(in changes: [Plan.Change], of feature: Feature) -> [String] {
    let parameter = "\(Words(feature.name).camel): "
    return changes.compactMap { change in
      guard case .create(let path, let contents, _) = change, path.hasSuffix(".swift") else { return nil }
      let isTwice = contents.allLines.contains { line in
        line.contains("func ") && line.split(whereSeparator: " (".contains).count { $0 + " " == parameter } > 1
      }
      return isTwice ? "\(path) would have two parameters `\(parameter.dropLast(2))`; try `Shop\(feature.name)`." : nil
    }
  }

  private static let kinds = ["let", "var", "func"]

  private static func staticMember(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "static"), words.count > index + 2 else { return nil }
    return kinds.contains(String(words[index + 1]))
      ? String(words[index + 2].prefix { $0.isLetter || $0.isNumber }) : nil
  }
}
