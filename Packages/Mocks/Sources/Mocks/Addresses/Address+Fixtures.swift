#if DEBUG
  public import Domain

  public typealias MockAddressRepository = MockEditableRepository<Address>

  extension Address {
    /// An address with a default for each field.
    ///
    /// - Throws: `ValidationError` if a value breaks a rule.
    public static func fixture(
      id: String = "1",
      version: Int = 1,
      name: String = "Mira Lindqvist",
      street: String = "Harbour Lane 4",
      postalCode: String = "20457",
      city: String = "Hamburg",
      country: Country = .germany,
      note: String = "Ring twice",
      isDefault: Bool = false
    ) throws(ValidationError) -> Address {
      Address(
        id: id,
        version: version,
        values: try Values(
          name: name,
          street: street,
          postalCode: postalCode,
          city: city,
          countryCode: country.rawValue,
          note: note,
          isDefault: isDefault
        )
      )
    }
  }

  extension Address: MockItem {
    public static let hostileID = "<script>\u{7}&\"'/.."
    public static let searchSample = "Vienna"

    public static func makeFixtures() throws -> [Address] {
      [
        try .fixture(isDefault: true),
        try .fixture(
          id: "2",
          name: "Office",
          street: "Ring 12",
          postalCode: "1010",
          city: "Vienna",
          country: .austria
        ),
        try .fixture(
          id: "3",
          name: "Parents",
          street: "Canal Street 7",
          postalCode: "1012 AB",
          city: "Amsterdam",
          country: .netherlands,
          note: ""
        ),
      ]
    }

    public static func makeHostile() throws -> Address {
      try .fixture(
        id: hostileID,
        name: String(String.hostileTitle.prefix(Values.nameLength.upperBound)),
        street: String(String.hostileText.prefix(Values.streetLength.upperBound)),
        city: "{{#each}} ${x} --> ]]>",
        note: "<img src=x onerror=\"alert('1')\">"
      )
    }

    public static func makeFixture(number: Int) throws -> Address {
      try .fixture(id: String(number), name: "Entry \(number + 100)", isDefault: number == 1)
    }

    public func matches(_ query: AddressQuery) -> Bool {
      query.text.isEmpty || query.text.matches([values.name, values.street, values.city])
    }
  }
#endif
