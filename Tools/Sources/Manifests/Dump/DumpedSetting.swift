import Model

/// A build setting in the output of `swift package dump-package`.
struct DumpedSetting: Decodable {
  var tool: String
  /// The setting's name is the only key, with its values under `_0` and so on.
  var kind: [String: [String: Value]]
  /// Of some builds only.
  var condition: Condition?

  struct Condition: Decodable {}

  enum Value: Decodable {
    case text(String)
    case texts([String])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let texts = try? container.decode([String].self) {
        self = .texts(texts)
      } else {
        self = .other
      }
    }
  }

  func setting() throws -> SwiftSetting {
    guard let (name, values) = kind.first else {
      throw DumpedManifest.Unknown(description: "setting without a name in its output")
    }
    if condition != nil { return .other(name) }
    switch (name, values["_0"]) {
    case ("define", .text(let text)?): return .define(text)
    case ("enableUpcomingFeature", .text(let text)?): return .upcomingFeature(text)
    case ("enableExperimentalFeature", .text(let text)?): return .experimentalFeature(text)
    case ("unsafeFlags", .texts(let flags)?): return .unsafeFlags(flags)
    case ("swiftLanguageMode", .text(let mode)?): return .languageMode(mode)
    case ("defaultIsolation", .text(let isolation)?):
      return .defaultIsolation(isolation == "nonisolated" ? nil : isolation)
    default: return .other(name)
    }
  }
}
