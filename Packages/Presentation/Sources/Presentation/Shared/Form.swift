/// What a person is asked for, and what is wrong with what they entered. Any host can draw it.
public struct Form: Equatable, Sendable {
  public internal(set) var fields: [FormField]

  /// The label of the button that submits the form.
  public let submit: String

  /// Whether submitting destroys something, which a host shows as a warning.
  public let isDestructive: Bool

  /// Why the form was not accepted when it was submitted last.
  public internal(set) var failure: ErrorViewData?
  public internal(set) var isSubmitting = false

  /// Whether something was entered that is not submitted yet.
  public internal(set) var hasChanges = false

  /// The field with a name; nil if there is none.
  public subscript(name: String) -> FormField? {
    fields.first { $0.name == name }
  }

  /// Whether there is no question before the form is submitted: it has no field to fill in, destroys nothing, and has not
  /// failed. See ``Screen/submitUnlessItAsks()``.
  public var asksNothing: Bool {
    failure == nil && !isDestructive && fields.allSatisfy { $0.kind == .hidden }
  }
}

/// A field of a form.
public struct FormField: Equatable, Identifiable, Sendable {
  public enum Kind: Equatable, Sendable {
    case text

    /// A text that is not shown.
    case secret

    /// A number with a dot before its decimals: `12.5`.
    case number

    /// A whole number: `12`.
    case integer

    /// An `http` or `https` link.
    case link

    /// An amount in a currency, written as a ``number``.
    case money(currencyCode: String)

    /// A day of the Gregorian calendar: `2026-11-26`.
    case date

    /// The identifier of one of the choices. The first choice, which has none, stands for nothing.
    case choice([Choice])

    /// `true`, or empty; with how a person reads the two.
    case toggle(on: String, off: String)

    /// What the form remembers. A host neither shows nor changes it, but sends it with the other fields.
    case hidden
  }

  /// What programs that fill in forms are told about a field. The raw values are those of HTML
  /// (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill).
  public enum Purpose: String, Sendable {
    case username
    case currentPassword = "current-password"
    case newPassword = "new-password"
    case name
    case street = "address-line1"
    case postalCode = "postal-code"
    case city = "address-level2"
    case country
  }

  /// The name in requests, which no other field of the form has.
  public let name: String
  public let label: String
  public let kind: Kind
  public let isRequired: Bool
  public let purpose: Purpose?

  /// What a value has to be.
  public let hint: String?

  /// What was entered; always empty for a secret, so that no state holds it.
  public internal(set) var value: String

  /// What is wrong with the value, as a sentence.
  public internal(set) var error: String?

  /// What is stored, as a sentence, if that was changed since the form was opened.
  public internal(set) var stored: String?

  public var id: String { name }

  public var isToggle: Bool {
    if case .toggle = kind { true } else { false }
  }

  /// The value as a person reads it.
  public var text: String { text(of: value) }

  func text(of value: String) -> String {
    switch kind {
    case .choice(let choices): choices.first { $0.id == value }?.name ?? value
    case .toggle(let on, let off): value == Self.on ? on : off
    default: value
    }
  }
}

/// Something that can be done with what a screen shows: a form that it leads to.
public struct ContentAction: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Opens the form.
    case open

    /// Submits the form, as that asks nothing; see ``Form/asksNothing``.
    case submit

    /// Opens the form, which destroys something.
    case destroy
  }

  public let label: String
  public let route: Route
  public let kind: Kind
}
