extension PackageDescription {
  /// The entries of `swiftSettings:`. The last argument is a condition, which is ignored.
  static let settings: [String: Signature] = [
    "define": Signature(unlabelled: [.text, .anything]),
    "unsafeFlags": Signature(unlabelled: [.list(.text), .anything]),
    "enableUpcomingFeature": Signature(unlabelled: [.text, .anything]),
    "enableExperimentalFeature": Signature(unlabelled: [.text, .anything]),
    "interoperabilityMode": Signature(labelled: ["version": .anything], unlabelled: [.anything, .anything]),
    "swiftLanguageMode": Signature(unlabelled: [.named("SwiftLanguageMode"), .anything]),
    "swiftLanguageVersion": Signature(unlabelled: [.named("SwiftLanguageMode"), .anything]),
    "strictMemorySafety": Signature(unlabelled: [.anything]),
    "defaultIsolation": Signature(unlabelled: [.anything, .anything]),
    "treatAllWarnings": Signature(labelled: ["as": .anything], unlabelled: [.anything]),
    "treatWarning": Signature(labelled: ["as": .anything], unlabelled: [.text, .anything]),
    "enableWarning": Signature(unlabelled: [.text, .anything]),
    "disableWarning": Signature(unlabelled: [.text, .anything]),
  ]

  static let languageModes: [String: Signature] = [
    "v3": Signature(isProperty: true),
    "v4": Signature(isProperty: true),
    "v4_2": Signature(isProperty: true),
    "v5": Signature(isProperty: true),
    "v6": Signature(isProperty: true),
    "version": Signature(unlabelled: [.text]),
  ]
}
