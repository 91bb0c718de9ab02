import Foundation
import Model

/// The supported methods of the standard library's collections and strings; `nil` stands for any other method.
extension Interpreter {
  /// If the manifest adds an overload of one of them, only the argument types could tell which one a call means.
  static let builtInMethods: Set = [
    "allSatisfy", "compactMap", "contains", "components", "dropFirst", "dropLast", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "forEach", "hasPrefix", "hasSuffix", "joined", "lowercased", "map", "prefix", "reduce",
    "replacingOccurrences", "reversed", "sorted", "split", "suffix", "uppercased",
  ]

  /// The elements of a collection. Those of a set or a dictionary have another order in each run, which cannot matter.
  func elements(of value: Value) throws -> [Value] {
    switch value {
    case .list(let elements), .unordered(let elements): return elements
    case .dictionary(let entries): return entries.map { .pair("key", $0.key, "value", $0.value) }
    default: throw value.problem ?? unsupported("a loop over this value")
    }
  }

  /// Removes duplicate elements, as far as they can be compared.
  static func unique(_ elements: [Value]) -> [Value] {
    var seen: Set<[String]> = []
    return elements.filter { element in
      switch element {
      case .text(let text): seen.insert([text.characters]).inserted
      case .member(let member) where member.type != nil && member.arguments == nil:
        seen.insert([member.type ?? "", member.name]).inserted
      default: true
      }
    }
  }

