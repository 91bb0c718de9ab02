import Model

/// What Tuist's library declares.
extension Interpreter {
  /// Whether a value is a case of Tuist's `TargetDependency`.
  func isDependency(_ member: Member) -> Bool {
    library == .projectDescription && member.type == "TargetDependency" && member.problem == nil
      && Self.dependencies.contains(member.name)
  }

  /// The cases of Tuist's `TargetDependency`.
  static let dependencies: Set = [
    "external", "framework", "library", "macro", "package", "project", "sdk", "target", "xcframework", "xctest",
  ]

  /// `Environment.isCI.getBoolean(default: false)`; `nil` for another method.
  func environmentVariable(_ name: String, _ value: Value, _ arguments: [EvaluatedArgument]) throws -> Value? {
    guard let kind = ["getBoolean": "boolean", "getString": "string"][name], arguments.count == 1,
      arguments[0].label == "default", let value = try environmentValue(value)
    else { return nil }
    guard case .member(let found) = value, found.name == kind else { return arguments[0].value }
    return found.arguments?.first?.value
  }

  /// The value, or what `Environment.isCI` is.
  func known(_ value: Value) throws -> Value { try environmentValue(value) ?? value }

  /// What `Environment.isCI` is: `.boolean`, `.string` or `nil`, by the variable `TUIST_IS_CI`; `nil` for another value.
  ///
  /// Source: Tuist's `Environment`.
  private func environmentValue(_ value: Value) throws -> Value? {
    guard library == .projectDescription, case .member(let member) = value, member.type == "Environment",
      member.arguments == nil, types["Environment"]?.kind ?? .extended == .extended
    else { return nil }
    try spend(member.name.utf8.count)
    // Versions of Tuist make other words of digits.
    guard member.name.wholeMatch(of: /[a-z][a-zA-Z]*/) != nil else {
      throw unsupported("the variable of `Environment.\(member.name)`")
    }
    guard let text = variable("TUIST_" + Self.words(member.name)), let set = text.characters else { return .nothing }
    let isTrue = ["1", "true", "TRUE", "yes", "YES"].contains(set)
    let isBoolean = isTrue || ["0", "false", "FALSE", "no", "NO"].contains(set)
    let argument = EvaluatedArgument(value: isBoolean ? .boolean(isTrue) : text.unwrapped)
    let name = isBoolean ? "boolean" : "string"
    return .member(Member(type: Self.environmentType, name: name, arguments: [argument], position: position))
  }

  /// A name that no other type has.
  static let environmentType = "Environment?"

  /// `IS_CI` for `isCI`.
  private static func words(_ name: String) -> String {
    name.replacing(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])/) { "\($0.output)_" }.uppercased()
  }

  /// Methods of `SettingsDictionary` that add the setting of their name, or those for signing, which are not known.
  private static let settingsMethods: Set = [
    "appleGenericVersioningSystem", "automaticCodeSigning", "bitcodeEnabled", "codeSignIdentity",
    "codeSignIdentityAppleDevelopment", "currentProjectVersion", "debugInformationFormat", "manualCodeSigning",
    "marketingVersion", "otherCFlags", "otherLinkerFlags", "otherSwiftFlags", "swiftActiveCompilationConditions",
    "swiftCompilationMode", "swiftObjcBridgingHeaderPath", "swiftOptimizationLevel", "swiftOptimizeObjectLifetimes",
    "swiftVersion", "versionInfo",
  ]
  private static let signing = [
    "CODE_SIGN_IDENTITY", "CODE_SIGN_STYLE", "DEVELOPMENT_TEAM", "PROVISIONING_PROFILE_SPECIFIER",
  ]

  /// The settings that a method adds, or `nil` for another method.
  func settings(_ method: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard library == .projectDescription, Self.settingsMethods.contains(method) else { return nil }
    let unknown = Value.member(Member(type: "", name: "", position: position, problem: unsupported("this setting")))
    let value = arguments.count == 1 ? arguments[0].value : .list(arguments.map(\.value))
    let isSigning = method.hasSuffix("Signing")
    let names = isSigning ? Self.signing : [method == "otherLinkerFlags" ? "OTHER_LDFLAGS" : Self.words(method)]
    return .dictionary(names.map { (.text(Text(characters: $0)), isSigning ? unknown : value) })
  }
}
