public import Domain

/// What a feature adds to the generic form: its fields, its texts, and what submitting it does.
public protocol FormDescription: Sendable {
  var route: Route { get }
  var texts: FormTexts { get }
  var fields: [FormFieldDescription] { get }

  /// The screen that a person came from.
  var back: ScreenState.Link? { get }

  /// Other forms that a person may want instead.
  var actions: [ContentAction] { get }

  /// The values to begin with, by the names of their fields.
  func initialValues() async throws(DomainError) -> [String: String]

  /// Does what the form is for.
  ///
  /// - Returns: The screen to show next.
  /// - Throws: ``DomainError/invalid(_:)`` with the fields that have to be corrected, or any other error.
  func submit(_ values: FormValues) async throws(DomainError) -> Route
}

extension FormDescription {
  public var back: ScreenState.Link? { nil }
  public var actions: [ContentAction] { [] }
  public func initialValues() async throws(DomainError) -> [String: String] { [:] }
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
  let name: String
  let label: TextKey
  var kind = FormField.Kind.text
  var purpose: FormField.Purpose?
  var hint: TextKey?

  /// The numbers that the hint names.
  var hintNumbers: [Int] = []
}

/// What was entered in a form, by the names of its fields.
public struct FormValues: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// The text of a field; empty if nothing was entered.
  public func text(_ name: String) -> String { values[name] ?? "" }

  public func secret(_ name: String) -> Secret { Secret(text(name)) }
}
