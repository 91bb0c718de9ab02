#if DEBUG
  public import Domain

  extension Address {
    /// An address with a default for each field.
    ///
    /// - Throws: `ValidationError` if a value breaks a rule.
    public static func fixture(
      id: String = "1",
      version: Int = 1,
      recipient: String = "Mira Lindqvist",
      street: String = "Harbour Lane 4",
      postalCode: String = "20457",
      city: String = "Hamburg",
      country: Address.Country = .germany,
      note: String = "Ring twice",
      isDefault: Bool = false
    ) throws(ValidationError) -> Address {
      Address(
        id: id,
        version: version,
        values: try Values(
          recipient: recipient,
          street: street,
          postalCode: postalCode,
          city: city,
          country: country.rawValue,
          note: note,
          isDefault: isDefault
        )
      )
    }
  }

  extension Address: MockItem {
    public static let hostileID = "<script>\u{7}&\"'/.."
    public static let searchSample = "Office"

    public static func makeFixtures() throws -> [Address] {
      [
        try .fixture(isDefault: true),
        try .fixture(
          id: "2",
          recipient: "Office",
          street: "Ring 12",
          postalCode: "1010",
          city: "Vienna",
          country: .austria
        ),
        try .fixture(
          id: "3",
          recipient: "Parents",
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
        recipient: String.hostileTitle.cut(to: Values.recipientLength),
        street: String.hostileText.cut(to: Values.streetLength),
        city: "{{#each}} ${x} --> ]]>",
        note: String.hostileText.cut(to: Values.noteLength)
      )
    }

    public static func makeFixture(number: Int) throws -> Address {
      try .fixture(id: String(number), recipient: "Entry \(number + 100)", isDefault: number == 1)
    }

    public func matches(_ query: AddressQuery) -> Bool {
      let texts = [
        values.recipient,
        values.street,
        values.city,
      ]
      return query.text.isEmpty || query.text.matches(texts)
    }
  }
#endif
