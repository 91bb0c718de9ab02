import Presentation

/// The drawing of a picture. It is made here, so that pages load nothing from other hosts.
///
/// Colours and shapes follow from the identifier and the category, so the same item always looks the same.
struct PictureSVG {
  let id: Int
  let category: String

  var text: String {
    let categoryHash = Self.scramble(category.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let hash = Self.scramble(UInt64(bitPattern: Int64(id)) ^ categoryHash)
    let hue = (Int(categoryHash % 360) + Int(hash % 40)) % 360
    let shapes = (0..<4).map { shape($0, Self.scramble(hash &+ UInt64($0)), hue: hue) }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img">\
      <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(\(hue) 45% 82%)"/>\
      <stop offset="1" stop-color="hsl(\((hue + 35) % 360) 50% 66%)"/></linearGradient></defs>\
      <rect width="320" height="240" fill="url(#g)"/>\(shapes)</svg>
      """
  }

  private func shape(_ index: Int, _ hash: UInt64, hue: Int) -> String {
    let x = 60 + Int(hash % 200)
    let y = 50 + Int((hash >> 16) % 140)
    let size = 26 + Int((hash >> 32) % 54)
    let fill = "fill=\"hsl(\((hue + 150 + index * 17) % 360) 42% \(38 + index * 9)%)\" fill-opacity=\".78\""
    return switch (hash >> 48) % 3 {
    case 0: "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(size)\" \(fill)/>"
    case 1:
      "<rect x=\"\(x - size)\" y=\"\(y - size)\" width=\"\(size * 2)\" height=\"\(size * 2)\" rx=\"\(size / 3)\" \(fill)/>"
    default: "<path d=\"M\(x) \(y - size)l\(size) \(size * 2)h-\(size * 2)z\" \(fill)/>"
    }
  }

  /// Source: the finaliser of SplitMix64 (Steele, Lea and Flood, 2014).
  private static func scramble(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension Picture {
  /// Where the drawing is served.
  func path(in feature: String) -> String {
    let category = category.utf8.filter { character in
      switch character {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    return "/pictures/\(feature)/\(id).svg?category=\(String(decoding: category, as: UTF8.self))"
  }
}
