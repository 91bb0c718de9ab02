extension Clashes {
  /// The feature's members of shared types that a file of the same module declares already, such as `static let orders`.
  func members(in changes: [Plan.Change], of feature: Feature) -> [String] {
    let own = Words(feature.plural).camel
    var added: [StaticMember: Set<String>] = [:]
    for case .create(let path, let contents, _) in changes where path.hasSuffix(".swift") {
      for member in StaticMember.all(in: contents) where member.name.hasPrefix(own) {
        added[member, default: []].insert(ModuleSights.module(of: path))
      }
    }
    return added.sorted { $0.key.name < $1.key.name }.compactMap { member, modules in
      let existing = files.paths.first { path in
        path.hasSuffix(".swift") && modules.contains(ModuleSights.module(of: path))
          && files.text(path).map { $0.contains(member.name) && StaticMember.all(in: $0).contains(member) } == true
      }
      return existing.map { "`\(member.name)` already exists, in \($0)." }
    }
  }

  /// Texts that would exist twice, because two fields and their choices have the same words.
  func texts(in changes: [Plan.Change]) -> [String] {
    changes.flatMap { change -> [String] in
      guard case .create(let path, let contents, _) = change, Template.isTextFile(path) else { return [] }
      let members = Dictionary(grouping: StaticMember.all(in: contents)) { $0 }
      return members.filter { $0.value.count > 1 }.map(\.key.name).sorted().map {
        "`\($0)` would exist twice, in \(path); give a field or one of its choices another name."
      }
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
}

/// A static member of a type, by the layout of a formatted file.
private struct StaticMember: Hashable {
  let type: Substring
  let name: Substring

  static func all(in text: String) -> [StaticMember] {
    var type: Substring = ""
    return text.allLines.compactMap { line in
      let words = line.split { " (:<{".contains($0) }
      if line.first?.isLetter == true, let index = words.firstIndex(where: types.contains), index + 1 < words.count {
        type = words[index + 1]
      }
      guard let index = words.firstIndex(of: "static"), index + 2 < words.count, members.contains(words[index + 1])
      else {
        return nil
      }
      return StaticMember(type: type, name: words[index + 2])
    }
  }

  private static let types: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let members: Set<Substring> = ["func", "let", "var"]
}
