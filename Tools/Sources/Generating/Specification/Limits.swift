/// What a field allows beyond its type: the length of a text in characters, or the size of a number or an amount.
public struct Limits: Equatable, Sendable, CustomStringConvertible {
  public let minimum: Int?
  public let maximum: Int?

  /// Parses a range as Swift writes it: `1...80`, `0...` or `...10`.
  public init?(_ text: String) {
    guard let dots = text.firstRange(of: "...") else { return nil }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
    let numbers = ends.map { Int($0) }
    guard zip(ends, numbers).allSatisfy({ $0.isEmpty == ($1 == nil) }) else { return nil }
    (minimum, maximum) = (numbers[0], numbers[1])
    if minimum == nil, maximum == nil { return nil }
    if let minimum, let maximum, minimum > maximum { return nil }
  }

  public var description: String {
    "\(minimum.map(String.init) ?? "")...\(maximum.map(String.init) ?? "")"
  }

  /// The arguments of a Domain rule.
  var arguments: String {
    (minimum.map { ", atLeast: \($0)" } ?? "") + (maximum.map { ", atMost: \($0)" } ?? "")
  }

  /// A number of a sample, or the limit that it breaks.
  func clamped(_ number: String) -> String {
    guard let value = Double(number) else { return number }
    if let minimum, value < Double(minimum) { return String(minimum) }
    if let maximum, value > Double(maximum) { return String(maximum) }
    return number
  }

  /// A sample text that is long enough, and not too long. It ends with no space, as entities trim texts.
  func clamped(text: String) -> String {
    var short = String(text.prefix(maximum ?? text.count))
    if short.hasSuffix(" ") { short.removeLast() }
    return short + String(repeating: "x", count: max(0, (minimum ?? 0) - short.count))
  }
}

extension Limits: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let limits = Limits(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a range such as 1...80")
    }
    self = limits
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