  func callList(_ name: String, _ elements: [Value], _ arguments: [EvaluatedArgument]) throws -> Value? {
    try spend(elements.count)
    let first = arguments.first
    if name == "reduce", arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) {
      return try elements.reduce(arguments[0].value) { result, element in
        try apply(arguments[1].value, [result, element].map { EvaluatedArgument(value: $0) })
      }
    }
    guard arguments.count <= 1 else { return nil }
    let areTexts = elements.allSatisfy { $0.characters != nil }
    switch (name, first?.label, first?.value) {
    case ("sorted", nil, nil) where areTexts:
      return .list(elements.sorted { ($0.characters ?? "") < ($1.characters ?? "") })
    case ("joined", "separator"?, .text?) where areTexts, ("joined", nil, nil) where areTexts:
      let parts = elements.compactMap(\.characters)
      let separator = first?.value.characters ?? ""
      try spend(parts.reduce(parts.count * separator.utf8.count) { $0 + $1.utf8.count } / 64)
      return .text(Text(characters: parts.joined(separator: separator)))
    case ("joined", nil, nil):
      let parts = try elements.map { try self.elements(of: $0) }
      try spend(parts.reduce(0) { $0 + $1.count })
      return .list(Array(parts.joined()))
    case ("reversed", nil, nil): return .list(elements.reversed())
    case ("enumerated", nil, nil):
      return .list(elements.enumerated().map { .pair("offset", .integer($0), "element", $1) })
    case (_, _, .function?), (_, _, .type?): return try callList(name, elements, arguments[0])
    case (_, nil, .member(let member)?) where helper(named: member) != nil:
      return try helper(named: member).flatMap { try callList(name, elements, EvaluatedArgument(value: $0)) }
    case ("contains", nil, let item?): return .boolean(try index(of: item, in: elements) != nil)
    case ("firstIndex", "of"?, let item?): return try index(of: item, in: elements).map(Value.integer) ?? .nothing
    default: return nil
    }
  }

  /// A function that helpers add to a type of Tuist.
  private func helper(named member: Member) -> Value? {
    guard let type = member.type, member.arguments == nil, let functions = types[type]?.staticFunctions[member.name],
      functions.count == 1
    else { return nil }
    return .function(functions[0], memberScope(of: type))
  }

  /// Calls a method with a closure, whose label is missing if it is a trailing one.
  private func callList(_ name: String, _ elements: [Value], _ closure: EvaluatedArgument) throws -> Value? {
    let body = closure.value
    switch (name, closure.label) {
    case ("map", nil): return .list(try mapped(elements, by: body))
    case ("compactMap", nil):
      return .list(try mapped(elements, by: body).map(known).filter { !$0.isNothing }.map(\.unwrapped))
    case ("flatMap", nil):
      var result: [Value] = []
      for part in try mapped(elements, by: body) {
        result += try self.elements(of: part)
        try spend(result.count)
      }
      return .list(result)
    case ("forEach", nil):
      _ = try mapped(elements, by: body)
      return .void
    case ("filter", nil): return .list(try indices(of: elements, where: body).map { elements[$0] })
    case ("first", "where"), ("first", nil):
      return try indices(of: elements, where: body).first.map { optional(elements[$0]) } ?? .nothing
    case ("firstIndex", "where"), ("firstIndex", nil):
      return try indices(of: elements, where: body).first.map(Value.integer) ?? .nothing
    case ("contains", "where"), ("contains", nil):
      return .boolean(try !indices(of: elements, where: body).isEmpty)
    case ("sorted", "by"), ("sorted", nil):
      return .list(
        try elements.sorted { left, right in
          guard case .boolean(let isFirst) = try apply(body, [left, right].map { EvaluatedArgument(value: $0) }) else {
            throw unsupported("a closure that does not return a Boolean")
          }
          return isFirst
        }
      )
    case ("allSatisfy", nil): return .boolean(try indices(of: elements, where: body).count == elements.count)
    default: return nil
    }
  }

  /// Only sorted elements have an order.
  func callSet(_ name: String, _ elements: [Value], _ arguments: [EvaluatedArgument]) throws -> Value? {
    switch name {
    case "allSatisfy", "contains", "forEach", "sorted": return try callList(name, elements, arguments)
    case "union" where arguments.count == 1:
      let others = try self.elements(of: arguments[0].value)
      try spend(elements.count + others.count)
      return .unordered(Self.unique(try alike(elements + others)))
    case "map", "filter", "compactMap", "flatMap":
      guard case .list(let elements)? = try callList(name, elements, arguments) else { return nil }
      return .unordered(elements)
    default: return nil
    }
  }

  /// Without a closure, as in Tuist's own method, new values win.
  func callDictionary(_ name: String, _ entries: [Value.Entry], _ arguments: [EvaluatedArgument]) throws -> Value? {
    if let added = settings(name, arguments) {
      return try callDictionary("merging", entries, [EvaluatedArgument(value: added)])
    }
    if name == "filter", arguments.count == 1 {
      let kept = try indices(of: elements(of: .dictionary(entries)), where: arguments[0].value)
      return .dictionary(kept.map { entries[$0] })
    }
    if name == "mapValues", arguments.count == 1 {
      let values = try mapped(entries.map(\.value), by: arguments[0].value)
      return .dictionary(zip(entries, values).map { ($0.key, $1) })
    }
    guard name == "merging" else { return try callSet(name, elements(of: .dictionary(entries)), arguments) }
    guard case .dictionary(let others)? = arguments.first?.value, arguments.count <= 2 else {
      return nil
    }
    try spend(entries.count * others.count)
    var merged = entries
    for other in others {
      guard let index = try index(of: other.key, in: merged.map(\.key)) else {
        merged.append(other)
        continue
      }
      let values = [merged[index].value, other.value].map { EvaluatedArgument(value: $0) }
      merged[index].value = arguments.count == 1 ? other.value : try apply(arguments[1].value, values)
    }
    return .dictionary(merged)
  }

  func callText(_ name: String, _ text: Text, _ arguments: [EvaluatedArgument]) throws -> Value? {
    let characters = text.characters
    try spend(for: characters)
    switch (name, arguments.map { $0.label ?? "" }, arguments.first?.value.characters) {
    case ("map", [""], nil) where text.isOptional, ("flatMap", [""], nil) where text.isOptional:
      return optional(try apply(arguments[0].value, [EvaluatedArgument(value: .text(text).unwrapped)]))
    case ("replacingOccurrences", ["of", "with"], let old?), ("replacing", ["", "with"], let old?):
      guard let new = arguments[1].value.characters, !old.isEmpty else { return nil }
      let count = characters.utf8.count
      try spend(count + count / old.utf8.count * (new.utf8.count / 64 + 1))
      return copy(text, characters.replacingOccurrences(of: old, with: new))
    case ("components", ["separatedBy"], let separator?) where !separator.isEmpty:
      try spend(characters.utf8.count)
      return .list(characters.components(separatedBy: separator).map { copy(text, $0) })
    case ("split", ["separator"], let separator?) where separator.count == 1:
      try spend(characters.utf8.count)
      return .list(characters.split(separator: Character(separator)).map { copy(text, String($0)) })
    default: break
    }
    guard arguments.count <= 1, arguments.first?.label == nil else { return nil }
    switch (name, arguments.first?.value) {
    case ("lowercased", nil): return copy(text, characters.lowercased())
    case ("appending", .text(let other)?):
      try spend(for: other.characters)
      return copy(text, characters + other.characters)
    case ("uppercased", nil): return copy(text, characters.uppercased())
    case ("hasPrefix", .text(let other)?): return .boolean(characters.hasPrefix(other.characters))
    case ("hasSuffix", .text(let other)?): return .boolean(characters.hasSuffix(other.characters))
    case ("contains", .text(let other)?): return .boolean(characters.contains(other.characters))
    case ("dropFirst", nil): return copy(text, String(characters.dropFirst()))
    case ("dropLast", nil): return copy(text, String(characters.dropLast()))
    case ("dropFirst", .integer(let count)?) where count >= 0: return copy(text, String(characters.dropFirst(count)))
    case ("dropLast", .integer(let count)?) where count >= 0: return copy(text, String(characters.dropLast(count)))
    case ("prefix", .integer(let count)?) where count >= 0: return copy(text, String(characters.prefix(count)))
    case ("suffix", .integer(let count)?) where count >= 0: return copy(text, String(characters.suffix(count)))
    default: return nil
    }
  }

  private func copy(_ text: Text, _ characters: String) -> Value {
    .text(Text(characters: characters, position: text.position))
  }

  private func mapped(_ elements: [Value], by body: Value) throws -> [Value] {
    try elements.map { try apply(body, [EvaluatedArgument(value: $0)]) }
  }

  func indices(of elements: [Value], where body: Value) throws -> [Int] {
    try mapped(elements, by: body).enumerated().compactMap { index, result in
      guard case .boolean(let holds) = result else {
        throw result.problem ?? unsupported("a closure that does not return a Boolean")
      }
      return holds ? index : nil
    }
  }

  func index(of item: Value, in elements: [Value]) throws -> Int? {
    try elements.firstIndex { try areEqual($0, item) }
  }
}
