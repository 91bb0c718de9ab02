import Model

extension ManifestBuilder {
  func text(_ name: String, of object: Object) throws(UnsupportedSyntax) -> String {
    guard let text = object.fields[name]?.characters else {
      throw UnsupportedSyntax("a `\(name)` that is not a string")
    }
    return text
  }

  func text(_ label: String, of member: Member) throws(UnsupportedSyntax) -> String {
    guard let text = member[label]?.characters else {
      throw UnsupportedSyntax("a `\(label)` that is not a string", at: member.position)
    }
    return text
  }

  func texts(_ name: String, of object: Object) throws(UnsupportedSyntax) -> [String] {
    try texts(in: list(object.fields[name]))
  }

  private func texts(in values: [Value]) throws(UnsupportedSyntax) -> [String] {
    let texts = values.compactMap(\.characters)
    guard texts.count == values.count else { throw UnsupportedSyntax("a list with other elements than strings") }
    return texts
  }

  func members(_ name: String, of object: Object) throws(UnsupportedSyntax) -> [Member] {
    let values = try list(object.fields[name])
    let members = values.compactMap { if case .member(let member) = $0 { member } else { nil } }
    guard members.count == values.count else { throw UnsupportedSyntax("`\(name)` with other elements") }
    return members
  }

  func objects(_ name: String, of object: Object) throws(UnsupportedSyntax) -> [Object] {
    let values = try list(object.fields[name])
    let objects = values.compactMap { if case .object(let object) = $0 { object } else { nil } }
    guard objects.count == values.count else { throw UnsupportedSyntax("`\(name)` with other elements") }
    return objects
  }

  private func list(_ value: Value?) throws(UnsupportedSyntax) -> [Value] {
    switch value {
    case .list(let elements): elements
    case .nothing, nil: []
    default: throw UnsupportedSyntax("a value that is not a list")
    }
  }

  func setting(_ member: Member) throws(UnsupportedSyntax) -> SwiftSetting {
    let arguments = (member.arguments ?? []).filter { $0.label == nil }.map(\.value)
    // A setting of some builds is none that a target has.
    if arguments.count > 1, arguments.last?.isNothing == false { return .other(member.name) }
    let first = arguments.first
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
      throw UnsupportedSyntax("the setting `\(member.name)`", at: member.position)
    default: return .other(member.name)
    }
  }

  /// Converts `.v6` to `6`, and `.v4_2` to `4.2`.
  func languageMode(_ mode: Member) throws(UnsupportedSyntax) -> String {
    if mode.name == "version", let version = mode.arguments?.first?.value.characters { return version }
    guard mode.name.hasPrefix("v"), mode.arguments == nil else {
      throw UnsupportedSyntax("the language mode `\(mode.name)`", at: mode.position)
    }
    return String(mode.name.dropFirst().map { $0 == "_" ? "." : $0 })
  }
}
