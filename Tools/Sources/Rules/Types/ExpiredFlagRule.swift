public import Model

struct ExpiredFlagRule: Rule {
  static let documentation = RuleDocumentation(
    name: "expired-flag",
    summary: "a feature flag is removed by its date",
    why: "A flag that stays has two programs in one: both have to work, and one of them is never tried.",
    fix: """
      Keep the code for the value that the flag has, and remove the flag. If the decision is still open, give it a \
      later date: a day such as `2027-06-30`, as a text in the call.
      """,
    broken: """
      extension FeatureFlag {
        static let search = FeatureFlag("search", isOn: false, until: "2020-06-30")
        static let cart = Self("cart", isOn: false, until: "2020-06-30")
      }
      """,
    kept: """
      extension FeatureFlag {
        static let search = FeatureFlag("search", isOn: false, until: "2127-06-30")
      }
      """
  )

  static func reads(_ configuration: Configuration) -> SourceDepth { .outlines { _ in false } }

  func findings(in context: RuleContext) -> [Finding] {
    context.flags.compactMap { path, flag in
      message(about: flag, on: context.configuration.today).map { message in
        let place = Finding.Place(path, flag.position, length: flag.until.utf8.count, subject: flag.name)
        return Finding(self, at: place, message: message)
      }
    }
  }

  private func message(about flag: FlagDeclaration, on today: CalendarDay?) -> String? {
    guard let day = flag.day else {
      return "`\(flag.until)` is no date for the flag `\(flag.name)`; write a day such as 2027-06-30"
    }
    return today.map { day < $0 } == true ? "the flag `\(flag.name)` was to be removed by \(day)" : nil
  }
}

extension RuleContext {
  /// The flags that product code declares, each with the path of its file.
  public var flags: [(path: String, flag: FlagDeclaration)] {
    productFiles { !$0.flags.isEmpty }
      .flatMap { file in (file.facts.declarations?.flags ?? []).map { (file.path, $0) } }
  }

  /// The names of the analytics events: the cases of an enumeration `AnalyticsEvent`.
  public var events: [(name: String, location: SourceLocation)] {
    productFiles { !$0.types.isEmpty }.flatMap { file in
      (file.facts.declarations?.types ?? []).filter { $0.kind == .enum && $0.simpleName == "AnalyticsEvent" }
        .flatMap { type in type.cases.map { ($0, SourceLocation(path: file.path, position: type.position)) } }
    }
  }

  /// Every file of a target that is no test, once, if it has what is asked for.
  private func productFiles(where has: (Declarations) -> Bool) -> [SourceFile] {
    var paths: Set<String> = []
    return graph.nodes.filter { $0.kind != .test }.flatMap(\.target.files)
      .filter { $0.facts.declarations.map(has) == true && paths.insert($0.path).inserted }
  }
}
