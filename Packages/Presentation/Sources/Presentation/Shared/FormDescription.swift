public import Domain

/// What a feature adds to the generic form: its fields, its texts, and what submitting it does.
public protocol FormDescription: Sendable {
  var route: Route { get }
  var texts: FormTexts { get }
  var fields: [FormFieldDescription] { get }

  /// The screen that a person came from.
  var back: ScreenState.Link? { get }

  /// Where a person can go on if what the form is about is gone.
  var whenGone: ScreenState.Link? { get }

  /// Other forms that a person may want instead.
  var actions: [ContentAction] { get }

  /// What the form begins with. If it is loaded again, after a conflict, it is what is stored then.
  func load() async throws(DomainError) -> FormStart

  /// Does what the form is for.
  ///
  /// - Returns: The screen to show next.
  /// - Throws: ``DomainError/invalid(_:)`` with the fields that have to be corrected, or any other error.
  func submit(_ values: FormValues) async throws(DomainError) -> Route
}

extension FormDescription {
  public var back: ScreenState.Link? { nil }
  public var whenGone: ScreenState.Link? { nil }
  public var actions: [ContentAction] { [] }
  public func load() async throws(DomainError) -> FormStart { FormStart() }
}

/// What a form begins with.
public struct FormStart: Equatable, Sendable {
  /// The values by the names of their fields.
  public var values: [String: String] = [:]

  /// What can be chosen for fields that name an item of another feature, by the names of the fields.
  public var choices: [String: [Choice]] = [:]

  /// The name of the item that the form is about.
  public var subject: String?

  /// More about that item, if the fields do not show it.
  public var facts: [Fact] = []
}

/// The texts of a form, in any language.
public struct FormTexts: Sendable {
  let title: TextKey
  let submit: TextKey

  /// What submitting means, if the fields do not say it.
  var explanation: TextKey?
  var isDestructive = false
}

/// A field of a form, in any language.
public struct FormFieldDescription: Sendable {
  public let name: String

  /// Nil for a hidden field.
  var label: TextKey?
  var kind = Kind.text
  public var isRequired = true
  var purpose: FormField.Purpose?
  var hint: TextKey?

  /// The numbers that the hint names.
  var hintNumbers: [Int] = []

  /// The name of the feature whose item it names; nil for any other field.
  public var feature: String? {
    if case .reference(let feature) = kind { feature } else { nil }
  }

  /// Whether every item has a value for it: a toggle that was not turned on is off.
  public var isNeverMissing: Bool { isRequired || kind.isToggle }

  /// As ``FormField/Kind``.
  enum Kind: Sendable {
    case text, secret, number, integer, link, date, toggle, hidden
    case money(currencyCode: String)
    case choice([ChoiceDescription])

    /// The identifier of an item of the feature with this name.
    case reference(String)

    /// A choice that may be missing, unlike a toggle.
    static let yesOrNo = Kind.choice([
      ChoiceDescription(id: "true", name: .sharedValueYes), ChoiceDescription(id: "false", name: .sharedValueNo),
    ])

    var isToggle: Bool {
      if case .toggle = self { true } else { false }
    }
  }
}

/// One of the choices of a field, in any language.
public struct ChoiceDescription: Sendable {
  let id: String
  let name: TextKey
}
