import Model

extension TypeIndex {
  /// The global actor that a type is isolated to: by its own attribute, by default, or by what it inherits.
  func globalActor(of entry: Entry) -> String? {
    var seen: Set<Entry> = []
    var rest = [entry]
    while let next = rest.popLast() {
      let attributes = next.type.attributes.map { $0.prefix { $0 != "(" && $0 != "<" } }
      let names = attributes.map { TypeDeclaration.simpleName(of: String($0)) }
      if let actor = names.first(where: globalActors.contains) { return actor }
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
