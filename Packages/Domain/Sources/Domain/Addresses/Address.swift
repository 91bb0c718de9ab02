/// Where a person wants goods to be delivered.
///
/// One of a person's addresses is their default as soon as they have any; see ``settled(_:changed:)``.
public struct Address: EditableEntity {
  public let id: String
  public let version: Int
  public let values: Values

  public init(id: String, version: Int, values: Values) {
    self.id = id
    self.version = version
    self.values = values
  }

  /// What a person enters. A text that is not required is empty if there is none.
  public struct Values: Hashable, Sendable {
    public static let recipientLength = 1...80
    public static let streetLength = 1...120
    public static let cityLength = 1...80
    public static let noteLength = 0...200

    public let recipient: String
    public let street: String
    public let postalCode: String
    public let city: String
    public let country: Country
    public let note: String
    public var isDefault: Bool

    /// - Throws: ``ValidationError`` with a problem for each field that breaks a rule.
    public init(
      recipient: String,
      street: String,
      postalCode: String,
      city: String,
      country: String,
      note: String = "",
      isDefault: Bool = false
    ) throws(ValidationError) {
      var validation = Validation()
      self.recipient = validation.text(recipient, "recipient", length: Self.recipientLength)
      self.street = validation.text(street, "street", length: Self.streetLength)
      self.postalCode = validation.postalCode(postalCode, of: Country(rawValue: country))
      self.city = validation.text(city, "city", length: Self.cityLength)
      self.country = validation.choice(country, "country") ?? .austria
      self.note = validation.text(note, "note", length: Self.noteLength)
      self.isDefault = isDefault
      try validation.finish()
    }
  }

  /// A country that goods are delivered to. The raw value is its code in ISO 3166-1.
  public enum Country: String, CaseIterable, Sendable {
    case austria = "AT"
    case france = "FR"
    case germany = "DE"
    case netherlands = "NL"
    case switzerland = "CH"
    case unitedKingdom = "GB"
    case unitedStates = "US"
  }
}

extension Address {
  public static let limit = 100

  /// Whether lists show one before another: the default first, then by name, ignoring case, then by identifier.
  public static func isListed(_ first: Address, before second: Address) -> Bool {
    if first.values.isDefault != second.values.isDefault { return first.values.isDefault }
    return (first.values.recipient.lowercased(), first.id) < (second.values.recipient.lowercased(), second.id)
  }

  /// A person's addresses after a change, with exactly one default: the changed address if it is one now, else the one that
  /// was it before, else the first of the others in the order of lists.
  public static func settled(_ addresses: [Address], changed: Address.ID?) -> [Address] {
    let defaults = addresses.filter(\.values.isDefault)
    let others = addresses.filter { $0.id != changed }.sorted(by: isListed)
    let chosen = defaults.first { $0.id == changed } ?? defaults.first ?? others.first ?? addresses.first
    return addresses.map { address in
      var values = address.values
      values.isDefault = address.id == chosen?.id
      return Address(id: address.id, version: address.version, values: values)
    }
  }
}
