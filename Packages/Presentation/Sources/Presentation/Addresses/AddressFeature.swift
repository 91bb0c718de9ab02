public import Domain

public typealias AddressListViewModel = ListViewModel<AddressFeature>
public typealias AddressDetailViewModel = DetailViewModel<AddressFeature>

/// The addresses of the person who is signed in: a list that can be searched, and forms to change them.
public struct AddressFeature: EditableFeature {
  public static let name = "addresses"
  public static let itemName = "address"
  public static let isPersonal = true
  public static let texts = FeatureTexts.addresses
  public static let columns = [
    ColumnDescription("recipient", .addressesFieldRecipient, isFlexible: true),
    ColumnDescription("city", .addressesFieldCity),
    ColumnDescription("isDefault", .addressesFieldIsDefault),
  ]

  public let editing: any AddressUseCase

  public init(useCases: any AllUseCases) {
    editing = useCases.addressUseCase
  }

  public static func fields(of address: Address, in context: ContentContext) -> [ContentField] {
    [
      ContentField("recipient", .text(address.values.recipient)),
      ContentField("city", .text(address.values.city)),
      ContentField(
        "isDefault",
        .status(address.values.isDefault ? context.localization.text(.addressesValueDefault) : "", .good)
      ),
    ]
  }

  public static func detail(of address: Address, in context: ContentContext) -> Content {
    let (values, localization) = (address.values, context.localization)
    return Content(
      title: values.recipient,
      facts: localization.facts(
        localization.fact(.addressesFieldStreet, values.street),
        localization.fact(.addressesFieldPostalCode, values.postalCode),
        localization.fact(.addressesFieldCity, values.city),
        localization.fact(.addressesFieldCountry, values.country.textKey),
        localization.fact(.addressesFieldNote, values.note),
        localization.fact(.addressesFieldIsDefault, values.isDefault)
      )
    )
  }
}

/// The forms.
extension AddressFeature {
  public static let formTexts = EditTexts(
    create: .addressesFormCreate,
    edit: .addressesFormEdit,
    delete: .addressesFormDelete
  )

  public static let formFields = [
    FormFieldDescription(name: "recipient", label: .addressesFieldRecipient, purpose: .name),
    FormFieldDescription(name: "street", label: .addressesFieldStreet, purpose: .street),
    FormFieldDescription(name: "postalCode", label: .addressesFieldPostalCode, purpose: .postalCode),
    FormFieldDescription(name: "city", label: .addressesFieldCity, purpose: .city),
    FormFieldDescription(name: "country", label: .addressesFieldCountry, kind: Address.Country.kind, purpose: .country),
    FormFieldDescription(name: "note", label: .addressesFieldNote, isRequired: false, hint: .addressesFieldNoteHint),
    FormFieldDescription(name: "isDefault", label: .addressesFieldIsDefault, kind: .toggle, isRequired: false),
  ]

  public static func entries(of values: Address.Values) -> [String: String] {
    [
      "recipient": values.recipient,
      "street": values.street,
      "postalCode": values.postalCode,
      "city": values.city,
      "country": values.country.rawValue,
      "note": values.note,
      "isDefault": .entry(values.isDefault),
    ]
  }

  public static func values(from entries: FormValues) throws(ValidationError) -> Address.Values {
    try Address.Values(
      recipient: entries.text("recipient"),
      street: entries.text("street"),
      postalCode: entries.text("postalCode"),
      city: entries.text("city"),
      country: entries.text("country"),
      note: entries.text("note"),
      isDefault: entries.toggle("isDefault")
    )
  }
}

extension Address.Country {
  fileprivate static let kind = FormFieldDescription.Kind.choice(
    allCases.map { ChoiceDescription(id: $0.rawValue, name: $0.textKey) }
  )

  fileprivate var textKey: TextKey {
    switch self {
    case .austria: .addressesCountryAustria
    case .france: .addressesCountryFrance
    case .germany: .addressesCountryGermany
    case .netherlands: .addressesCountryNetherlands
    case .switzerland: .addressesCountrySwitzerland
    case .unitedKingdom: .addressesCountryUnitedKingdom
    case .unitedStates: .addressesCountryUnitedStates
    }
  }
}
