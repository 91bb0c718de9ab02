/// Something with an identity that lists show and that can be opened.
///
/// Its identifier has one form as text, so that an address or a command line can name it.
public protocol Entity: Identifiable, Hashable, Sendable where ID: LosslessStringConvertible & Sendable {}
