/// The port to the addresses of the person who is signed in. Another person's address is not found.
///
/// Lists are in the order of ``Address/isListed(_:before:)``. A search looks at texts that have to be entered, such as the
/// name; an empty text matches all. Every method throws ``DomainError/signInRequired`` if there is no such person.
public typealias AddressRepository = EditableRepository<Address, AddressQuery>
