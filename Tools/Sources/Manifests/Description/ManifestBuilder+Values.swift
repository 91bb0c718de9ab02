import Model

extension ManifestBuilder {
  func text(_ name: String, of object: Object) throws(BeyondReader) -> String {
    guard let text = object.fields[name]?.characters else { throw BeyondReader("a `\(name)` that is no string") }
    return text
  }

  func text(_ label: String, of member: Member) throws(BeyondReader) -> String {
    guard let text = member[label]?.characters else {
      throw BeyondReader("a `\(label)` that is no string", at: member.position)
    }
    return text
  }

  func texts(_ name: String, of object: Object) throws(BeyondReader) -> [String] {
    try texts(in: list(object.fields[name]))
  }

  private func texts(in values: [Value]) throws(BeyondReader) -> [String] {
    let texts = values.compactMap(\.characters)
    guard texts.count == values.count else { throw BeyondReader("a list of something else than strings") }
    return texts
  }

  func members(_ name: String, of object: Object) throws(BeyondReader) -> [Member] {
    let values = try list(object.fields[name])
    let members = values.compactMap { if case .member(let member) = $0 { member } else { nil } }
    guard members.count == values.count else { throw BeyondReader("`\(name)` of something else") }
    return members
  }

  func objects(_ name: String, of object: Object) throws(BeyondReader) -> [Object] {
    let values = try list(object.fields[name])
    let objects = values.compactMap { if case .object(let object) = $0 { object } else { nil } }
    guard objects.count == values.count else { throw BeyondReader("`\(name)` of something else") }
    return objects
  }

  private func list(_ value: Value?) throws(BeyondReader) -> [Value] {
    switch value {
    case .list(let elements): elements
    case .nothing, nil: []
    default: throw BeyondReader("a value that is no list")
    }
  }

  func setting(_ member: Member) throws(BeyondReader) -> SwiftSetting {
    let first = member.arguments?.first { $0.label == nil }?.value
    switch (member.name, first) {
    case ("define", .text(let name)?): return .define(name.characters)
    case ("enableUpcomingFeature", .text(let name)?): return .upcomingFeature(name.characters)
    case ("enableExperimentalFeature", .text(let name)?): return .experimentalFeature(name.characters)
    case ("unsafeFlags", .list(let flags)?): return .unsafeFlags(try texts(in: flags))
    case ("swiftLanguageMode", .member(let mode)?), ("swiftLanguageVersion", .member(let mode)?):
      return .languageMode(try languageMode(mode))
    case ("defaultIsolation", .type(let type)?) where type == .named("MainActor"): return .defaultIsolation("MainActor")
    case ("defaultIsolation", .nothing?): return .defaultIsolation(nil)
    case ("define", _), ("enableUpcomingFeature", _), ("enableExperimentalFeature", _), ("unsafeFlags", _),
      ("swiftLanguageMode", _), ("swiftLanguageVersion", _), ("defaultIsolation", _):
      throw BeyondReader("the setting `\(member.name)`", at: member.position)
    default: return .other(member.name)
    }
  }

  /// Such as `6` for `.v6`, and `4.2` for `.v4_2`.
  func languageMode(_ mode: Member) throws(BeyondReader) -> String {
    if mode.name == "version", let version = mode.arguments?.first?.value.characters { return version }
    guard mode.name.hasPrefix("v"), mode.arguments == nil else {
      throw BeyondReader("the language mode `\(mode.name)`", at: mode.position)
    }
    return String(mode.name.dropFirst().map { $0 == "_" ? "." : $0 })
  }
}
