/// Which addresses are wanted: all, or those that match a keyword.
public typealias AddressQuery = KeywordQuery

/// What a person can do with their addresses.
///
/// Addresses have no rules beyond those of all editable items, so ``DefaultEditableUseCase`` implements it.
public typealias AddressUseCase = EditableUseCase<Address, AddressQuery>

/// Something that provides the use case; view models ask for a composition of such protocols.
public protocol HasAddressUseCase {
  var addressUseCase: any AddressUseCase { get }
}
