import Model

extension TypeIndex {
  /// What protocols of the standard library refine.
  static let refined = [
    "Actor": ["AnyObject", "Sendable"], "Clock": ["Sendable"], "Codable": ["Decodable", "Encodable"],
    "CodingKey": ["Sendable"], "Comparable": ["Equatable"], "CustomNSError": ["Error", "Sendable"],
    "Error": ["Sendable"], "Hashable": ["Equatable"],
    "InstantProtocol": ["Comparable", "Equatable", "Hashable", "Sendable"], "LocalizedError": ["Error", "Sendable"],
    "OptionSet": ["Equatable", "SetAlgebra"],
    "RecoverableError": ["Error", "Sendable"], "SetAlgebra": ["Equatable"], "Strideable": ["Comparable", "Equatable"],
  ]

  /// Whether declarations conform to what a pattern names, directly or by a protocol or a class of the repository.
  ///
  /// - Parameters:
  ///   - others: Patterns that are asked about as well. What protocols that match one of them refine does not count.
  ///   - orImplied: Whether what types have without a protocol counts as well.
  func conforms(
    _ entries: [Entry],
    to pattern: Pattern,
    besides others: [Pattern] = [],
    orImplied: Bool = false
  ) -> Bool {
    if entries.contains(where: { $0.type.inherited.contains(where: pattern.matches) }) { return true }
    var names = inheritedNames(of: entries.filter { $0.kind != .typealias })
    if names.isSuperset(of: ["Decodable", "Encodable"]) { names.insert("Codable") }
    if names.contains(where: pattern.matches) { return true }
    // A pattern such as `*able` means only what is written, unless it is required.
    if pattern.glob.isPattern, !orImplied { return false }
    let known = names.filter { name in !others.contains { $0.matches(name) } }
    let refined = known.flatMap { Self.refined[$0] ?? [] } + (orImplied ? entries.flatMap(implied) : [])
    return refined.contains(where: pattern.matches)
  }

  /// What a type conforms to without saying so.
  private func implied(by entry: Entry) -> [String] {
    let type = entry.type
    switch type.kind {
    case .actor: return ["Actor", "AnyObject", "Sendable"]
    case .extension, .protocol, .typealias: return []
    case .class, .enum, .struct:
      let isComparable = !type.cases.isEmpty && !type.hasAssociatedValues
      // Other modules may not rely on the cases of a public enum, unless it is frozen.
      let isVisible = entry.access == .public || type.has("usableFromInline")
      let isSendable = type.kind == .enum && !type.hasAssociatedValues && (!isVisible || type.has("frozen"))
      return (isComparable ? ["Equatable", "Hashable"] : [])
        + (isSendable || globalActor(of: entry) != nil ? ["Sendable"] : [])
    }
  }
}

extension TypeIndex {
  /// The global actor that a type is isolated to: by its own attribute, by default, or by what it inherits.
  func globalActor(of entry: Entry) -> String? {
    var seen: Set<Entry> = []
    var rest = [entry]
    while let next = rest.popLast() {
      if let actor = next.attributeNames.first(where: globalActors.contains) { return actor }
      if next.kind == .actor || next.type.modifiers.contains("nonisolated") { continue }
      if isIsolatedByDefault(next) { return "MainActor" }
      for name in next.parents {
        let parents = declarations(of: name, in: next)
        let isOfUserInterface = Self.isOfUserInterface(TypeDeclaration.simpleName(of: name))
        if isOfUserInterface, parents.allSatisfy(\.type.isNested) { return "MainActor" }
        rest += parents.filter { seen.insert($0).inserted }
      }
    }
    return nil
  }

  /// Whether the target's default makes it isolated to the main actor, which it does not in the body of a type that is
  /// isolated otherwise, and for what conforms to protocols that refine `Sendable`, such as `Error`.
  private func isIsolatedByDefault(_ entry: Entry) -> Bool {
    let isDefault = entry.place.node.target.declaration.settings.contains { $0.defaultIsolation == "MainActor" }
    guard isDefault, entry.kind != .typealias else { return false }
    if entry.kind != .protocol {
      let refined = inheritedNames(of: entry.parents.flatMap { declarations(of: $0, in: entry) })
      let conformances = refined.union(entry.type.conformances)
      let refinesSendable = conformances.contains { Self.refined[$0]?.contains("Sendable") == true }
      if refinesSendable || refined.contains("Sendable") { return false }
    }
    return entry.enclosing.map { $0.kind == .extension || globalActor(of: $0) == "MainActor" } ?? true
  }

  /// Whether a type is one of Apple's for user interfaces, which are isolated to the main actor.
  ///
  /// Source: the declarations of UIKit, AppKit, WebKit, SwiftUI and WidgetKit.
  private static func isOfUserInterface(_ name: String) -> Bool {
    if ["App", "ButtonStyle", "PreviewProvider", "Scene", "View", "ViewModifier", "Widget"].contains(name) {
      return true
    }
    return ["MK", "NS", "UI", "WK"].contains(where: name.hasPrefix)
      && [
        "AlertController", "Application", "ApplicationDelegate", "BarController", "BarControllerDelegate",
        "BarDelegate", "Button", "Cell", "CollectionViewLayout", "Control", "FlowLayout", "GestureRecognizer",
        "GestureRecognizerDelegate", "HostingController", "Label", "NavigationController",
        "NavigationControllerDelegate", "NavigationDelegate", "Panel", "Popover", "PresentationController",
        "PresentationControllerDelegate", "Representable", "Responder", "SceneDelegate", "SearchController",
        "SplitViewController", "TextField", "TextFieldDelegate", "TransitioningDelegate", "UIDelegate", "View",
        "ViewController", "ViewControllerDelegate", "ViewDataSource", "ViewDelegate", "Window", "WindowController",
        "WindowDelegate", "WindowSceneDelegate",
      ].contains(where: name.hasSuffix)
  }
}

extension TypeIndex.Entry {
  /// The last parts of the attributes' names, without arguments.
  fileprivate var attributeNames: [String] {
    type.attributes.map { TypeDeclaration.simpleName(of: String($0.prefix { $0 != "(" && $0 != "<" })) }
  }
}
