public import Foundation

/// The defaults that wire formats use: `@Default<Zero> var stock: Int`.
public enum Zero: DefaultValue {
  public static var value: Int { 0 }
}

public enum ZeroDecimal: DefaultValue {
  public static var value: Decimal { 0 }
}

public enum ZeroDouble: DefaultValue {
  public static var value: Double { 0 }
}

public enum EmptyString: DefaultValue {
  public static var value: String { "" }
}

public enum EmptyList<Element: Codable & Hashable & Sendable>: DefaultValue {
  public static var value: [Element] { [] }
}
