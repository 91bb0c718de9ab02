/// A picture of an item. A host draws its ``PictureDrawing``.
public struct Picture: Equatable, Sendable {
  public let id: Int
  public let category: String
}

/// What a picture shows: shapes over a gradient, on an area of ``width`` by ``height``.
///
/// Colours and shapes follow from the identifier and the category, so the same item always looks the same, in every host.
public struct PictureDrawing: Equatable, Sendable {
  public static let width = 320
  public static let height = 240

  /// How much a shape covers what is below it, in percent.
  public static let opacity = 78

  /// The colour of the gradient in the top left corner, and of the one in the bottom right corner.
  public let start: Color
  public let end: Color

  /// The lowest shape is first. They may reach beyond the area.
  public let shapes: [Shape]

  /// A colour of HSL: the hue in degrees from 0 to 359, the saturation and the lightness in percent.
  public struct Color: Equatable, Sendable {
    public let hue: Int
    public let saturation: Int
    public let lightness: Int
  }

  /// A shape within a square around (x, y), whose sides are twice the size.
  public struct Shape: Equatable, Sendable {
    public enum Kind: Sendable {
      /// Touches all sides of the square.
      case circle

      /// Fills the square; the radius of its corners is a third of the size.
      case square

      /// Has its top in the middle of the upper side, and the lower side as its base.
      case triangle
    }

    public let kind: Kind
    public let x: Int
    public let y: Int
    public let size: Int
    public let color: Color
  }
}

extension PictureDrawing {
  public init(id: Int, category: String) {
    let categoryHash = Self.scramble(category.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let hash = Self.scramble(UInt64(bitPattern: Int64(id)) ^ categoryHash)
    let hue = (Int(categoryHash % 360) + Int(hash % 40)) % 360
    start = Color(hue: hue, saturation: 45, lightness: 82)
    end = Color(hue: (hue + 35) % 360, saturation: 50, lightness: 66)
    shapes = (0..<4).map { Shape($0, Self.scramble(hash &+ UInt64($0)), hue: hue) }
  }

  /// Source: the finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func scramble(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension PictureDrawing.Shape {
  fileprivate init(_ index: Int, _ hash: UInt64, hue: Int) {
    x = 60 + Int(hash % 200)
    y = 50 + Int((hash >> 16) % 140)
    size = 26 + Int((hash >> 32) % 54)
    color = PictureDrawing.Color(hue: (hue + 150 + index * 17) % 360, saturation: 42, lightness: 38 + index * 9)
    kind =
      switch (hash >> 48) % 3 {
      case 0: .circle
      case 1: .square
      default: .triangle
      }
  }
}
