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

  /// What a person enters.
  public struct Values: Hashable, Sendable {
    public static let nameLength = 1...80
    public static let streetLength = 1...120
    public static let cityLength = 1...80
    public static let noteLength = 0...200

    /// The name of the person or the company.
    public let name: String

    /// The street with the number of the house.
    public let street: String
    public let postalCode: String
    public let city: String
    public let country: Country

    /// What the courier has to know; empty for nothing.
    public let note: String
    public var isDefault: Bool

    /// - Parameter countryCode: The raw value of a ``Country``; empty if none was chosen.
    /// - Throws: ``ValidationError`` with a problem for each field that breaks a rule.
    public init(
      name: String,
      street: String,
      postalCode: String,
      city: String,
      countryCode: String,
      note: String = "",
      isDefault: Bool = false
    ) throws(ValidationError) {
      var validation = Validation()
      self.name = validation.text(name, "name", length: Self.nameLength)
      self.street = validation.text(street, "street", length: Self.streetLength)
      self.postalCode = validation.text(postalCode, "postalCode", length: 1...12).uppercased()
      let country = Country(rawValue: countryCode)
      validation.require(country?.accepts(postalCode: self.postalCode) ?? true, "postalCode", .postalCode)
      self.city = validation.text(city, "city", length: Self.cityLength)
      validation.require(country != nil, "country", countryCode.isEmpty ? .required : .choice)
      self.country = country ?? .germany
      self.note = validation.text(note, "note", length: Self.noteLength)
      self.isDefault = isDefault
      try validation.finish()
    }
  }
}

extension Address {
  public static let limit = 100

  /// Whether lists show one before another: the default first, then by name, ignoring case, then by identifier.
  public static func isListed(_ first: Address, before second: Address) -> Bool {
    if first.values.isDefault != second.values.isDefault { return first.values.isDefault }
    return (first.values.name.lowercased(), first.id) < (second.values.name.lowercased(), second.id)
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
